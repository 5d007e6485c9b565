import type { ColumnId } from './columns';
import type { ColumnValues, Shape } from './columnValues';

/** Shapes that the values of a column have; any one of them will do. Columns not named take any value. */
const EXPECTED: Partial<Record<ColumnId, readonly Shape[]>> = {
  producerName: ['words'],
  cpf: ['cpf', 'cnpj'],
  issuer: ['cpf', 'cnpj'],
  buyer: ['cpf', 'cnpj'],
  intermediary: ['cnpj'],
  invoiceKey: ['invoiceKey'],
  date: ['date'],
  familyValidUntil: ['date'],
  habilitatedFrom: ['date'],
  habilitatedUntil: ['date'],
  requestDate: ['date'],
  from: ['date'],
  until: ['date'],
  uf: ['uf'],
  plantUf: ['uf'],
  municipality: ['words'],
  ibge: ['ibge'],
  product: ['words'],
  material: ['words'],
  unit: ['words'],
  quantity: ['number'],
  salePrice: ['number'],
  value: ['number'],
  invoiceTotal: ['number'],
  separatePayment: ['number'],
  marketPrice: ['number'],
  paid: ['number'],
  underReview: ['number'],
  area: ['number'],
  contractedArea: ['number'],
  yield: ['number'],
  expected: ['number'],
  delivered: ['number'],
  salary: ['number'],
  charges: ['number'],
  travelReceipts: ['number'],
  year: ['number'],
  kind: ['words'],
};

/** Whether a column holds dates, so that a number in it is one. */
export function isDateColumn(id: ColumnId): boolean {
  return EXPECTED[id]?.includes('date') ?? false;
}

/** Whether values are what a column holds (1), are not (-1), or say nothing (0). */
export function agreement(id: ColumnId, values: ColumnValues): -1 | 0 | 1 {
  const shapes = EXPECTED[id];
  if (shapes === undefined || values.blank) return 0;
  const share = Math.max(...shapes.map((shape) => values.share(shape)));
  if (share >= 0.6) return 1;
  return share <= 0.2 ? -1 : 0;
}

/** Columns of tax numbers that people head like columns of names: with names in them they are of no use. */
const NUMBERS_NOT_NAMES: ReadonlySet<ColumnId> = new Set(['issuer', 'buyer', 'intermediary']);

/** Whether a column cannot be what its header says, because names stand where a tax number is meant. */
export function holdsNames(id: ColumnId, values: ColumnValues): boolean {
  return NUMBERS_NOT_NAMES.has(id) && values.share('words') >= 0.8 && agreement(id, values) === -1;
}

/** A meaning that values alone speak for. */
export interface ValueGuess {
  id: ColumnId;
  share: number;
}

/**
 * What values may be, whatever their header; under a header only what can hardly be anything else, or is written in
 * that column's place. Of figures nothing is said.
 */
export function guessesFrom(values: ColumnValues, headed: boolean, byHeader: readonly ColumnId[]): ValueGuess[] {
  const guesses: [ColumnId, Shape, least: number][] = [
    ['invoiceKey', 'invoiceKey', 0.6],
    ['cpf', 'cpf', 0.8],
    ['family', 'familyKey', 0.8],
  ];
  if (!headed || byHeader.includes('municipality')) guesses.push(['ibge', 'ibge', 0.9]);
  if (!headed)
    guesses.push(['uf', 'uf', 0.9], ['product', 'product', 0.7], ['material', 'material', 0.7], ['date', 'date', 0.9]);
  return guesses
    .map(([id, shape, least]) => ({ id, share: values.share(shape), least }))
    .filter(({ share, least }) => share >= least);
}
