import type { Workbook } from '../../workbook/port';
import { usePane } from '../paneContext';
import { sharingLoading } from '../wording/loading';
import { LoadedTab } from './LoadedTab';

export interface ShareTabProps {
  workbook: Workbook;
  today: string;
  isShown: boolean;
}

const load = () => import(/* webpackChunkName: "share" */ './share/ShareScreen');

/** What is done with people who do not have the add-in: copies for them, what comes back, formulas that broke there. */
export function ShareTab(props: ShareTabProps) {
  const { language } = usePane();
  return <LoadedTab {...props} load={load} texts={sharingLoading(language)} />;
}
