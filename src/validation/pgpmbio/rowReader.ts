import { isFault, unwrap } from '../../brazil/cell';
import type { IsoDate } from '../../brazil/read';
import { fold, tidy } from '../../brazil/text';
import { ufs, type Uf } from '../../brazil/ufs';
import { rowCovering } from '../../rules/pgpmbio/coverage';
import { lastDayOfFamily } from '../../rules/pgpmbio/extendedDap';
import type { SalesFinding } from '../../rules/pgpmbio/findings';
import { scaledRow, type ScaledRow } from '../../rules/pgpmbio/lineCents';
import type { PriceRow, PriceTable } from '../../rules/pgpmbio/priceTable';
import type { NamedProduct } from '../../rules/pgpmbio/product';
import { Refusal } from '../../rules/pgpmbio/refusal';
import { priceTables } from '../../rules/pgpmbio/tables';
import { titleGoverning } from '../../rules/pgpmbio/transition';
import type { FindingLog } from '../findingLog';
import { namesLikeFormulas, type TableCells } from '../tableCells';
import { AmountsOfRow } from './amountsOfRow';
import { readDay, readSaleDay, type SaleDay } from './cells/dates';
import { readFamily } from './cells/families';
import { readParty, readProducerCpf, type Party } from './cells/parties';
import { readSalePlace, type SalePlace } from './cells/places';
import { readSaleProduct } from './cells/products';
import type { Producer, SalesContext } from './context';
import { DatesOfTable } from './datesOfTable';
import { DocumentsOfRow } from './documentsOfRow';
import { NONE } from './interned';
import { MarketPrices, type PricesOfPlace } from './marketPrices';
import { MOST_REMEMBERED, NOTHING_SAID, Remembered, say, type Known, type Said } from './said';
import type { SalesColumns } from './salesColumns';

const UF_NUMBERS = new Map(ufs.map(({ uf }, number) => [uf, number]));

/** A product in a place: its row of Doc. 1 and its market prices. */
interface Covered {
  /** `null` where the table covers no such case. */
  scaled: ScaledRow | null;
  says: readonly Said[];
  prices: PricesOfPlace;
}

/** Reads the rows of a table of sales one by one: into columns what they say, into the log what is wrong with it. */
export class RowReader {
  readonly amounts: AmountsOfRow;
  readonly documents: DocumentsOfRow;
  private readonly dates = new DatesOfTable();
  private readonly prices: MarketPrices;
  private readonly newest = priceTables()[priceTables().length - 1] as PriceTable;

  private readonly family = new Remembered((cell) => numbered(readFamily(cell, 'family'), this.into.families));
  private readonly previous = new Remembered((cell) => readFamily(cell, 'previousFamily'));
  private readonly cpf = new Remembered((cell) => numbered(readProducerCpf(cell), this.into.people));
  private readonly day = new Remembered((cell) => readSaleDay(cell, this.context.date1904 ?? false));
  private readonly requestDay = new Remembered((cell) => this.otherDay(cell, 'requestDate'));
  private readonly validUntil = new Remembered((cell) => this.otherDay(cell, 'familyValidUntil'));
  private readonly status = new Remembered((cell) => readStatus(cell));
  private readonly issuer: Remembered<Party>;
  private readonly buyer: Remembered<Party>;
  private readonly organisation: Remembered<Party>;
  private readonly places = new Map<unknown, Map<unknown, Map<unknown, Known<SalePlace>>>>();
  private readonly products = new Map<PriceTable, Map<unknown, Map<unknown, Known<NamedProduct>>>>();
  private cellsKept = 0;
  private readonly formsAsked = new Map<string, { said: readonly Said[]; row: number; rows: number }>();
  private readonly scaled = new Map<PriceRow, ScaledRow>();
  private readonly covered = new Map<PriceTable, Map<NamedProduct, Map<SalePlace, Covered>>>();
  private readonly namesLikeFormulas;
  private readonly producersByFamily = new Map<string, Producer>();

