import { fold } from '../../brazil/text';
import type { SeloReadings } from './readings';
import { refuse, type SeloRefusal } from './refusal';

const PRO_RATA = /^(?:PROPORCIONAL(?:MENTE)?|PRORATA|PROPORTIONAL(?:LY)?)$/;
const FIRST =
  /^(?:DOAC(?:AO|OES)(?:EPESQUISAS?)?|PESQUISAS?EDOAC(?:AO|OES)|DONATIONS?(?:ANDRESEARCH)?|II(?:E|AND)?III)(?:PRIMEIRO|FIRST)?$/;

/** Which costs give way under the caps of art. 4 § 8: all in proportion, or assistance before donations and research. */
export function readCostCut(typed: string): SeloReadings['costCut'] | SeloRefusal {
  const name = fold(typed);
  if (PRO_RATA.test(name)) return 'proRata';
  return FIRST.test(name) ? 'donationsAndResearchFirst' : refuse({ code: 'costCutUnknown', typed });
}
