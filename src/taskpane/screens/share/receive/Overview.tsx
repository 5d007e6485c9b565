import { makeStyles, tokens } from '@fluentui/react-components';
import { Heading } from '../../../components/Heading';
import { usePane } from '../../../paneContext';
import type { Received } from '../../../hooks/useReceiving';
import { copyLine, countLines, moreLine, receiveTexts } from '../../../wording/share/receive';
import { returnedNoticeText } from '../../../wording/share/receiveFindings';

/** Of very many notices the first ones say enough. */
const MOST_NOTICES = 12;

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalL },
  notices: {
    margin: 0,
    paddingLeft: tokens.spacingHorizontalL,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
});

/** Which copy came back, and how much of it differs. */
export function Overview({ received: { file, comparison, differences } }: { received: Received }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = receiveTexts(language);
  const { notices } = comparison;
  const more = notices.length - MOST_NOTICES;
  return (
    <>
      <Heading level="h4" takesFocus>
        {texts.overview}
      </Heading>
      <p className={styles.paragraph}>{file.name}</p>
      <p className={styles.paragraph}>{copyLine(comparison, language)}</p>
      <ul className={styles.list}>
        {countLines(comparison, differences, language).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {notices.length > 0 && (
        <>
          <Heading level="h5">{texts.about}</Heading>
          <ul className={styles.notices}>
            {notices.slice(0, MOST_NOTICES).map((notice, at) => (
              <li key={at}>{returnedNoticeText(notice, language)}</li>
            ))}
            {more > 0 && <li>{moreLine(more, language)}</li>}
          </ul>
        </>
      )}
    </>
  );
}