  private readonly cells;
  private readonly hasTotals: boolean;

  constructor(
    private readonly table: TableCells,
    private readonly context: SalesContext,
    private readonly into: SalesColumns,
    private readonly log: FindingLog<SalesFinding>,
  ) {
    this.amounts = new AmountsOfRow(table, log);
    this.documents = new DocumentsOfRow(table, log);
    this.hasTotals = table.has('invoiceTotal');
    this.prices = new MarketPrices(context.marketPrices);
    this.namesLikeFormulas = namesLikeFormulas(table);
    for (const producer of context.producers ?? [])
      if (producer.family !== null) this.producersByFamily.set(producer.family, producer);
    const party = (column: 'issuer' | 'buyer' | 'organisation') => {
      const header = table.header(column);
      const cnpjOnly = /cnpj/i.test(header) && !/cpf/i.test(header);
      return new Remembered((cell) => readParty(cell, column, cnpjOnly));
    };
    this.issuer = party('issuer');
    this.buyer = party('buyer');
    this.organisation = party('organisation');
    this.cells = {
      family: table.column('family'),
      previousFamily: table.column('previousFamily'),
      validUntil: table.column('familyValidUntil'),
      status: table.column('familyStatus'),
      cpf: table.column('cpf'),
      date: table.column('date'),
      requestDate: table.column('requestDate'),
      uf: table.column('uf'),
      municipality: table.column('municipality'),
      ibge: table.column('ibge'),
      product: table.column('product'),
      form: table.column('form'),
      issuer: table.column('issuer'),
      buyer: table.column('buyer'),
      organisation: table.column('organisation'),
    };
  }

  read(row: number): void {
    const family = this.readFamily(row);
    const day = this.readDates(row, family);
    const place = this.readPlace(row);
    const table = day?.table ?? this.newest;
    const product = this.readProduct(row, table);
    const covered = product !== null && place !== null ? this.cover(product, place, table) : null;
    if (covered !== null) say(this.log, row, covered.says);
    const { quantity, salePrice } = this.amounts.read(row);
    const into = this.into;
    into.quantity[row] = quantity;
    into.salePrice[row] = salePrice;
    into.marketPrice[row] = this.readMarketPrice(row, covered, day, product, place);
    into.scaled[row] = covered?.scaled ?? null;
    if (product !== null) into.product[row] = into.products.of(product.productId);
    if (place !== null) {
      into.uf[row] = UF_NUMBERS.get(place.uf) as number;
      into.place[row] = into.placeOf(place.municipality);
    }
    this.readDocuments(row, day, place, product);
    for (const column of this.namesLikeFormulas(row)) this.log.add('information', row, column, { code: 'L32' });
    if (this.hasTotals) into.invoiceTotal[row] = this.amounts.invoiceTotal.read(row);
  }

  /** What is odd about the cells of a part, to be told before its rows are read. */
  tellPart(): void {
    for (const { row, column } of this.table.merged) this.log.add('warning', row, column, { code: 'L31' });
    for (const { row, column } of this.table.typedOver) this.log.add('warning', row, column, { code: 'L33' });
  }

  /** What can only be said once all rows were read. */
  tellTable(): void {
    this.tellForms();
    this.dates.tell(this.log);
    this.amounts.tellTextColumns();
  }

  private readFamily(row: number): string | null {
    const { into, cells } = this;
    if (cells.cpf !== null) into.cpf[row] = this.take(row, this.cpf, cells.cpf) ?? NONE;
    const number = cells.family === null ? null : this.take(row, this.family, cells.family);
    const previous = cells.previousFamily === null ? null : this.take(row, this.previous, cells.previousFamily);
    if (number === null) return null;
    into.family[row] = number;
    const family = into.families.text(number);
    if (previous !== null) into.link(number, previous);
    return family;
  }

