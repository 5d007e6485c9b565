import { hashed, RowIndex } from './rowIndex';

/** Characters of a key of an NF-e. */
const LENGTH = 44;
/** 2,048 keys, 90 kB. */
const BLOCK_BITS = 11;
const KEYS_OF_A_BLOCK = 1 << BLOCK_BITS;
/** Where issuer, model, series and number stand in it. */
const NOTE_FROM = 6;
const NOTE_UNTIL = 34;

/** Keys of NF-e by number, a byte a character: nearly every row of a table has its own. */
export class InvoiceKeys {
  length = 0;
  /** A block for so many keys each: a long table adds blocks, and none is copied. */
  private readonly blocks: Uint8Array[] = [];
  private readonly index = new RowIndex(
    (key) => this.hashOf(key, 0, LENGTH),
    (a, b) => this.agree(a, b, 0, LENGTH),
  );

  /** @param key its 44 characters, none beyond ASCII */
  of(key: string): number {
    const number = this.length;
    const block = (this.blocks[number >> BLOCK_BITS] ??= new Uint8Array(LENGTH << BLOCK_BITS));
    const from = placeIn(number);
    for (let at = 0; at < LENGTH; at++) block[from + at] = key.charCodeAt(at);
    const first = this.index.firstLike(number);
    if (first >= 0) return first;
    this.length++;
    return number;
  }

  text(number: number): string {
    const from = placeIn(number);
    return String.fromCharCode(...this.blockOf(number).subarray(from, from + LENGTH));
  }

  /** A hash of issuer, model, series and number. */
  hashOfNote(number: number): number {
    return this.hashOf(number, NOTE_FROM, NOTE_UNTIL);
  }

  /** Whether two keys are of one note: the same issuer, model, series and number. */
  sameNote(a: number, b: number): boolean {
    return this.agree(a, b, NOTE_FROM, NOTE_UNTIL);
  }

  private hashOf(number: number, from: number, until: number): number {
    let hash = 0x811c9dc5;
    const block = this.blockOf(number);
    const first = placeIn(number);
    for (let at = first + from; at < first + until; at++) hash = hashed(hash, block[at] as number);
    return hash;
  }

  private agree(a: number, b: number, from: number, until: number): boolean {
    const [one, other] = [this.blockOf(a), this.blockOf(b)];
    const [first, second] = [placeIn(a), placeIn(b)];
    for (let at = from; at < until; at++) if (one[first + at] !== other[second + at]) return false;
    return true;
  }

  private blockOf(number: number): Uint8Array {
    return this.blocks[number >> BLOCK_BITS] as Uint8Array;
  }
}

function placeIn(number: number): number {
  return (number & (KEYS_OF_A_BLOCK - 1)) * LENGTH;
}
