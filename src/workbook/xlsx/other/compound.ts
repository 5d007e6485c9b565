import { Refused } from '../refusal';

const END_OF_CHAIN = 0xfffffffa;
/** Shorter streams are kept in another way, which no workbook needs. */
const SHORTEST_STREAM = 4096;

/** The streams of a compound file (the container of Office before 2007) by name. */
export class CompoundFile {
  private readonly view: DataView;
  private readonly sectorSize: number;
  private readonly tables: number[] = [];
  private readonly streams = new Map<string, { first: number; size: number }>();

  /** @throws Refused `truncated` when the file ends before what its header promises */
  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    try {
      this.sectorSize = 1 << this.view.getUint16(30, true);
      for (let i = 0; i < 109; i++) {
        const sector = this.view.getUint32(76 + 4 * i, true);
        if (sector < END_OF_CHAIN) this.tables.push(sector);
      }
      for (const sector of this.chain(this.view.getUint32(48, true))) this.readDirectory(this.offset(sector));
    } catch (error) {
      throw asTruncated(error);
    }
  }

  has(name: string): boolean {
    return this.streams.has(name);
  }

  /** The beginning of a stream, up to `length` bytes; null when it is missing or kept as a short one. */
  head(name: string, length: number): Uint8Array | null {
    const stream = this.streams.get(name);
    if (!stream || stream.size < SHORTEST_STREAM) return null;
    const head = new Uint8Array(Math.min(length, stream.size));
    let filled = 0;
    try {
      for (const sector of this.chain(stream.first)) {
        const from = this.offset(sector);
        head.set(this.bytes.subarray(from, from + Math.min(this.sectorSize, head.length - filled)), filled);
        filled += this.sectorSize;
        if (filled >= head.length) break;
      }
    } catch (error) {
      throw asTruncated(error);
    }
    return head;
  }

  private readDirectory(sector: number): void {
    for (let at = sector; at < sector + this.sectorSize; at += 128) {
      const name = this.entryName(at);
      const place = { first: this.view.getUint32(at + 116, true), size: this.view.getUint32(at + 120, true) };
      if (name !== '') this.streams.set(name, place);
    }
  }

  private entryName(at: number): string {
    const length = Math.min(64, this.view.getUint16(at + 64, true));
    let name = '';
    for (let i = 0; i + 2 < length; i += 2) name += String.fromCharCode(this.view.getUint16(at + i, true));
    return name;
  }

  private *chain(first: number): Generator<number> {
    const seen = new Set<number>();
    let sector = first;
    while (sector < END_OF_CHAIN && !seen.has(sector)) {
      seen.add(sector);
      yield sector;
      const perTable = this.sectorSize / 4;
      const table = this.tables[Math.floor(sector / perTable)];
      if (table === undefined) return;
      sector = this.view.getUint32(this.offset(table) + 4 * (sector % perTable), true);
    }
  }

  private offset(sector: number): number {
    return (sector + 1) * this.sectorSize;
  }
}

function asTruncated(error: unknown): unknown {
  return error instanceof RangeError ? new Refused({ code: 'truncated' }) : error;
}
