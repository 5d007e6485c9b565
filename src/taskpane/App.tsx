import { FluentProvider, Link, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Language } from '../explain/language';
import { helpFolder } from '../functions/helpAddress';
import { priceTables } from '../rules/pgpmbio/tables';
import type { Workbook } from '../workbook/port';
import { Heading } from './components/Heading';
import { OutsideNotice } from './components/OutsideNotice';
import { PaneProvider } from './paneContext';
import { CheckTab } from './screens/CheckTab';
import { ExplainScreen } from './screens/ExplainScreen';
import { FunctionsScreen } from './screens/FunctionsScreen';
import { ShareTab } from './screens/ShareTab';
import { TablesScreen } from './screens/TablesScreen';
import { darkTheme, lightTheme } from './theme';
import { version } from './version';
import { about } from './wording/about';
import { tablesInShort } from './wording/tables';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    boxSizing: 'border-box',
    minHeight: '100vh',
    padding: tokens.spacingHorizontalM,
    overflowWrap: 'anywhere',
  },
  header: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  paragraph: { margin: 0 },
  short: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  main: { flexGrow: 1, display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  tabs: { flexWrap: 'wrap', marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` },
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    paddingTop: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
});

type Screen = 'check' | 'explain' | 'functions' | 'share' | 'tables';

export interface AppProps {
  /** `null` when the page was opened outside of any spreadsheet. */
  workbook: Workbook | null;
  language: Language;
  isDark: boolean;
  /** `yyyy-mm-dd` */
  today: string;
}

/** The pane: what the add-in is, and one screen at a time below. */
export function App({ workbook, language, isDark, today }: AppProps) {
  return (
    <FluentProvider theme={isDark ? darkTheme : lightTheme}>
      <PaneProvider value={{ workbook, language, today }}>
        <Page workbook={workbook} language={language} today={today} />
      </PaneProvider>
    </FluentProvider>
  );
}

function Page({ workbook, language, today }: Omit<AppProps, 'isDark'>) {
  const styles = useStyles();
  const texts = about(language);
  const [screen, setScreen] = useState<Screen>(workbook ? 'explain' : 'functions');
  const [query, setQuery] = useState('');
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Heading level="h1">ConfereBio</Heading>
        <p className={styles.paragraph}>{texts.purpose}</p>
        <p className={styles.short}>{tablesInShort(priceTables(), today, language)}</p>
      </header>
      <main className={styles.main}>
        {!workbook && <OutsideNotice />}
        <TabList
          className={styles.tabs}
          size="small"
          aria-label={texts.tabList}
          selectedValue={screen}
          onTabSelect={(_event, { value }) => setScreen(value as Screen)}
        >
          {workbook && <PaneTab screen="explain" text={texts.tabs.explain} />}
          {workbook && <PaneTab screen="check" text={texts.tabs.check} />}
          {workbook && <PaneTab screen="share" text={texts.tabs.share} />}
          <PaneTab screen="functions" text={texts.tabs.functions} />
          <PaneTab screen="tables" text={texts.tabs.tables} />
        </TabList>
        <div role="tabpanel" id="screen" aria-labelledby={`tab-${screen}`}>
          {screen === 'explain' && workbook && (
            <ExplainScreen workbook={workbook} onShowFunctions={() => setScreen('functions')} />
          )}
          {workbook && <CheckTab workbook={workbook} today={today} isShown={screen === 'check'} />}
          {workbook && <ShareTab workbook={workbook} today={today} isShown={screen === 'share'} />}
          {screen === 'functions' && <FunctionsScreen query={query} onQuery={setQuery} />}
          {screen === 'tables' && <TablesScreen tables={priceTables()} today={today} />}
        </div>
      </main>
      <footer className={styles.footer}>
        <span>{texts.version(version)}</span>
        <span>{texts.privacy}</span>
        <Link href={`${helpFolder(language)}index.html`} target="_blank" rel="noopener">
          {texts.help}
        </Link>
      </footer>
    </div>
  );
}

function PaneTab({ screen, text }: { screen: Screen; text: string }) {
  return (
    <Tab value={screen} id={`tab-${screen}`} aria-controls="screen">
      {text}
    </Tab>
  );
}
