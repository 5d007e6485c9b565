import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef } from 'react';
import { usePane } from '../../../paneContext';
import { receiveTexts } from '../../../wording/share/receive';

/** Files of spreadsheets; what a file really is, is told by its content. */
const ACCEPTED = '.xlsx,.xlsm,.xls,.ods,.csv,.txt,.htm,.html,.xml';

const useStyles = makeStyles({
  place: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  over: { backgroundColor: tokens.colorNeutralBackground1Hover },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  button: { alignSelf: 'flex-start', maxWidth: '100%' },
});

export interface FileChooserProps {
  /** A file is being dragged over the page. */
  isOver: boolean;
  onFile: (file: File) => void;
}

/** Where a file is chosen by a button, or dropped. */
export function FileChooser({ isOver, onFile }: FileChooserProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = receiveTexts(language);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={mergeClasses(styles.place, isOver && styles.over)}>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen once more, as after it was saved again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button className={styles.button} appearance="primary" onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <p className={styles.hint}>{texts.drop}</p>
    </div>
  );
}
