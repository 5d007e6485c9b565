import { serialOf } from '../../../brazil/dates';
import { ufs } from '../../../brazil/ufs';
import { said } from '../../../sheets/templates/template';
import type { PriceRow, PriceTable } from '../../../rules/pgpmbio/priceTable';
import { priceTables, tableOverlaps } from '../../../rules/pgpmbio/tables';
import { TITLE_IN_FORCE_SINCE } from '../../../rules/pgpmbio/transition';
import type { CellValue } from '../../../workbook/port';
import type { NativeFigure, NativeTable } from '../nativeBook';

const REAIS = '"R$" #,##0.00';
const DATE = 'dd/mm/yyyy';

/** The tables that the figures below were taken from: one day has one table, or none. */
const TABLES = priceTables();

/** States where some row covers listed municipalities alone. */
export const UFS_IN_PART: readonly string[] = ufs.map(({ uf }) => uf).filter((uf) => listedIn(uf).size > 0);

/** A figure that there is none of; formulas hand it on. */
const UNKNOWN: CellValue = { error: '#N/A' };

/** Of a day, the table whose prices hold, and its figures; day 0 is a blank date, which takes the newest table. */
export const VALIDITY: NativeTable = {
  name: 'PGPM_VIGENCIAS',
  programme: 'pgpmbio',
  title: said('Tabela em vigor em cada data', 'Table in force on each date'),
  sources: [...new Set(priceTables().flatMap(({ acts }) => acts.map(({ name, source }) => `${name} (${source})`)))],
  columns: [
    { heading: said('A partir de', 'From'), format: DATE },
    { heading: said('Tabela', 'Table') },
    { heading: said('Limite anual por DAP/CAF (R$)', 'Annual limit per DAP/CAF (R$)'), format: REAIS },
    { heading: said('Desconto do PMD', 'Discount on the PMD'), format: '0.##%' },
    { heading: said('Vale para', 'Holds for') },
  ],
  rows: validityRows(priceTables()),
};

/** Columns of {@link VALIDITY}, as look-ups count them. */
export const VALIDITY_COLUMN = { table: 2, annualCap: 3, discount: 4 } as const;

/** Doc. 1 with a row a product and place: what is covered, at which price, up to how much. */
export const DOC_1: NativeTable = {
  name: 'PGPM_DOC1',
  programme: 'pgpmbio',
  title: said('Preço mínimo (PM) e limite por produto (LSPA)', 'Minimum price (PM) and limit per product (LSPA)'),
  sources: [],
  columns: [
    { heading: said('Tabela/produto/lugar', 'Table/product/place') },
    { heading: said('PM (R$/kg)', 'PM (R$/kg)'), format: REAIS },
    { heading: said('LSPA (R$)', 'LSPA (R$)'), format: REAIS },
    { heading: said('Linha da tabela', 'Row of the table') },
    { heading: said('Produto', 'Product') },
    { heading: said('Região', 'Region') },
  ],
  rows: priceTables().flatMap((table) => table.rows.flatMap((row) => rowsOfDoc1(table, row))),
};

/** Columns of {@link DOC_1}, as look-ups count them. */
export const DOC_1_COLUMN = { minimumPrice: 2, limit: 3, row: 4 } as const;

/** Day from which requests follow this Title 35. */
export const TITLE_SINCE: NativeFigure = {
  name: 'PGPM_TITULO35',
  programme: 'pgpmbio',
  label: said('Pedidos a partir de', 'Requests from'),
  value: serialOf(TITLE_IN_FORCE_SINCE),
  format: DATE,
  source: 'MOC, Título 35, item 19',
};

/**
 * The part of a state that prices tell apart, where some row covers listed municipalities alone: one of the listed, one
 * that is not said, any other (the state itself). Elsewhere the state.
 */
export function placeOf(uf: string, municipality: { ibge: string } | 'notSaid' | 'other'): string {
  if (!UFS_IN_PART.includes(uf) || municipality === 'other') return uf;
  if (municipality === 'notSaid') return `${uf}-municipio`;
  return listedIn(uf).has(municipality.ibge) ? listed(uf) : uf;
}

/** The place of the listed municipalities of a state. */
export function listed(uf: string): string {
  return `${uf}-lista`;
}

/**
 * Whether the formulas say what the rules of all tables say: they know one way to round, no test of the market price,
 * no fixed values, and limits of a product within the annual one. Lists of municipalities of one state must be the same,
 * and tables those that the figures here were taken from.
 */
export function formulasFollowTables(): boolean {
  if (priceTables() !== TABLES || tableOverlaps().length > 0) return false;
  return TABLES.every(
    ({ mpaRounding, vspRounding, requiresMarketBelowMinimum, rows, annualCap }) =>
      mpaRounding === 'truncate' &&
      vspRounding === 'truncate' &&
      !requiresMarketBelowMinimum &&
      rows.every(
        ({ fixedValue, limit, onlyMunicipalities }) =>
          fixedValue === null &&
          limit.lte(annualCap) &&
          Object.entries(onlyMunicipalities).every(([uf, codes]) => codes.length === listedIn(uf).size),
      ),
  );
}

function listedIn(uf: string): ReadonlySet<string> {
  return new Set(
    priceTables().flatMap(({ rows }) => rows.flatMap(({ onlyMunicipalities }) => onlyMunicipalities[uf] ?? [])),
  );
}

/** Between two tables no prices hold. */
function validityRows(tables: readonly PriceTable[]): NativeTable['rows'] {
  const noTable = [UNKNOWN, UNKNOWN, UNKNOWN, said('nenhuma tabela', 'no table')] as const;
  const figures = ({ id, annualCap, marketDiscount }: PriceTable) =>
    [id, annualCap.toNumber(), marketDiscount.toNumber()] as const;
  const newest = tables[tables.length - 1] as PriceTable;
  const blank = said('sem data: a tabela mais nova', 'no date: the newest table');
  const ofTables = tables.flatMap((table, at) => {
    const after = serialOf(table.validTo) + 1;
    const own = [serialOf(table.validFrom), ...figures(table), table.harvest];
    const next = tables[at + 1];
    return next !== undefined && serialOf(next.validFrom) === after ? [own] : [own, [after, ...noTable]];
  });
  return [[0, ...figures(newest), blank], [1, ...noTable], ...ofTables];
}

function rowsOfDoc1(table: PriceTable, row: PriceRow): NativeTable['rows'] {
  const { id, productId, label, region, minimumPrice, limit } = row;
  return row.ufs.flatMap((uf) =>
    placesCovered(row, uf).map((place) => {
      // A municipality that decides and is not said: neither a price nor that there is none.
      const undecided = row.onlyMunicipalities[uf] !== undefined && place !== listed(uf);
      const figures = undecided ? [UNKNOWN, UNKNOWN] : [minimumPrice?.toNumber() ?? UNKNOWN, limit.toNumber()];
      return [`${table.id}/${productId}/${place}`, ...figures, id, label, region];
    }),
  );
}

function placesCovered({ onlyMunicipalities }: PriceRow, uf: string): string[] {
  if (!UFS_IN_PART.includes(uf)) return [uf];
  const places = [listed(uf), placeOf(uf, 'notSaid')];
  return onlyMunicipalities[uf] ? places : [...places, uf];
}
