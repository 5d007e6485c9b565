/**
 * Finds the first of the rows that are the same in some respect: a hash table of row numbers alone, so that a million
 * rows take a few megabytes and no text is built to compare them.
 */
export class RowIndex {
  private readonly slots: Int32Array;
  private readonly mask: number;

  /** @param same whether two rows whose hashes agree are the same */
  constructor(
    rows: number,
    private readonly same: (a: number, b: number) => boolean,
  ) {
    let size = 16;
    while (size < rows * 2) size *= 2;
    this.slots = new Int32Array(size).fill(FREE);
    this.mask = size - 1;
  }

  /** The first row that is the same as this one; `-1` when this is the first, which is kept then. */
  firstLike(row: number, hash: number): number {
    for (let slot = spread(hash) & this.mask; ; slot = (slot + 1) & this.mask) {
      const there = this.slots[slot] as number;
      if (there === FREE) {
        this.slots[slot] = row;
        return FREE;
      }
      if (this.same(there, row)) return there;
    }
  }
}

const FREE = -1;

/** A hash of another number on top of one. */
export function hashed(hash: number, number: number): number {
  return Math.imul(hash ^ (number | 0), 0x01000193);
}

export function hashOfText(text: string, from: number, until: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < until; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** The low bits are what the table looks at: every bit of the hash must reach them. */
function spread(hash: number): number {
  let mixed = hash;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
