import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { Heading } from '../../components/Heading';
import { card, plainList } from '../../components/listStyles';
import { usePane } from '../../paneContext';
import { shareTexts, type SharePartId } from '../../wording/share/share';
import type { ScreenProps } from '../LoadedTab';
import { CopyPart } from './copy/CopyPart';
import { ReceivePart } from './ReceivePart';
import { RepairPart } from './RepairPart';
import { RestorePart } from './RestorePart';
import type { SharePartProps } from './sharePart';

const PARTS: readonly { id: SharePartId; View: ComponentType<SharePartProps> }[] = [
  { id: 'copy', View: CopyPart },
  { id: 'receive', View: ReceivePart },
  { id: 'repair', View: RepairPart },
  { id: 'restore', View: RestorePart },
];

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  paragraph: { margin: 0 },
  list: plainList,
  card,
  about: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  button: { alignSelf: 'flex-start' },
});

/** What is done with people who do not have the add-in: one part at a time, chosen on the first screen. */
export default function ShareScreen({ workbook }: ScreenProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = shareTexts(language);
  const [shown, setShown] = useState<SharePartId | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (id: SharePartId) => {
    setWasOpened(true);
    setShown(id);
  };
  const part = PARTS.find(({ id }) => id === shown);
  if (part)
    return (
      <div className={styles.screen}>
        <Heading level="h2">{texts.heading}</Heading>
        <part.View workbook={workbook} onBack={() => setShown(null)} />
      </div>
    );
  return (
    <div className={styles.screen}>
      <Heading level="h2" takesFocus={wasOpened}>
        {texts.heading}
      </Heading>
      <p className={styles.paragraph}>{texts.intro}</p>
      <ul className={styles.list}>
        {PARTS.map(({ id }) => {
          const { title, about, open: action } = texts.parts[id];
          return (
            <li key={id} className={styles.card}>
              <Heading level="h3">{title}</Heading>
              <p className={styles.about}>{about}</p>
              <Button
                className={styles.button}
                size="small"
                aria-label={action === title ? title : `${action}: ${title}`}
                onClick={() => open(id)}
              >
                {action}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
