import type { SalesFinding } from '../../../src/rules/pgpmbio/findings';
import { defaultReadings } from '../../../src/rules/pgpmbio/readings';
import type { ColumnId } from '../../../src/sheets/columns';
import type { Finding, Fix } from '../../../src/validation/finding';
import type { SalesContext } from '../../../src/validation/pgpmbio/context';
import type { SalesValidation } from '../../../src/validation/pgpmbio/salesValidation';
import { validateSales } from '../../../src/validation/pgpmbio/validateSales';
import type { TableWithValues } from '../../../src/validation/tableCells';
import type { Control } from '../../../src/validation/work';
import type { CellValue } from '../../../src/workbook/port';

export type Row = Partial<Record<ColumnId, CellValue>>;

/** A sale without a fault: 100 kg of babaçu of Maranhão, worth R$ 152,00. */
export const SALE: Row = {
  family: 'SDW0529982247251506231030',
  cpf: '529.982.247-25',
  date: 45092, // 15/06/2023
  product: 'Babaçu (amêndoa)',
  uf: 'MA',
  invoiceNumber: 1,
  issuer: '11.222.333/0001-81',
  quantity: 100,
  salePrice: 3.82,
  marketPrice: 4.5,
};

/** Rows as a table with the columns that any of them has. */
export function tableOf(rows: readonly Row[], headers: Partial<Record<ColumnId, string>> = {}): TableWithValues {
  const ids = [...new Set(rows.flatMap((row) => Object.keys(row) as ColumnId[]))];
  return {
    table: {
      kind: 'sales',
      headerRows: [0],
      dataRows: rows.map((_, at) => at + 1),
      leftOut: [],
      columns: ids.map((id, at) => ({ id, at, header: headers[id] ?? id, certainty: 'known' })),
      unmatched: [],
      missing: [],
    },
    values: [ids.map((id) => headers[id] ?? id), ...rows.map((row) => ids.map((id) => row[id] ?? null))],
  };
}

export const CONTEXT: SalesContext = { marketPrices: [], priorBalances: [], readings: defaultReadings };

export function validate(
  rows: readonly Row[],
  context: Partial<SalesContext> = {},
  control: Control = {},
  headers: Partial<Record<ColumnId, string>> = {},
): Promise<SalesValidation> {
  return validateSales(tableOf(rows, headers), { ...CONTEXT, ...context }, control);
}

/** Faultless sales but for what is said of each; invoices are numbered. */
export function sales(...changes: Row[]): Row[] {
  return changes.map((change, at) => ({ ...SALE, invoiceNumber: at + 1, ...change }));
}

/** Findings in short: `E L05 uf 0`; table findings have no row. Reconciliation and places are left out. */
export function said(validation: SalesValidation): string[] {
  return findingsOf(validation).map(
    ({ severity, data, column, row }) =>
      `${{ error: 'E', warning: 'A', information: 'I' }[severity]} ${data.code} ${column ?? '–'}${row === null ? '' : ` ${row}`}`,
  );
}

export function findingsOf({ findings }: SalesValidation): Finding<SalesFinding>[] {
  return findings.filter(({ data }) => data.code !== 'G14' && data.code !== 'G12');
}

/** Every certain mend, by code. */
export function fixesOf(validation: SalesValidation): Map<string, readonly Fix[]> {
  const all = [...validation.counts.keys()].map((code) => [code, validation.fixesOf(code)] as const);
  return new Map(all.filter(([, fixes]) => fixes.length > 0));
}

/** R$ payable of each row, `null` where it has no value. */
export function payable(validation: SalesValidation): (number | null)[] {
  return Array.from({ length: validation.totals.rows }, (_, row) => validation.resultOf(row)?.payable ?? null);
}
