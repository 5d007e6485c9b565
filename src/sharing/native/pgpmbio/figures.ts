import { serialOf } from '../../../brazil/dates';
import type { PriceRow, PriceTable } from '../../../rules/pgpmbio/priceTable';
import { restsOnMarketPrice } from '../../../rules/pgpmbio/paymentMode';
import { priceTables, tableOverlaps } from '../../../rules/pgpmbio/tables';
import { NORTH_OF_MATO_GROSSO } from '../../../rules/pgpmbio/tables/northOfMatoGrosso';
import { TITLE_IN_FORCE_SINCE } from '../../../rules/pgpmbio/transition';
import { said } from '../../../sheets/templates/template';
import type { CellValue } from '../../../workbook/port';
import type { NativeFigure, NativeTable } from '../nativeBook';

const REAIS = '"R$" #,##0.00';
const DATE = 'dd/mm/yyyy';

/** A figure that there is none of; formulas hand it on. */
const UNKNOWN: CellValue = { error: '#N/A' };

/** The only state that Doc. 1 covers in part, for rubber: formulas know its municipalities by their names. */
export const UF_IN_PART = 'MT';

/** Columns of {@link PriceFigures.validity}, as look-ups count them. */
export const VALIDITY_COLUMN = { table: 2, annualCap: 3, discount: 4 } as const;

/** Columns of {@link PriceFigures.doc1}, as look-ups count them. */
export const DOC_1_COLUMN = {
  minimumPrice: 2,
  limit: 3,
  row: 4,
  fixedValue: 5,
  restsOnMarketPrice: 6,
  needsMarketBelow: 7,
} as const;

/** What formulas look into, of the price tables in use. */
export interface PriceFigures {
  /** Of a day, the table whose prices hold, and its figures; day 0 is a blank date, which takes the newest table. */
  validity: NativeTable;
  /** Doc. 1 with a row a product and place: what is covered, at which price, up to how much. */
  doc1: NativeTable;
  /** Row of Doc. 1 by the key of {@link doc1}, where it pays something. */
  rowOfKey: ReadonlyMap<string, string>;
  /** Whether some row pays a fixed value a kg, whatever the sale price (A28). */
  paysFixedValues: boolean;
  /** Whether some row pays only with a market price below its minimum price (A8, A28). */
  needsMarketBelow: boolean;
  /** Products that some table has several rows of (A18). */
  productsWithRegions: ReadonlySet<string>;
  /** Whether all tables have the same products: else one may be unknown on some days only. */
  sameProducts: boolean;
  /** Label of Doc. 1 by product. */
  labels: ReadonlyMap<string, string>;
}

/** The figures of the price tables in use, the same ones until other tables are. */
export const priceFigures = ofTablesInUse(figuresOf);

/** Whether the formulas say what the rules of the tables in use say: {@link priceFigures} hold then. */
export const formulasFollowTables = ofTablesInUse(areFollowed);

/** What is worked out of the price tables in use, anew only when other tables are. */
export function ofTablesInUse<Answer>(make: (tables: readonly PriceTable[]) => Answer): () => Answer {
  let made: { tables: readonly PriceTable[]; answer: Answer } | null = null;
  return () => {
    const tables = priceTables();
    if (made?.tables !== tables) made = { tables, answer: make(tables) };
    return made.answer;
  };
}

/** Day from which requests follow this Title 35. */
export const TITLE_SINCE: NativeFigure = {
  name: 'PGPM_TITULO35',
  programme: 'pgpmbio',
  label: said('Pedidos a partir de', 'Requests from'),
  value: serialOf(TITLE_IN_FORCE_SINCE),
  format: DATE,
  source: 'MOC, Título 35, item 19',
};

/** The place of the municipalities of a state that some row of Doc. 1 alone covers. */
export function listed(uf: string): string {
  return `${uf}-lista`;
}

/** The place of a sale in a state covered in part whose municipality is not said. */
export function notSaid(uf: string): string {
  return `${uf}-municipio`;
}

/**
 * Formulas know one way to round, limits of a product within the annual one, one table a day, and one list of
 * municipalities; ids of tables must differ and must not be taken for others by a look-up.
 */
function areFollowed(tables: readonly PriceTable[]): boolean {
  const ids = new Set(tables.map(({ id }) => id.toLowerCase()));
  return (
    tableOverlaps().length === 0 &&
    ids.size === tables.length &&
    tables.every(
      ({ id, mpaRounding, vspRounding, rows, annualCap }) =>
        !/[*?~]/.test(id) &&
        mpaRounding === 'truncate' &&
        vspRounding === 'truncate' &&
        rows.every(({ limit, onlyMunicipalities }) => limit.lte(annualCap) && isKnownList(onlyMunicipalities)),
    )
  );
}

