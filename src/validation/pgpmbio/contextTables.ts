import { isBlankCell, isFault, unwrap } from '../../brazil/cell';
import { readCpf } from '../../brazil/cpf';
import { isoOfSerial, readDate, serialOf, yearOf } from '../../brazil/dates';
import { readFamilyKey } from '../../brazil/familyKey';
import { loadMunicipalities } from '../../brazil/municipalityList';
import { readNfeKey } from '../../brazil/nfeKey';
import { readNumber } from '../../brazil/numbers';
import { readPlace } from '../../brazil/place';
import type { IsoDate, Read } from '../../brazil/read';
import { tidy } from '../../brazil/text';
import { readUf } from '../../brazil/ufs';
import { exact, type Decimal } from '../../rules/exact';
import type { PriceTable } from '../../rules/pgpmbio/priceTable';
import { defaultReadings } from '../../rules/pgpmbio/readings';
import { priceTables } from '../../rules/pgpmbio/tables';
import type { ColumnId } from '../../sheets/columns';
import { TableCells, type TableWithValues } from '../tableCells';
import { readFamily } from './cells/families';
import { readSaleProduct } from './cells/products';
import type { MarketPrice, PresentedBefore, Producer, SalesContext } from './context';

/** What a table beside the sales says, and the cells that kept a row of it from being read: that row is left aside. */
export interface ReadTable<Row> {
  rows: readonly Row[];
  /** Rows of data, from zero, with the first column that could not be read. */
  unread: readonly UnreadRow[];
}

export interface UnreadRow {
  row: number;
  column: ColumnId;
}

/** Tables beside the sales that the check takes into account. */
export interface SourcesBeside {
  marketPrices: readonly TableWithValues[];
  priorBalances: readonly TableWithValues[];
  producers: readonly TableWithValues[];
}

/** A row of one of these tables that was left aside. */
export interface UnreadBeside extends UnreadRow {
  source: TableWithValues;
}

/** What sales are checked against, by the tables beside them and with the readings chosen. */
export async function contextFrom(
  sources: SourcesBeside,
  today: IsoDate,
): Promise<{ context: SalesContext; unread: readonly UnreadBeside[] }> {
  await loadMunicipalities();
  const unread: UnreadBeside[] = [];
  const rowsOf = <Row>(tables: readonly TableWithValues[], read: (source: TableWithValues) => ReadTable<Row>): Row[] =>
    tables.flatMap((source) => {
      const answer = read(source);
      for (const row of answer.unread) unread.push({ ...row, source });
      return answer.rows;
    });
  const context: SalesContext = {
    marketPrices: rowsOf(sources.marketPrices, readMarketPrices),
    priorBalances: rowsOf(sources.priorBalances, readPriorBalances),
    producers: rowsOf(sources.producers, readProducers),
    presentedKeys: presentedKeysIn(sources.priorBalances),
    readings: defaultReadings,
    today,
  };
  return { context, unread };
}

/** Market prices (PMD); the municipalities must be loaded. */
function readMarketPrices(source: TableWithValues): ReadTable<MarketPrice> {
  return eachRow(source, (cells) => {
    const from = cells.needed('from', readDate);
    const until = cells.given('until', readDate) ?? lastDayOf(from);
    return {
      productId: cells.product('product', tableFor(from)),
      ...placeIn(cells),
      from,
      until,
      price: cells.positive('marketPrice').toNumber(),
    };
  });
}

/** What families were paid or presented before. */
function readPriorBalances(source: TableWithValues): ReadTable<PresentedBefore> {
  return eachRow(source, (cells) => {
    const year = cells.needed('year', readYear);
    const amounts = [cells.amount('paid'), cells.amount('underReview')];
    const organisation = cells.text('organisation');
    return {
      family: cells.needed('family', readFamilyKey),
      year,
      productId: cells.isBlank('product') ? null : productOfYear(cells, year),
      // A fraction of a cent already paid takes up its cent.
      cents: amounts
        .reduce((sum, amount) => sum.plus(amount), exact('0'))
        .times(100)
        .ceil()
        .toNumber(),
      ...(organisation === null ? {} : { organisation }),
    };
  });
}

/** Keys of the invoices that were presented before, with the request where the table names it. */
function presentedKeysIn(tables: readonly TableWithValues[]): ReadonlyMap<string, string> {
  const requests = new Map<string, string>();
  for (const table of tables.map((source) => TableCells.of(source))) {
    const key = table.column('invoiceKey');
    if (key === null) continue;
    for (let row = 0; row < table.length; row++) {
      const read = readNfeKey(key(row));
      if (read.ok) requests.set(read.value.key, new RowCells(table, row).text('request') ?? '');
    }
  }
  return requests;
}

