import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { usePane } from '../paneContext';
import { about, demonstrationLink } from '../wording/about';
import { Notice } from './Notice';

const useStyles = makeStyles({
  steps: { margin: `${tokens.spacingVerticalXS} 0`, paddingLeft: tokens.spacingHorizontalL },
});

/** For a person who opened the pane's address in a browser: where it works. */
export function OutsideNotice() {
  const { language } = usePane();
  const { title, steps } = about(language).outside;
  return (
    <Notice intent="info" title={title}>
      <ul className={useStyles().steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <Link href="index.html" inline>
        {demonstrationLink(language)}
      </Link>
    </Notice>
  );
}
