import type { Municipality } from '../../brazil/municipalities';
import type { ScaledRow } from '../../rules/pgpmbio/lineCents';
import { Interned, NONE } from './interned';

/** What the rows of a table of sales say, as columns: a fixed number of bytes a row. Texts are numbers of {@link Interned}. */
export class SalesColumns {
  readonly families = new Interned();
  readonly people = new Interned();
  readonly parties = new Interned();
  readonly keys = new Interned();
  readonly products = new Interned();
  /** Municipalities met, by the number of their IBGE code in {@link placeCodes}. */
  readonly places: Municipality[] = [];
  readonly placeCodes = new Interned();
  /** Parties as they were first written, by their number. */
  readonly partyLabels: string[] = [];

  readonly family: Int32Array;
  readonly cpf: Int32Array;
  readonly organisation: Int32Array;
  readonly buyer: Int32Array;
  readonly issuer: Int32Array;
  readonly key: Int32Array;
  /** Row of Doc. 1; `null` where none covers the sale. */
  readonly scaled: (ScaledRow | null)[];
  readonly product: Int32Array;
  readonly uf: Uint8Array;
  readonly place: Int32Array;
  readonly day: Int32Array;
  readonly year: Int16Array;
  readonly quantity: Float64Array;
  readonly salePrice: Float64Array;
  /** `NaN` without a market price. */
  readonly marketPrice: Float64Array;
  readonly invoice: (string | number)[];
  /** A family's number and the one it replaced. */
  readonly links: [string, string][] = [];

  constructor(readonly length: number) {
    const none = () => new Int32Array(length).fill(NONE);
    this.family = none();
    this.cpf = none();
    this.organisation = none();
    this.buyer = none();
    this.issuer = none();
    this.key = none();
    this.scaled = new Array<ScaledRow | null>(length).fill(null);
    this.product = none();
    this.place = none();
    this.uf = new Uint8Array(length);
    this.day = new Int32Array(length);
    this.year = new Int16Array(length);
    this.quantity = new Float64Array(length);
    this.salePrice = new Float64Array(length);
    this.marketPrice = new Float64Array(length);
    this.invoice = new Array<string | number>(length).fill('');
  }

  placeOf(municipality: Municipality | null): number {
    if (municipality === null) return NONE;
    const number = this.placeCodes.of(municipality.ibge);
    this.places[number] ??= municipality;
    return number;
  }
}