function isKnownList(onlyMunicipalities: PriceRow['onlyMunicipalities']): boolean {
  return Object.entries(onlyMunicipalities).every(([uf, codes]) => {
    const known = NORTH_OF_MATO_GROSSO.filter(({ ibge }) => codes.includes(ibge));
    return uf === UF_IN_PART && known.length === NORTH_OF_MATO_GROSSO.length && codes.length === known.length;
  });
}

function figuresOf(tables: readonly PriceTable[]): PriceFigures {
  const rows = tables.flatMap((table) => table.rows.map((row) => ({ table, row })));
  const doc1 = doc1Of(tables);
  return {
    validity: validityOf(tables),
    doc1,
    rowOfKey: new Map(
      doc1.rows
        .filter((cells) => cells[DOC_1_COLUMN.limit - 1] !== UNKNOWN)
        .map(([key, , , id]) => [String(key), String(id)]),
    ),
    paysFixedValues: rows.some(({ row }) => row.fixedValue !== null),
    needsMarketBelow: rows.some(({ table, row }) => needsMarketBelow(table, row)),
    productsWithRegions: new Set(
      rows
        .filter(({ table, row: { productId, id } }) =>
          table.rows.some((one) => one.productId === productId && one.id !== id),
        )
        .map(({ row }) => row.productId),
    ),
    sameProducts: new Set(tables.map(productsOf)).size <= 1,
    labels: new Map(rows.map(({ row: { productId, label } }) => [productId, label])),
  };
}

function productsOf({ rows }: PriceTable): string {
  return [...new Set(rows.map(({ productId }) => productId))].sort().join();
}

function validityOf(tables: readonly PriceTable[]): NativeTable {
  return {
    name: 'PGPM_VIGENCIAS',
    programme: 'pgpmbio',
    title: said('Tabela em vigor em cada data', 'Table in force on each date'),
    sources: [...new Set(tables.flatMap(({ acts }) => acts.map(({ name, source }) => `${name} (${source})`)))],
    columns: [
      { heading: said('A partir de', 'From'), format: DATE },
      { heading: said('Tabela', 'Table') },
      { heading: said('Limite anual por DAP/CAF (R$)', 'Annual limit per DAP/CAF (R$)'), format: REAIS },
      { heading: said('Desconto do PMD', 'Discount on the PMD'), format: '0.##%' },
      { heading: said('Vale para', 'Holds for') },
    ],
    rows: validityRows(tables),
  };
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

function doc1Of(tables: readonly PriceTable[]): NativeTable {
  return {
    name: 'PGPM_DOC1',
    programme: 'pgpmbio',
    title: said('Preço mínimo (PM) e limite por produto (LSPA)', 'Minimum price (PM) and limit per product (LSPA)'),
    sources: [],
    columns: [
      { heading: said('Tabela/produto/lugar', 'Table/product/place') },
      { heading: said('PM (R$/kg)', 'PM (R$/kg)'), format: REAIS },
      { heading: said('LSPA (R$)', 'LSPA (R$)'), format: REAIS },
      { heading: said('Linha da tabela', 'Row of the table') },
      { heading: said('Valor fixo (R$/kg)', 'Fixed value (R$/kg)'), format: REAIS },
      { heading: said('Depende do PMD (1: sim)', 'Rests on the PMD (1: yes)') },
      { heading: said('Exige PMD abaixo do PM (1: sim)', 'Needs a PMD below the PM (1: yes)') },
      { heading: said('Produto', 'Product') },
      { heading: said('Região', 'Region') },
    ],
    rows: tables.flatMap((table) => table.rows.flatMap((row) => rowsOfDoc1(table, row))),
  };
}

function rowsOfDoc1(table: PriceTable, row: PriceRow): NativeTable['rows'] {
  const { id, productId, label, region, minimumPrice, fixedValue, limit } = row;
  return row.ufs.flatMap((uf) =>
    placesCovered(row, uf).map((place) => {
      // A municipality that decides and is not said: neither a price nor that there is none.
      const undecided = row.onlyMunicipalities[uf] !== undefined && place !== listed(uf);
      const figures = undecided ? [UNKNOWN, UNKNOWN] : [minimumPrice?.toNumber() ?? UNKNOWN, limit.toNumber()];
      const way = [
        fixedValue?.toNumber() ?? 0,
        Number(restsOnMarketPrice(table, row)),
        Number(needsMarketBelow(table, row)),
      ];
      return [`${table.id}/${productId}/${place}`, ...figures, id, ...way, label, region];
    }),
  );
}

function needsMarketBelow(table: PriceTable, { minimumPrice, fixedValue }: PriceRow): boolean {
  if (minimumPrice === null) return false;
  return fixedValue === null ? table.requiresMarketBelowMinimum : table.fixedValueRequiresMarketBelowMinimum;
}

/** In a state covered in part there are three places: the listed municipalities, one that is not said, any other. */
function placesCovered({ onlyMunicipalities }: PriceRow, uf: string): string[] {
  if (uf !== UF_IN_PART) return [uf];
  const places = [listed(uf), notSaid(uf)];
  return onlyMunicipalities[uf] ? places : [...places, uf];
}
