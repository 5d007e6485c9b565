import { yearOf } from '../../brazil/dates';
import type { Language } from '../../explain/language';
import { exactOfCell } from '../../rules/exact';
import type { PriorBalance } from '../../rules/pgpmbio/ledger';
import { refuse } from '../../rules/pgpmbio/refusal';
import { isBlank } from '../cells';
import { isMatrix } from '../eachRow';
import { FunctionFailure } from '../failure';
import { PAID_PRODUCT, PRIOR_BALANCES } from '../parameters';
import { familyCell } from './ledgerLines';
import { dateCell, numberCell, productCell, refused, tableFor } from './reading';

const COLUMNS = 4;

/**
 * What families were paid or presented before, from a range of DAP/CAF, product, year and R$. A heading row and blank
 * rows are passed over; without a product the amount counts for the annual limit only. A row that cannot be read fails
 * the whole function: balances left out would pay too much.
 */
export function priorBalances(argument: unknown, familyOf: (number: string) => string): PriorBalance[] {
  if (isBlank(argument)) return [];
  const range = isMatrix(argument) ? argument : [[argument]];
  const balances: PriorBalance[] = [];
  range.forEach((cells, index) => {
    if (cells.every(isBlank) || (index === 0 && isHeading(cells))) return;
    try {
      balances.push(balanceOf(cells, familyOf));
    } catch (failure) {
      if (!(failure instanceof FunctionFailure)) throw failure;
      throw inRow(failure, index + 1);
    }
  });
  return balances;
}

function isHeading(cells: readonly unknown[]): boolean {
  const [, , year, amount] = cells;
  return typeof year === 'string' && !/\d/.test(year) && typeof amount === 'string' && !/\d{2}/.test(amount);
}

function balanceOf(cells: readonly unknown[], familyOf: (number: string) => string): PriorBalance {
  if (cells.length < COLUMNS) throw tooFewColumns(cells.length);
  const [dap, product, year, amount] = cells;
  const paid = exactOfCell(numberCell(amount, PAID_PRODUCT));
  if (paid.isNegative()) throw refused(refuse({ code: 'amountNegative', what: 'paidProduct', amount: paid }));
  return {
    family: familyOf(familyCell(dap)),
    productId: isBlank(product) ? null : productCell(product, tableFor(null)).productId,
    year: yearCell(year),
    // A fraction of a cent already paid takes up its cent.
    cents: paid.times(100).ceil().toNumber(),
  };
}

function yearCell(cell: unknown): number {
  const year = typeof cell === 'number' ? cell : Number(String(cell).trim() || NaN);
  if (Number.isInteger(year) && year >= 1990 && year <= 2100) return year;
  const date = /[/-]/.test(String(cell)) || year > 30_000 ? dateCell(cell) : null;
  if (date !== null) return yearOf(date);
  throw new FunctionFailure('#VALUE!', (language) =>
    language === 'pt-BR'
      ? `ano “${String(cell ?? '')}” não é válido; escreva, por exemplo, 2023.`
      : `year “${String(cell ?? '')}” is not valid; write, for example, 2023.`,
  );
}

function tooFewColumns(found: number): FunctionFailure {
  return new FunctionFailure('#VALUE!', (language) =>
    language === 'pt-BR'
      ? `são precisas quatro colunas (DAP/CAF, produto, ano, R$); o intervalo tem ${found}.`
      : `four columns are needed (DAP/CAF, product, year, R$); the range has ${found}.`,
  );
}

function inRow(failure: FunctionFailure, row: number): FunctionFailure {
  const where = (language: Language) =>
    language === 'pt-BR'
      ? `${PRIOR_BALANCES.label[language]}, linha ${row}`
      : `${PRIOR_BALANCES.label[language]}, row ${row}`;
  return new FunctionFailure(failure.error, (language) => `${where(language)}: ${failure.sentence(language)}`);
}