  private readDates(row: number, family: string | null): SaleDay | null {
    const { into, cells, context, log } = this;
    const cell = cells.date === null ? null : cells.date(row);
    const known = cells.date === null ? null : this.day.of(cell);
    if (known !== null && known.says.length > 0) say(log, row, known.says);
    const day = known?.value ?? null;
    if (day !== null) {
      into.day[row] = day.day;
      into.year[row] = day.year;
    }
    const own = cells.requestDate === null ? null : this.take(row, this.requestDay, cells.requestDate);
    const request = own ?? context.requestDate ?? null;
    if (request !== null) this.checkRequest(row, request, day, own !== null);
    if (day !== null) this.checkLimits(row, day.iso, request);
    this.checkFamily(row, family, request ?? day?.iso ?? null);
    return day;
  }

  private checkRequest(row: number, request: IsoDate, day: SaleDay | null, own: boolean): void {
    const outOfTitle = titleGoverning(request);
    if (outOfTitle?.reason.code === 'titleNotLoaded') {
      this.log.add('error', row, own ? 'requestDate' : 'date', { code: 'L15', reason: outOfTitle.reason });
    }
    if (day !== null && day.iso > request) {
      this.log.add('warning', row, 'date', { code: 'L16', why: 'afterRequest', date: day.iso, limit: request });
    }
  }

  private checkLimits(row: number, date: IsoDate, request: IsoDate | null): void {
    const { today, deadline } = this.context;
    if (today !== undefined && date > today) {
      this.log.add('warning', row, 'date', { code: 'L16', why: 'afterToday', date, limit: today });
    }
    if (deadline !== undefined && (request ?? date) > deadline) {
      this.log.add('warning', row, 'date', {
        code: 'L16',
        why: 'afterDeadline',
        date: request ?? date,
        limit: deadline,
      });
    }
  }

  /** @param on the day for which the DAP/CAF must hold: that of the request, else that of the sale */
  private checkFamily(row: number, family: string | null, on: IsoDate | null): void {
    const { cells, log } = this;
    const producer = family === null ? undefined : this.producersByFamily.get(family);
    const own = cells.validUntil === null ? null : this.take(row, this.validUntil, cells.validUntil);
    const given = own ?? producer?.validUntil ?? null;
    if (given !== null && on !== null) {
      const { until, extended } = lastDayOfFamily(family ?? '', given);
      if (until < on) {
        log.add('warning', row, own === null ? 'family' : 'familyValidUntil', {
          code: 'L25',
          why: 'expired',
          until,
          on,
          extended,
        });
      }
    }
    const status = cells.status === null ? null : this.take(row, this.status, cells.status);
    const bad = status ?? (producer?.status ? readStatus(producer.status).value : null);
    if (bad !== null) {
      log.add('warning', row, status === null ? 'family' : 'familyStatus', { code: 'L25', why: 'status', typed: bad });
    }
  }

  private readPlace(row: number): SalePlace | null {
    const { uf, municipality, ibge } = this.cells;
    const ufCell = uf === null ? null : uf(row);
    const nameCell = municipality === null ? null : municipality(row);
    const codeCell = ibge === null ? null : ibge(row);
    const byName = within(this.places, ufCell);
    const byCode = within(byName, nameCell);
    let known = byCode.get(codeCell);
    if (!known) {
      this.countKept();
      const has = { uf: uf !== null, municipality: municipality !== null, ibge: ibge !== null };
      byCode.set(codeCell, (known = this.withoutColumns(readSalePlace(ufCell, nameCell, codeCell, has), has.uf)));
    }
    if (known.says.length > 0) say(this.log, row, known.says);
    return known.value;
  }

  /** A missing column is told once, for the table. */
  private withoutColumns(known: Known<SalePlace>, hasUf: boolean): Known<SalePlace> {
    if (hasUf) return known;
    return { ...known, says: known.says.filter(({ data }) => !(data.code === 'L01' && data.why === 'cell')) };
  }

