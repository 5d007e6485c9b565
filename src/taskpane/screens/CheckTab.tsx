import type { Workbook } from '../../workbook/port';
import { usePane } from '../paneContext';
import { checkLoading } from '../wording/loading';
import { LoadedTab } from './LoadedTab';

export interface CheckTabProps {
  workbook: Workbook;
  today: string;
  isShown: boolean;
}

const load = () => import(/* webpackChunkName: "check" */ './check/CheckScreen');

/** The way from a table to what is found in it, with the code of the checks. */
export function CheckTab(props: CheckTabProps) {
  const { language } = usePane();
  return <LoadedTab {...props} load={load} texts={checkLoading(language)} />;
}
