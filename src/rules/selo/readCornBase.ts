import { fold } from '../../brazil/text';
import type { SeloReadings } from './readings';
import { refuse, type SeloRefusal } from './refusal';

const NAMES = /^(?:LEITURA|READING|BASE)*(?:(AUTOCONSISTENTE|SELFCONSISTENT|II|2)|FIXA|FIXED|I|1)(?:BASE)?$/;

/** The reading of the base of art. 3 §§ 6 and 7 by the names it goes by: `autoconsistente` (ii) or `fixa` (i). */
export function readCornBase(typed: string): SeloReadings['cornBase'] | SeloRefusal {
  const name = NAMES.exec(fold(typed));
  if (!name) return refuse({ code: 'cornBaseUnknown', typed });
  return name[1] ? 'selfConsistent' : 'fixed';
}