  private readProduct(row: number, table: PriceTable): NamedProduct | null {
    const { product, form } = this.cells;
    if (product === null) return null;
    const cell = product(row);
    const formCell = form === null ? null : form(row);
    const byForm = within(within(this.products, table), cell);
    let known = byForm.get(formCell);
    if (!known) {
      this.countKept();
      byForm.set(formCell, (known = readSaleProduct(cell, formCell, table)));
    }
    if (known.says.length > 0) this.sayOfProduct(row, known, `${table.id}|${String(cell)}|${String(formCell)}`);
    return known.value;
  }

  /** As {@link Remembered} does: what many different cells mean is let go. */
  private countKept(): void {
    if (++this.cellsKept < MOST_REMEMBERED) return;
    this.cellsKept = 0;
    this.places.clear();
    this.products.clear();
    this.covered.clear();
  }

  /** A form to be confirmed is asked about once for each name, since the answer is the same in every row. */
  private sayOfProduct(row: number, known: Known<NamedProduct>, name: string): void {
    const [said] = known.says;
    if (known.value === null || said === undefined || said.fix !== undefined) return say(this.log, row, known.says);
    const asked = this.formsAsked.get(name);
    if (asked) asked.rows++;
    else this.formsAsked.set(name, { said: known.says, row, rows: 1 });
  }

  private tellForms(): void {
    for (const { said, row, rows } of this.formsAsked.values()) {
      for (const { severity, column, data } of said) {
        this.log.add(
          severity,
          row,
          column,
          data.code === 'L03' && data.why === 'understood' ? { ...data, rows } : data,
        );
      }
    }
  }

  private cover(product: NamedProduct, place: SalePlace, table: PriceTable): Covered {
    const byPlace = within(within(this.covered, table), product);
    let covered = byPlace.get(place);
    if (!covered) byPlace.set(place, (covered = this.coverAnew(product, place, table)));
    return covered;
  }

  private coverAnew({ productId }: NamedProduct, { uf, municipality }: SalePlace, table: PriceTable): Covered {
    const found = rowCovering(table, productId, { uf, municipality });
    const prices = this.prices.of(productId, uf, municipality?.ibge ?? null);
    if (found instanceof Refusal) return { scaled: null, says: [notCovered(found)], prices };
    let scaled = this.scaled.get(found);
    if (!scaled) this.scaled.set(found, (scaled = scaledRow(table, found)));
    return { scaled, says: NOTHING_SAID, prices };
  }

  /** The row's own market price, else that of the survey for product, place and day. */
  private readMarketPrice(
    row: number,
    covered: Covered | null,
    day: SaleDay | null,
    product: NamedProduct | null,
    place: SalePlace | null,
  ): number {
    const own = this.amounts.marketPrice.read(row);
    const { doubt } = this.amounts.marketPrice;
    if (doubt) say(this.log, row, [doubt.open]);
    if (own < 0) this.amounts.refuseNegative(row, 'marketPrice', own);
    const given = own === 0 ? NaN : own;
    if (covered === null || covered.scaled === null || day === null || product === null || place === null) return given;
    const surveyed = covered.prices.on(day.day);
    const [price] = surveyed;
    if (!Number.isNaN(given)) {
      if (price !== undefined && !surveyed.includes(given)) {
        const data = { ...at(product, place, day), why: 'differs', given, surveyed: price } as const;
        this.log.add('warning', row, 'marketPrice', data);
      }
      return given;
    }
    if (surveyed.length === 1) return price as number;
    if (!covered.scaled.restsOnMarketPrice) return NaN;
    const severity = this.context.readings.missingMarketPrice === 'refused' ? 'error' : 'warning';
    const told = at(product, place, day);
    this.log.add(
      severity,
      row,
      'marketPrice',
      surveyed.length === 0 ? { ...told, why: 'missing' } : { ...told, why: 'several', prices: [...surveyed] },
    );
    return NaN;
  }