/** Who the producers are. */
function readProducers(source: TableWithValues): ReadTable<Producer> {
  return eachRow(source, (cells) => ({
    cpf: cells.given('cpf', readCpf),
    family: cells.given('family', readFamilyKey),
    previousFamily: readFamily(cells.cell('previousFamily'), 'previousFamily').value,
    validUntil: cells.given('familyValidUntil', readDate),
    status: cells.text('familyStatus'),
  }));
}

/** Thrown within one row. */
class Unread extends Error {
  constructor(readonly column: ColumnId) {
    super(column);
  }
}

function eachRow<Row>(source: TableWithValues, read: (cells: RowCells) => Row): ReadTable<Row> {
  const table = TableCells.of(source);
  const rows: Row[] = [];
  const unread: UnreadRow[] = [];
  for (let row = 0; row < table.length; row++)
    try {
      rows.push(read(new RowCells(table, row)));
    } catch (failure) {
      if (!(failure instanceof Unread)) throw failure;
      unread.push({ row, column: failure.column });
    }
  return { rows, unread };
}

/** The cells of one row; what cannot be read ends the row. */
class RowCells {
  constructor(
    private readonly table: TableCells,
    private readonly row: number,
  ) {}

  cell(column: ColumnId): string | number | boolean | null {
    return this.table.column(column)?.(this.row) ?? null;
  }

  isBlank(column: ColumnId): boolean {
    return isBlankCell(this.cell(column));
  }

  needed<T>(column: ColumnId, read: (cell: unknown) => Read<T>): T {
    const found = read(this.cell(column));
    if (!found.ok) throw new Unread(column);
    return found.value;
  }

  given<T>(column: ColumnId, read: (cell: unknown) => Read<T>): T | null {
    return this.isBlank(column) ? null : this.needed(column, read);
  }

  text(column: ColumnId): string | null {
    const held = unwrap(this.cell(column));
    return isFault(held) ? null : tidy(String(held));
  }

  /** R$; a blank is zero. */
  amount(column: ColumnId): Decimal {
    const amount = exact(this.given(column, readNumber) ?? '0');
    if (amount.isNegative()) throw new Unread(column);
    return amount;
  }

  positive(column: ColumnId): Decimal {
    const amount = exact(this.needed(column, readNumber));
    if (amount.lte(0)) throw new Unread(column);
    return amount;
  }

  product(column: ColumnId, table: PriceTable): string {
    const { value } = readSaleProduct(this.cell(column), this.cell('form'), table);
    if (value === null) throw new Unread(column);
    return value.productId;
  }
}

/** The narrowest place that a row names: municipality, state, region; none of them: the whole country. */
function placeIn(cells: RowCells): Pick<MarketPrice, 'ibge' | 'uf' | 'region'> {
  const uf = cells.given('uf', readUf);
  const column = (['ibge', 'municipality', 'region'] as const).find((one) => !cells.isBlank(one));
  if (column === undefined) return { ibge: null, uf, region: null };
  const place = cells.needed(column, (cell) => readPlace(cell, uf));
  switch (place.kind) {
    case 'municipality':
      return { ibge: place.municipality.ibge, uf: place.uf, region: null };
    case 'uf':
      return { ibge: null, uf: place.uf, region: null };
    case 'region':
      return { ibge: null, uf: null, region: place.region };
    case 'semiarid':
      throw new Unread(column);
  }
}

/** A survey is a month's where it does not say when it ends (A10). */
function lastDayOf(from: IsoDate): IsoDate {
  const [year, month] = from.split('-').map(Number) as [number, number];
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return isoOfSerial(serialOf(next) - 1)!;
}

/** A year, or a date in it. */
function readYear(cell: unknown): Read<number> {
  const held = unwrap(cell);
  if (isFault(held)) return { ok: false, fault: held };
  const year = Number(typeof held === 'string' ? tidy(held) : held);
  if (Number.isInteger(year) && year >= 1990 && year <= 2100) return { ok: true, value: year, notes: [] };
  const date = readDate(cell);
  return date.ok ? { ok: true, value: yearOf(date.value), notes: [] } : date;
}

/** The product by the names of that year's table; a year without table cannot meet any line, whatever its products. */
function productOfYear(cells: RowCells, year: number): string | null {
  const table = priceTables().find(({ validFrom, validTo }) => yearOf(validFrom) <= year && year <= yearOf(validTo));
  return table ? cells.product('product', table) : null;
}

/** Products have the names of the table in force; those of a day without table, the newest one's. */
function tableFor(day: IsoDate): PriceTable {
  const tables = priceTables();
  return tables.find(({ validFrom, validTo }) => validFrom <= day && day <= validTo) ?? tables[tables.length - 1]!;
}
