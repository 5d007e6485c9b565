/** The sales of the benchmarks as tables: with the columns that the computation needs, or with all that an invoice has. */
import { modulus11 } from '../src/brazil/checkDigit';
import { cnpjCheckDigits } from '../src/brazil/cnpj';
import { cpfCheckDigits } from '../src/brazil/cpf';
import { decimalOf } from '../src/brazil/numbers';
import { ufs } from '../src/brazil/ufs';
import { table2023 as table } from '../src/rules/pgpmbio/tables/table2023';
import type { ColumnId } from '../src/sheets/columns';
import type { MatchedColumn } from '../src/sheets/recognisedTable';
import type { RowsAtHand, TableInParts, TableWithValues } from '../src/validation/tableCells';
import type { CellValue } from '../src/workbook/port';
import type { OracleLine } from '../test/rules/pgpmbio/oracle';
import { sampled, type Row } from './sales';

export type Columns = Partial<Record<ColumnId, (row: Row, at: number) => CellValue>>;

export const needed: Columns = {
  family: ({ dap }) => dap,
  date: ({ date }) => date,
  product: ({ product }) => product,
  uf: ({ uf }) => uf,
  quantity: ({ quantity }) => quantity,
  salePrice: ({ salePrice }) => salePrice,
  marketPrice: ({ marketPrice }) => marketPrice,
};

const ISSUER = withDigits('112223330001', cnpjCheckDigits);

function withDigits(start: string, digits: (start: string) => string): string {
  return start + digits(start);
}

function keyOf({ uf, date }: Row, at: number): string {
  const code = ufs.find((one) => one.uf === uf)!.code;
  const month = new Date((date - 25569) * 86_400_000).toISOString().slice(2, 7).replace('-', '');
  const start = `${code}${month}${ISSUER}55001${String(at).padStart(9, '0')}1${String(at % 99999999).padStart(8, '0')}`;
  return start + modulus11(start, 9);
}

export const everything: Columns = {
  ...needed,
  cpf: ({ dap }) => withDigits(dap.slice(-9), cpfCheckDigits),
  municipality: ({ uf }) => ({ MT: 'Cuiabá', PA: 'Belém', AM: 'Manaus' })[uf] ?? null,
  invoiceKey: keyOf,
  invoiceNumber: (_, at) => at,
  issuer: () => ISSUER,
  buyer: () => withDigits('445556660001', cnpjCheckDigits),
  organisation: ({ dap }) => `Cooperativa ${dap.slice(-1)}`,
  value: ({ quantity, salePrice }) => Math.round(quantity * salePrice * 100) / 100,
};

const entriesOf = (columns: Columns) => Object.entries(columns) as [ColumnId, (row: Row, at: number) => CellValue][];

function matched(columns: Columns): MatchedColumn[] {
  return entriesOf(columns).map(([id], at) => ({ id, at, header: id, certainty: 'known' }));
}

export function tableOf(rows: readonly Row[], columns: Columns): TableWithValues {
  const entries = entriesOf(columns);
  return {
    table: {
      kind: 'sales',
      headerRows: [],
      dataRows: Array.from(rows.keys()),
      leftOut: [],
      columns: matched(columns),
      unmatched: [],
      missing: [],
    },
    values: rows.map((row, at) => entries.map(([, cell]) => cell(row, at))),
  };
}

const ROWS_OF_A_PART = 5000;

/** Sales as a long file gives them: made part by part, no part kept. */
export function* salesInParts(count: number): Generator<Row[]> {
  let part: Row[] = [];
  for (const row of sampled(count)) {
    if (part.push(row) < ROWS_OF_A_PART) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** @param making told how long each part took to make, so that it can be left out of what is measured */
export function tableInParts(
  count: number,
  columns: Columns,
  now: () => number,
  making: (ms: number) => void,
): TableInParts {
  const entries = entriesOf(columns);
  function* parts(): Generator<RowsAtHand> {
    let since = now();
    let first = 0;
    for (const rows of salesInParts(count)) {
      const values = rows.map((row, at) => entries.map(([, cell]) => cell(row, first + at)));
      first += rows.length;
      making(now() - since);
      yield { values, dataRows: Array.from(rows.keys()) };
      since = now();
    }
  }
  return { columns: matched(columns), parts: parts(), expectedRows: () => count };
}

const priceOf = new Map(
  table.rows.flatMap((row) => row.ufs.map((uf): [string, typeof row] => [`${row.label}|${uf}`, row])),
);

/** A sale as the exact computation takes it. */
export function oracleLine(row: Row): OracleLine {
  const { minimumPrice, limit, productId } = priceOf.get(`${row.product}|${row.uf}`)!;
  return {
    family: row.dap,
    product: productId,
    date: `2023-${String(row.date)}`,
    quantity: decimalOf(row.quantity),
    salePrice: decimalOf(row.salePrice),
    marketPrice: decimalOf(row.marketPrice),
    minimumPrice: minimumPrice.toFixed(),
    limit: limit.toFixed(),
  };
}

export const annualCap = table.annualCap.toFixed();
