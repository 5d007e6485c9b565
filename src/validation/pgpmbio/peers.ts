import type { Place, SalesFinding } from '../../rules/pgpmbio/findings';
import type { FindingLog } from '../findingLog';
import { withRoom } from '../growing';
import { sortInSlices } from '../sortInSlices';
import { Pace, type Control } from '../work';
import { hashed, RowIndex } from './rowIndex';

/** Fewer families than these say nothing of what is usual. */
const FEWEST = 8;
/** Above the third quartile by this many times the distance between first and third, and by as much again as itself. */
const FAR = 3;

/** Those who sold one product in one place. */
interface Peers {
  label: string;
  place: string;
  families: number;
  /** First and last of them among all sellers. */
  first: number;
  last: number;
}

/** Sales of one product in one municipality. */
interface Local {
  label: string;
  place: Place;
  kilograms: number;
  lines: number;
}

/** What the families of a place sold of a product: who sold far more than the others, and how much it is in all. */
export class PeersOfPlace {
  private readonly peers = new Map<number, Peers>();
  private readonly local = new Map<number, Local>();
  private readonly sellers = new Sellers();

  /** @param number that of product and place together */
  meet(
    row: number,
    number: number,
    family: number,
    kilograms: number,
    names: () => { label: string; place: Place | string },
  ): void {
    let peers = this.peers.get(number);
    if (!peers) {
      const { label, place } = names();
      const placeName = typeof place === 'string' ? place : `${place.name}/${place.uf}`;
      peers = { label, place: placeName, families: 0, first: END, last: END };
      this.peers.set(number, peers);
      if (typeof place !== 'string') this.local.set(number, { label, place, kilograms: 0, lines: 0 });
    }
    this.sellers.add(peers, number, family, row, kilograms);
    const local = this.local.get(number);
    if (local) {
      local.kilograms += kilograms;
      local.lines++;
    }
  }

  async tell(log: FindingLog<SalesFinding>, control: Control): Promise<void> {
    const pace = new Pace(control);
    for (const peers of this.peers.values()) {
      if (peers.families >= FEWEST) await this.tellFar(peers, log, control);
      await pace.step();
    }
    for (const { label, place, kilograms, lines } of this.local.values()) {
      log.add('information', null, 'municipality', { code: 'G12', label, place, kilograms: tidied(kilograms), lines });
    }
  }

  private async tellFar(peers: Peers, log: FindingLog<SalesFinding>, control: Control): Promise<void> {
    const { label, place, families } = peers;
    const { kilograms, rows, next } = this.sellers;
    const all = new Float64Array(families);
    for (let seller = peers.first, at = 0; seller !== END; seller = next[seller] as number)
      all[at++] = kilograms[seller] as number;
    const sorted = await sortInSlices(all, (a, b) => a - b, control);
    const [first, middle, third] = [quantile(sorted, 0.25), quantile(sorted, 0.5), quantile(sorted, 0.75)];
    const limit = Math.max(third + FAR * (third - first), 2 * third);
    for (let seller = peers.first; seller !== END; seller = next[seller] as number) {
      const sold = kilograms[seller] as number;
      if (sold <= limit) continue;
      const data = {
        code: 'G11',
        label,
        place,
        kilograms: tidied(sold),
        usual: tidied(middle),
        peers: families,
      } as const;
      log.add('warning', rows[seller] as number, 'quantity', data);
    }
  }
}

/** Families by product and place: nearly as many as rows, where each family sells many products in many places. */
class Sellers {
  /** kg in all, and the row where the family first sold. */
  kilograms = new Float64Array(64);
  rows = new Int32Array(64);
  /** The seller that comes after this one among its peers. */
  next = new Int32Array(64).fill(END);
  private numbers = new Float64Array(64);
  private families = new Int32Array(64);
  private length = 0;
  private readonly index = new RowIndex(
    (seller) => hashed(hashed(1, this.numbers[seller] as number), this.families[seller] as number),
    (a, b) => this.families[a] === this.families[b] && this.numbers[a] === this.numbers[b],
  );

  add(peers: Peers, number: number, family: number, row: number, kilograms: number): void {
    const seller = this.length;
    this.reserve(seller + 1);
    this.numbers[seller] = number;
    this.families[seller] = family;
    const known = this.index.firstLike(seller);
    if (known >= 0) {
      this.kilograms[known] = (this.kilograms[known] as number) + kilograms;
      return;
    }
    this.length++;
    this.kilograms[seller] = kilograms;
    this.rows[seller] = row;
    if (peers.last === END) peers.first = seller;
    else this.next[peers.last] = seller;
    peers.last = seller;
    peers.families++;
  }

  private reserve(length: number): void {
    if (length <= this.rows.length) return;
    this.kilograms = withRoom(this.kilograms, length, 0);
    this.rows = withRoom(this.rows, length, 0);
    this.next = withRoom(this.next, length, END);
    this.numbers = withRoom(this.numbers, length, 0);
    this.families = withRoom(this.families, length, 0);
  }
}

const END = -1;

/** By linear interpolation between the values beside it. */
function quantile(sorted: Float64Array, part: number): number {
  const at = (sorted.length - 1) * part;
  const below = Math.floor(at);
  const low = sorted[below] as number;
  return low + ((sorted[Math.min(below + 1, sorted.length - 1)] as number) - low) * (at - below);
}

/** A sum of kg for show, without the noise of doubles. */
function tidied(kilograms: number): number {
  return Number(kilograms.toPrecision(12));
}
