import type { ComponentType } from 'react';
import type { Language } from '../../../explain/language';
import type { Workbook } from '../../../workbook/port';
import type { Checked } from '../../check/checked';

/** What each part of a result is given. */
export interface ResultPartProps {
  check: Checked;
  workbook: Workbook;
  /** Checks anew, as after the sheet was changed. */
  onAgain: () => void;
}

/** A part of a result, under its own tab. */
export interface ResultPart {
  id: string;
  title: (check: Checked, language: Language) => string;
  View: ComponentType<ResultPartProps>;
}
