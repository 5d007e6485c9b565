import { readNfeKey, type NfeKey } from '../../../brazil/nfeKey';
import { noValue, type Known, type Said } from '../said';

/** The key of an NF-e; a blank one belongs to a paper invoice. */
export function readInvoiceKey(cell: unknown): Known<NfeKey> {
  const read = readNfeKey(cell);
  if (read.ok) return { value: read.value, says: [] };
  const { fault } = read;
  if (fault.code === 'blank') return { value: null, says: [] };
  const column = 'invoiceKey';
  const said: Said = noValue(fault, column) ?? {
    severity: 'error',
    column,
    data: fault.code === 'nfeModel' ? { code: 'L14', model: fault.model } : { code: 'L12', fault },
  };
  return { value: null, says: [said] };
}
