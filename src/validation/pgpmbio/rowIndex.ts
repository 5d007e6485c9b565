/**
 * Finds the first of numbered things that are the same in some respect: hash tables of numbers alone, so that a million
 * take a few megabytes and no text is built to compare them. Small tables that grow one by one: no page waits for it.
 */
export class RowIndex {
  private readonly tables = Array.from({ length: TABLES }, () => ({ taken: 0, slots: free(FEWEST) }));

  /**
   * @param hashOf the same for things that are the same
   * @param same whether two things whose hashes agree are the same
   */
  constructor(
    private readonly hashOf: (number: number) => number,
    private readonly same: (a: number, b: number) => boolean,
  ) {}

  /** The first thing that is the same as this one; `-1` when this is the first, which is kept then. */
  firstLike(number: number): number {
    const hash = spread(this.hashOf(number));
    const table = this.tables[hash >>> TABLE_SHIFT] as Table;
    const { slots } = table;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (; ; slot = (slot + 1) & mask) {
      const there = slots[slot] as number;
      if (there === FREE) break;
      if (this.same(there, number)) return there;
    }
    slots[slot] = number;
    if (++table.taken * 2 > slots.length) this.grow(table);
    return FREE;
  }

  private grow(table: Table): void {
    const slots = free(table.slots.length * 2);
    const mask = slots.length - 1;
    for (const number of table.slots) {
      if (number === FREE) continue;
      let slot = spread(this.hashOf(number)) & mask;
      while (slots[slot] !== FREE) slot = (slot + 1) & mask;
      slots[slot] = number;
    }
    table.slots = slots;
  }
}

interface Table {
  taken: number;
  slots: Int32Array;
}

const FREE = -1;
const FEWEST = 16;
const TABLES = 64;
/** The high bits choose the table, the low ones the slot. */
const TABLE_SHIFT = 26;

function free(length: number): Int32Array {
  return new Int32Array(length).fill(FREE);
}

/** A hash of another number on top of one. */
export function hashed(hash: number, number: number): number {
  return Math.imul(hash ^ (number | 0), 0x01000193);
}

/** Every bit of the hash must reach those that are looked at. */
function spread(hash: number): number {
  let mixed = hash;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