  private readDocuments(row: number, day: SaleDay | null, place: SalePlace | null, product: NamedProduct | null): void {
    const { cells, documents, into } = this;
    const key = documents.readKey(row);
    if (key !== null) into.key[row] = into.keys.of(key.key);
    into.invoice[row] = documents.place(row, key);
    const issuer = this.readParty(row, this.issuer, cells.issuer, into.issuer);
    const buyer = this.readParty(row, this.buyer, cells.buyer, into.buyer);
    this.readParty(row, this.organisation, cells.organisation, into.organisation);
    if (key !== null) documents.compare(row, key, place?.uf ?? null, day, issuer);
    else this.readPaper(row);
    const same = issuer !== null && buyer !== null && issuer.kind !== 'name' && issuer.id === buyer.id;
    if (same && !documents.isOfPurchase(row)) {
      this.log.add('warning', row, 'buyer', { code: 'L24', why: 'buyerIsIssuer' });
    }
    documents.checkType(row);
    if (product?.productId === 'pirarucu') documents.checkFish(row);
    const cell = cells.date === null ? null : cells.date(row);
    this.dates.count(cell, day, day === null && this.isMonthFirst(cell), key?.month ?? null);
  }

  /** An invoice without key is known by its number and series. */
  private readPaper(row: number): void {
    const { documents, into } = this;
    documents.tellMissing(row);
    const paper = documents.paper(row);
    if (paper === null) return;
    into.paper[row] = into.paperOf(paper.number);
    into.series[row] = into.papers.of(paper.series);
  }

  private isMonthFirst(cell: unknown): boolean {
    return this.day.of(cell).says.some(({ data }) => {
      const fault = data.code === 'L26' && data.why === 'unreadable' ? data.fault : null;
      return fault?.code === 'dateImpossible' && fault.suggestion !== undefined;
    });
  }

  private readParty(row: number, known: Remembered<Party>, cell: Cells, into: Int32Array): Party | null {
    if (cell === null) return null;
    const party = this.take(row, known, cell);
    if (party === null) return null;
    const number = this.into.parties.of(party.id);
    this.into.partyLabels[number] ??= party.label;
    into[row] = number;
    return party;
  }

  private otherDay(cell: unknown, column: 'requestDate' | 'familyValidUntil'): Known<IsoDate> {
    return readDay(cell, column, this.context.date1904 ?? false, false);
  }

  private take<T>(row: number, remembered: Remembered<T>, cell: NonNullable<Cells>): T | null {
    const { value, says } = remembered.of(cell(row));
    if (says.length > 0) say(this.log, row, says);
    return value;
  }
}

type Cells = ReturnType<TableCells['column']>;

function numbered({ value, says }: Known<string>, texts: { of(text: string): number }): Known<number> {
  return { value: value === null ? null : texts.of(value), says };
}

/** The map inside a map for a key, made when first asked for. */
function within<A, B, C>(maps: Map<A, Map<B, C>>, key: A): Map<B, C> {
  let found = maps.get(key);
  if (!found) maps.set(key, (found = new Map()));
  return found;
}

/** A situation other than active; `null` for an active, blank or unreadable one. */
function readStatus(cell: unknown): Known<string> {
  const held = unwrap(cell);
  const bad = !isFault(held) && /INATIV|SUSPEN|CANCEL|VENCID|EXPIR|BLOQUE|INDEFER/.test(fold(String(held)));
  return { value: bad ? tidy(String(held)) : null, says: NOTHING_SAID };
}

function at({ label }: NamedProduct, { uf }: { uf: Uf }, { iso }: SaleDay) {
  return { code: 'L22', label, uf, date: iso } as const;
}

function notCovered({ reason }: Refusal): Said {
  switch (reason.code) {
    case 'ufNotCovered':
      return { severity: 'error', column: 'uf', data: { code: 'L05', reason } };
    case 'municipalityNotListed':
      return { severity: 'error', column: 'municipality', data: { code: 'L06', reason } };
    case 'municipalityMissing':
      return { severity: 'error', column: 'municipality', data: { code: 'L07', reason } };
    default:
      throw new Error(`a place is not refused with ${reason.code}`);
  }
}
