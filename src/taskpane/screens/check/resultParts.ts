import type { Language } from '../../../explain/language';
import { foundBySeverity, type Checked } from '../../check/checked';
import { checkTexts, count } from '../../wording/check';
import { reportScreenTexts } from '../../wording/report';
import { writingTexts } from '../../wording/writing';
import { ReportView } from '../report/ReportView';
import { FindingsView } from './FindingsView';
import type { ResultPart } from './resultPart';
import { SummaryView } from './summary/SummaryView';
import { WriteView } from './write/WriteView';

/** The parts in the order of their tabs; those whose code is large load it when they are first shown. */
export const RESULT_PARTS: readonly ResultPart[] = [
  { id: 'summary', title: (_check, language) => checkTexts(language).done.summary, View: SummaryView },
  { id: 'findings', title: findingsTitle, View: FindingsView },
  { id: 'write', needsReadings: true, title: (_check, language) => writingTexts(language).title, View: WriteView },
  {
    id: 'report',
    needsReadings: true,
    title: (_check, language) => reportScreenTexts(language).title,
    View: ReportView,
  },
];

function findingsTitle(check: Checked, language: Language): string {
  const { error, warning, information } = foundBySeverity(check);
  return `${checkTexts(language).done.findings} (${count(error + warning + information, language)})`;
}
