import { isFault, unwrap } from '../../brazil/cell';
import { yearOf } from '../../brazil/dates';
import type { ReadFault } from '../../brazil/read';
import { tidy } from '../../brazil/text';
import { exactOfCell } from '../../rules/exact';
import type { PriorBalance } from '../../rules/pgpmbio/ledger';
import { refuse } from '../../rules/pgpmbio/refusal';
import { priceTables } from '../../rules/pgpmbio/tables';
import { numberCellIfGiven } from '../cellReaders';
import { isBlankOrZero, needed } from '../cells';
import { isMatrix } from '../eachRow';
import { caught, FunctionFailure } from '../failure';
import { PRIOR_AMOUNT, PRIOR_BALANCES } from '../parameters';
import { inRow } from '../rowFailure';
import { yearCell } from '../yearCell';
import { familyCell } from './ledgerLines';
import { productCell, refused } from './reading';

const COLUMNS = 4;

/**
 * What families were paid or presented before, from a range of DAP/CAF, product, year and R$. A heading row and blank
 * rows are passed over; without a product the amount counts for the annual limit only. A row that cannot be read fails
 * the whole function: balances left out would pay too much.
 */
export function priorBalances(argument: unknown, familyOf: (number: string) => string): PriorBalance[] {
  if (isBlankOrZero(argument)) return [];
  const range = isMatrix(argument) ? argument : [[argument]];
  const balances: PriorBalance[] = [];
  range.forEach((cells, index) => {
    if (cells.every(isBlankOrZero) || (index === 0 && isHeading(cells))) return;
    const balance = caught(() => balanceOf(cells, familyOf));
    if (balance instanceof FunctionFailure) throw inRow(balance, index + 1, PRIOR_BALANCES.label);
    balances.push(balance);
  });
  return balances;
}

/** Words in every needed column, and no figure in any: the first row of a range that was selected with its headings. */
function isHeading(cells: readonly unknown[]): boolean {
  const [dap, , year, amount] = cells;
  return [dap, year, amount].every((cell) => typeof cell === 'string' && tidy(cell) !== '' && !/\d/.test(cell));
}

function balanceOf(cells: readonly unknown[], familyOf: (number: string) => string): PriorBalance {
  const error = cells.map(unwrap).find((cell) => isFault(cell) && cell.code === 'errorCell');
  if (error) return needed({ ok: false, fault: error as ReadFault }, PRIOR_BALANCES);
  if (cells.length < COLUMNS) throw tooFewColumns(cells.length);
  const [dap, product, yearOrDate, amount] = cells;
  // An accounting dash or a blank is zero here: nothing was paid.
  const paid = exactOfCell(numberCellIfGiven(amount, PRIOR_AMOUNT) ?? 0);
  if (paid.isNegative()) throw refused(refuse({ code: 'amountNegative', what: 'paidProduct', amount: paid }));
  const year = yearCell(yearOrDate);
  return {
    family: familyOf(familyCell(dap)),
    productId: productOf(product, year),
    year,
    // A fraction of a cent already paid takes up its cent.
    cents: paid.times(100).ceil().toNumber(),
  };
}

/** The product by the names of that year's table; a year without table cannot meet any line, whatever its products. */
function productOf(cell: unknown, year: number): string | null {
  if (isBlankOrZero(cell)) return null;
  const table = priceTables().find(({ validFrom, validTo }) => yearOf(validFrom) <= year && year <= yearOf(validTo));
  return table ? productCell(cell, table).productId : null;
}

function tooFewColumns(found: number): FunctionFailure {
  return new FunctionFailure('#VALUE!', (language) =>
    language === 'pt-BR'
      ? `são precisas quatro colunas (DAP/CAF, produto, ano, R$); o intervalo tem ${found}.`
      : `four columns are needed (DAP/CAF, product, year, R$); the range has ${found}.`,
  );
}
