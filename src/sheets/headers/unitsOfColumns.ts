import type { ColumnId } from '../columns';
import type { UnitClass } from './units';

/** Units that the header of a column may say; a column not named here takes none. */
const UNITS: Partial<Record<ColumnId, readonly UnitClass[]>> = {
  quantity: ['quantity'],
  expected: ['quantity'],
  delivered: ['quantity'],
  salePrice: ['price', 'money'],
  marketPrice: ['price', 'money'],
  value: ['money'],
  invoiceTotal: ['money'],
  separatePayment: ['money', 'price'],
  paid: ['money'],
  underReview: ['money'],
  salary: ['money'],
  charges: ['money'],
  travelReceipts: ['money'],
  area: ['area'],
  contractedArea: ['area'],
  yield: ['perArea'],
  familyShare: ['percent'],
  dedication: ['percent'],
};

/** Whether a column may be headed by a unit of this class. */
export function takesUnit(id: ColumnId, unit: UnitClass | null): boolean {
  return unit === null || (UNITS[id] ?? []).includes(unit);
}
