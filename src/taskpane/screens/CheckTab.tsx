import { Spinner } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Workbook } from '../../workbook/port';
import { Notice } from '../components/Notice';
import { usePane } from '../paneContext';
import { checkLoading } from '../wording/loading';
import type { CheckScreenProps } from './check/CheckScreen';

export interface CheckTabProps {
  workbook: Workbook;
  today: string;
  isShown: boolean;
}

/**
 * The way from a table to what is found in it. Its code and that of the checks is loaded when it is first shown; from
 * then on it stays, so that a result outlives a look at another part of the pane.
 */
export function CheckTab({ workbook, today, isShown }: CheckTabProps) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return wasShown ? (
    <div hidden={!isShown}>
      <LoadedScreen workbook={workbook} today={today} />
    </div>
  ) : null;
}

type Screen = ComponentType<CheckScreenProps>;

function LoadedScreen(props: CheckScreenProps) {
  const { language } = usePane();
  const [loaded, setLoaded] = useState<{ Screen: Screen } | 'failed' | null>(null);
  useEffect(() => {
    import(/* webpackChunkName: "check" */ './check/CheckScreen').then(
      ({ default: Screen }) => setLoaded({ Screen }),
      () => setLoaded('failed'),
    );
  }, []);
  const texts = checkLoading(language);
  if (loaded === null) return <Spinner size="tiny" label={texts.loading} />;
  if (loaded === 'failed') return <Notice intent="error">{texts.failed}</Notice>;
  return <loaded.Screen {...props} />;
}
