import { Refused } from '../refusal';

const END_OF_CHAIN = 0xfffffffa;

/**
 * Names of the streams in a compound file (the container of Office before 2007).
 * @throws Refused `truncated` when the file ends before what its header promises.
 */
export function compoundStreams(bytes: Uint8Array): Set<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = 1 << view.getUint16(30, true);
    const perSector = size / 4;
    const sectorAt = (sector: number) => (sector + 1) * size;
    const tables: number[] = [];
    for (let i = 0; i < 109; i++) {
      const sector = view.getUint32(76 + 4 * i, true);
      if (sector < END_OF_CHAIN) tables.push(sector);
    }
    const names = new Set<string>();
    const seen = new Set<number>();
    let sector = view.getUint32(48, true);
    while (sector < END_OF_CHAIN && !seen.has(sector)) {
      seen.add(sector);
      for (let at = sectorAt(sector); at < sectorAt(sector) + size; at += 128) names.add(entryName(view, at));
      const table = tables[Math.floor(sector / perSector)];
      if (table === undefined) break;
      sector = view.getUint32(sectorAt(table) + 4 * (sector % perSector), true);
    }
    return names;
  } catch (error) {
    if (error instanceof RangeError) throw new Refused({ code: 'truncated' });
    throw error;
  }
}

function entryName(view: DataView, at: number): string {
  const length = Math.min(64, view.getUint16(at + 64, true));
  let name = '';
  for (let i = 0; i + 2 < length; i += 2) name += String.fromCharCode(view.getUint16(at + i, true));
  return name;
}
