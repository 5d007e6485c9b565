import type { Place, SalesFinding } from '../../rules/pgpmbio/findings';
import type { FindingLog } from '../findingLog';
import { inSlices, type Control } from '../work';

/** Fewer families than these say nothing of what is usual. */
const FEWEST = 8;
/** Above the third quartile by this many times the distance between first and third, and by as much again as itself. */
const FAR = 3;

interface Peers {
  label: string;
  place: string;
  /** kg of each family, with the row where it first sold. */
  families: Map<number, { kilograms: number; row: number }>;
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
      peers = { label, place: typeof place === 'string' ? place : `${place.name}/${place.uf}`, families: new Map() };
      this.peers.set(number, peers);
      if (typeof place !== 'string') this.local.set(number, { label, place, kilograms: 0, lines: 0 });
    }
    const own = peers.families.get(family);
    if (own) own.kilograms += kilograms;
    else peers.families.set(family, { kilograms, row });
    const local = this.local.get(number);
    if (local) {
      local.kilograms += kilograms;
      local.lines++;
    }
  }

  async tell(log: FindingLog<SalesFinding>, control: Control): Promise<void> {
    const all = [...this.peers.values()];
    await inSlices(all.length, (at) => tellFar(all[at] as Peers, log), control);
    for (const { label, place, kilograms, lines } of this.local.values()) {
      log.add('information', null, 'municipality', { code: 'G12', label, place, kilograms: tidied(kilograms), lines });
    }
  }
}

function tellFar({ label, place, families }: Peers, log: FindingLog<SalesFinding>): void {
  if (families.size < FEWEST) return;
  const sorted = Float64Array.from([...families.values()], ({ kilograms }) => kilograms).sort();
  const [first, middle, third] = [quantile(sorted, 0.25), quantile(sorted, 0.5), quantile(sorted, 0.75)];
  const limit = Math.max(third + FAR * (third - first), 2 * third);
  for (const { kilograms, row } of families.values()) {
    if (kilograms <= limit) continue;
    const data = {
      code: 'G11',
      label,
      place,
      kilograms: tidied(kilograms),
      usual: tidied(middle),
      peers: families.size,
    } as const;
    log.add('warning', row, 'quantity', data);
  }
}

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
