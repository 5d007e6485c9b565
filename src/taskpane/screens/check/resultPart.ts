import type { ComponentType } from 'react';
import type { Language } from '../../../explain/language';
import type { Workbook } from '../../../workbook/port';
import type { Checked } from '../../check/checked';
import type { OtherReadingsAsked } from '../../hooks/useOtherReadings';

/** What each part of a result is given. */
export interface ResultPartProps {
  check: Checked;
  workbook: Workbook;
  /** Checks anew, as after the sheet was changed. */
  onAgain: () => void;
}

/** What the parts under the tabs are given. */
export interface ResultViewProps extends ResultPartProps {
  /** Other readings of the norm, for a plant's year. */
  readings: OtherReadingsAsked;
}

/** A part of a result, under its own tab. */
export interface ResultPart {
  id: string;
  /** It tells of other readings too, and is shown with them. */
  needsReadings?: true;
  title: (check: Checked, language: Language) => string;
  View: ComponentType<ResultViewProps>;
}
