import type { Municipality } from '../../brazil/municipalities';
import type { ScaledRow } from '../../rules/pgpmbio/lineCents';
import type { Steps } from '../../rules/steps';
import { withRoom } from '../growing';
import { Interned, NONE } from './interned';
import { InvoiceKeys } from './invoiceKeys';

/** What the rows of a table of sales say, as columns: a fixed number of bytes a row. Texts are numbers of {@link Interned}. */
export class SalesColumns {
  readonly families = new Interned();
  readonly people = new Interned();
  readonly parties = new Interned();
  readonly keys = new InvoiceKeys();
  readonly products = new Interned();
  /** Numbers of paper invoices that are no figures, and series. */
  readonly papers = new Interned();
  /** Municipalities met, by the number of their IBGE code in {@link placeCodes}. */
  readonly places: Municipality[] = [];
  readonly placeCodes = new Interned();
  /** Parties as they were first written, by their number. */
  readonly partyLabels: string[] = [];

  family = new Int32Array(0);
  cpf = new Int32Array(0);
  organisation = new Int32Array(0);
  buyer = new Int32Array(0);
  issuer = new Int32Array(0);
  key = new Int32Array(0);
  /** Row of Doc. 1; `null` where none covers the sale. */
  readonly scaled: (ScaledRow | null)[] = [];
  product = new Int32Array(0);
  uf = new Uint8Array(0);
  place = new Int32Array(0);
  day = new Int32Array(0);
  year = new Int16Array(0);
  quantity = new Float64Array(0);
  salePrice = new Float64Array(0);
  /** `NaN` without a market price. */
  marketPrice = new Float64Array(0);
  /** R$ of the whole invoice; `NaN` where the row does not say it. */
  invoiceTotal = new Float64Array(0);
  readonly invoice: (string | number)[] = [];
  /** Of an invoice without key, its number: the figures, or below {@link NONE} the number of a text; and its series. */
  paper = new Float64Array(0);
  series = new Int32Array(0);
  private room = 0;
  private readonly linked = new Map<number, Set<string>>();

  /** Makes room for so many rows at least, with breaks: much is copied when there are many. */
  *reserve(rows: number): Steps<void> {
    if (rows <= this.room) return;
    this.family = withRoom(this.family, rows, NONE);
    this.room = this.family.length;
    const { room } = this;
    this.cpf = withRoom(this.cpf, room, NONE);
    this.organisation = withRoom(this.organisation, room, NONE);
    this.buyer = withRoom(this.buyer, room, NONE);
    yield;
    this.issuer = withRoom(this.issuer, room, NONE);
    this.key = withRoom(this.key, room, NONE);
    this.product = withRoom(this.product, room, NONE);
    this.place = withRoom(this.place, room, NONE);
    yield;
    this.uf = withRoom(this.uf, room, 0);
    this.day = withRoom(this.day, room, 0);
    this.year = withRoom(this.year, room, 0);
    this.quantity = withRoom(this.quantity, room, 0);
    yield;
    this.salePrice = withRoom(this.salePrice, room, 0);
    this.marketPrice = withRoom(this.marketPrice, room, 0);
    yield;
    this.invoiceTotal = withRoom(this.invoiceTotal, room, NaN);
    this.paper = withRoom(this.paper, room, NONE);
    this.series = withRoom(this.series, room, NONE);
    yield;
  }

  /** There are so many rows and no more. */
  end(rows: number): void {
    this.family = this.family.subarray(0, rows);
  }

  /** How many rows there are, once they have {@link end}ed. */
  get length(): number {
    return this.family.length;
  }

  /** A family's number and the one it replaced. */
  link(family: number, previous: string): void {
    const before = this.linked.get(family);
    if (before) before.add(previous);
    else this.linked.set(family, new Set([previous]));
  }

  /** Pairs of a family's number and one that it replaced, each once. */
  links(): [string, string][] {
    return [...this.linked].flatMap(([family, before]) =>
      [...before].map((previous): [string, string] => [this.families.text(family), previous]),
    );
  }

  /** The number of a paper invoice, as {@link paper} holds it. */
  paperOf(number: string): number {
    const figures = Number(number);
    return String(figures) === number && figures >= 0 ? figures : NONE - 1 - this.papers.of(number);
  }

  placeOf(municipality: Municipality | null): number {
    if (municipality === null) return NONE;
    const number = this.placeCodes.of(municipality.ibge);
    this.places[number] ??= municipality;
    return number;
  }
}
