import type { Language } from '../../explain/language';
import type { ReportChoices } from '../../validation/report/reportDocument';
import { reportOfPlantYear } from '../../validation/report/reportOfPlantYear';
import { reportOfSales } from '../../validation/report/reportOfSales';
import { reportPage } from '../../validation/report/reportPage';
import type { Checked } from '../check/checked';

/** The page of a check's report, as one text. */
export function makeReport(check: Checked, choices: ReportChoices, language: Language, day: string): string {
  const telling = { language, day };
  const report =
    check.programme === 'pgpmbio' ? reportOfSales(check, choices, telling) : reportOfPlantYear(check, choices, telling);
  return reportPage(report).join('');
}
