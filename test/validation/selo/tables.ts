import { exact } from '../../../src/rules/exact';
import type { SeloFindingData } from '../../../src/rules/selo/findings';
import type { ColumnId, TableKind } from '../../../src/sheets/columns';
import type { CellValue } from '../../../src/workbook/port';
import type { SeloFinding } from '../../../src/validation/selo/logs';
import { usualParameters, type PlantYearParameters } from '../../../src/validation/selo/parameters';
import type { SeloTables } from '../../../src/validation/selo/tables';
import { validatePlantYear, type PlantYearValidation } from '../../../src/validation/selo/validatePlantYear';
import type { TableWithValues } from '../../../src/validation/tableCells';

/** A row of a table of cases, by column. */
export type CellsOfRow = Partial<Record<ColumnId, CellValue>>;

/** A table as it is recognised: a header row, then the rows; every column that any row has. */
export function tableOf(kind: TableKind, rows: readonly CellsOfRow[], columns?: readonly ColumnId[]): TableWithValues {
  const ids = columns ?? [...new Set(rows.flatMap((row) => Object.keys(row) as ColumnId[]))];
  return {
    table: {
      kind,
      headerRows: [0],
      dataRows: rows.map((_, row) => row + 1),
      leftOut: [],
      columns: ids.map((id, at) => ({ id, at, header: id, certainty: 'known' })),
      unmatched: [],
      missing: [],
    },
    values: [ids, ...rows.map((row) => ids.map((id) => row[id] ?? null))],
  };
}

export type Written = Partial<
  Record<Exclude<TableKind, 'sales' | 'marketPrices' | 'priorBalances' | 'producers'>, CellsOfRow[]>
>;

export function tablesOf(written: Written & { acquisitions: CellsOfRow[] }): SeloTables {
  return Object.fromEntries(
    Object.entries(written).map(([kind, rows]) => [kind, tableOf(kind as TableKind, rows)]),
  ) as unknown as SeloTables;
}

/** The plant in Mato Grosso, 2023. */
export const parametersOf = (more: Partial<PlantYearParameters> = {}): PlantYearParameters => ({
  ...usualParameters,
  year: 2023,
  plantUf: 'MT',
  revenue: exact('1375000000'),
  ...more,
});

const quick = { pause: () => Promise.resolve() };

export function validate(
  written: Written & { acquisitions: CellsOfRow[] },
  more: Partial<PlantYearParameters> = {},
): Promise<PlantYearValidation> {
  return validatePlantYear(tablesOf(written), parametersOf(more), quick);
}

/** Findings of a code as table, row, severity and data. */
export function found({ findings }: PlantYearValidation, code: SeloFindingData['code']): SeloFinding[] {
  return findings.filter(({ data }) => data.code === code);
}

/** Valid numbers, invented. */
export const CPF = ['52998224725', '11144477735', '12345678909', '98765432100'] as const;
export const CNPJ = ['11222333000181', '12ABC34501DE35'] as const;
export const DAP = ['SDW0529982247251506231030', 'SAF0123456789012345678901', 'SDW0111444777351506231030'] as const;

/** A purchase of soy of a farmer of Mato Grosso with all that the law asks for. */
export function soy(more: CellsOfRow = {}): CellsOfRow {
  return {
    invoiceNumber: 15,
    invoiceSeries: 1,
    date: '15/06/2023',
    issuer: CPF[0],
    supplierType: 'agricultor',
    cpf: CPF[0],
    family: DAP[0],
    municipality: 'Sorriso/MT',
    material: 'soja',
    quantity: 1000,
    unit: 'kg',
    value: 2500,
    ruralRegistry: 'MT-5107925-AAAA',
    ...more,
  };
}

/** A farmer whose DAP is active all the year. */
export function farmer(more: CellsOfRow = {}): CellsOfRow {
  return { cpf: CPF[0], family: DAP[0], from: '01/01/2022', familyValidUntil: '31/12/2024', ...more };
}

/** A habilitated cooperative. */
export function cooperative(more: CellsOfRow = {}): CellsOfRow {
  return {
    intermediary: CNPJ[0],
    supplierType: 'cooperativa AF habilitada',
    habilitatedFrom: '01/01/2021',
    habilitatedUntil: '31/12/2025',
    ...more,
  };
}

/** Soy of a farmer through that cooperative. */
export function soyOfCooperative(more: CellsOfRow = {}): CellsOfRow {
  return soy({ issuer: CNPJ[0], supplierType: 'cooperativa AF habilitada', intermediary: CNPJ[0], ...more });
}

/** A donation with all that the law asks for. */
export function donation(more: CellsOfRow = {}): CellsOfRow {
  return {
    costItem: 'II',
    costLetter: 'a',
    region: 'Centro-Oeste',
    date: '10/03/2023',
    value: 100,
    invoiceNumber: 77,
    receipt: 'R-1',
    publicFunds: 'não',
    transfer: 'doação',
    ...more,
  };
}
