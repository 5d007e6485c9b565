import { readFamilyKey } from '../../../brazil/familyKey';
import { missing, noValue, type Known, type Said } from '../said';

/** The number of a DAP or CAF, in one spelling. The one before may be blank or said not to exist. */
export function readFamily(cell: unknown, column: 'family' | 'previousFamily'): Known<string> {
  const read = readFamilyKey(cell);
  if (read.ok) {
    return {
      value: read.value,
      says: read.notes.flatMap((note) =>
        note.code === 'familyKeyUnusual'
          ? [{ severity: 'warning', column, data: { code: 'L11', why: 'unusual', note } }]
          : [],
      ),
    };
  }
  const { fault } = read;
  const absent = fault.code === 'blank' || fault.code === 'familyKeyShape';
  if (absent && column === 'previousFamily') return { value: null, says: [] };
  return { value: null, says: [said()] };

  function said(): Said {
    if (fault.code === 'blank') return missing(column);
    if (fault.code === 'familyKeyShape') {
      return { severity: 'error', column, data: { code: 'L01', why: 'noFamilyNumber', typed: fault.typed } };
    }
    return noValue(fault, column) ?? { severity: 'error', column, data: { code: 'L11', why: 'digitsLost', column } };
  }
}
