import { isBlankCell } from '../../brazil/cell';
import { readCnpj } from '../../brazil/cnpj';
import { readCpf } from '../../brazil/cpf';
import { readFamilyKey } from '../../brazil/familyKey';
import type { Read } from '../../brazil/read';
import { fold } from '../../brazil/text';
import type { ColumnId } from '../../sheets/columns';
import { notesFound, remembered, textOf, unreadable, type Cell, type ReadCell } from './cells';

/** CPF of a farmer; blank is no fault here. Zeros that a number cell lost are put back, and may be put back in the cell. */
export const cpfIn = remembered((cell): ReadCell<string> => identity('cpf', readCpf(cell)));

function identity(column: ColumnId, read: Read<string>): ReadCell<string> {
  if (!read.ok) {
    if (read.fault.code === 'blank') return { value: null, findings: [] };
    return { value: null, findings: [{ severity: 'error', column, data: { code: 'R02', fault: read.fault } }] };
  }
  const restored = read.notes.some(({ code }) => code === 'leadingZerosRestored');
  const findings = notesFound(column, read.notes).map((found) => (restored ? { ...found, fix: read.value } : found));
  return { value: read.value, findings };
}

/** Number of a DAP or CAF. */
export const familyIn = remembered((cell): ReadCell<string> => {
  const read = readFamilyKey(cell);
  if (read.ok) return { value: read.value, findings: notesFound('family', read.notes) };
  if (read.fault.code === 'blank' || read.fault.code === 'familyKeyShape') return { value: null, findings: [] };
  return { value: null, findings: [unreadable('family', read)] };
});

/** Reader of a column of organisations: by their CNPJ, or else by their name, folded. */
export function organisationReader(column: ColumnId): (cell: Cell) => ReadCell<string> {
  return remembered((cell) => {
    if (isBlankCell(cell)) return { value: null, findings: [] };
    const text = textOf(cell);
    if (text === null) return { value: null, findings: [unreadable(column, readCnpj(cell))] };
    const hasFigures = typeof cell === 'number' || /\d{4}/.test(text.replace(/[./-]/g, ''));
    if (!hasFigures) return { value: fold(text) || null, findings: [] };
    return identity(column, readCnpj(cell));
  });
}
