import type { Workbook } from '../../../workbook/port';

/** What each part of the tab “Compartilhar” is given. It begins with a heading that takes the focus. */
export interface SharePartProps {
  workbook: Workbook;
  /** To the choice between the parts. */
  onBack: () => void;
}
