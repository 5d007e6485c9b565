import { Spinner } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Workbook } from '../../workbook/port';
import { Notice } from '../components/Notice';

export interface ScreenProps {
  workbook: Workbook;
  /** `yyyy-mm-dd` */
  today: string;
}

type Screen = ComponentType<ScreenProps>;

interface LoadedProps extends ScreenProps {
  /** Always the same function: it is called once. */
  load: () => Promise<{ default: Screen }>;
  /** What stands in the place of the screen while its code is on its way, or when it did not arrive. */
  texts: { loading: string; failed: string };
}

export interface LoadedTabProps extends LoadedProps {
  isShown: boolean;
}

/**
 * A part of the pane whose code is loaded when it is first shown. From then on it stays, so that what it came to
 * outlives a look at another part.
 */
export function LoadedTab({ isShown, ...screen }: LoadedTabProps) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return wasShown ? (
    <div hidden={!isShown}>
      <LoadedScreen {...screen} />
    </div>
  ) : null;
}

function LoadedScreen({ load, texts, ...props }: LoadedProps) {
  const [loaded, setLoaded] = useState<{ Screen: Screen } | 'failed' | null>(null);
  useEffect(() => {
    load().then(
      ({ default: Screen }) => setLoaded({ Screen }),
      () => setLoaded('failed'),
    );
  }, [load]);
  if (loaded === null) return <Spinner size="tiny" label={texts.loading} />;
  if (loaded === 'failed') return <Notice intent="error">{texts.failed}</Notice>;
  return <loaded.Screen {...props} />;
}
