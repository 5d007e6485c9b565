import { withRoom } from '../growing';
import { hashed, RowIndex } from './rowIndex';

/** Characters of a key of an NF-e. */
const LENGTH = 44;
/** Where issuer, model, series and number stand in it. */
const NOTE_FROM = 6;
const NOTE_UNTIL = 34;

/** Keys of NF-e by number, a byte a character: nearly every row of a table has its own. */
export class InvoiceKeys {
  length = 0;
  private characters = new Uint8Array(64 * LENGTH);
  private readonly index = new RowIndex(
    (key) => this.hashOf(key, 0, LENGTH),
    (a, b) => this.agree(a, b, 0, LENGTH),
  );

  /** @param key its 44 characters, none beyond ASCII */
  of(key: string): number {
    const number = this.length;
    const from = number * LENGTH;
    this.characters = withRoom(this.characters, from + LENGTH, 0);
    for (let at = 0; at < LENGTH; at++) this.characters[from + at] = key.charCodeAt(at);
    const first = this.index.firstLike(number);
    if (first >= 0) return first;
    this.length++;
    return number;
  }

  text(number: number): string {
    return String.fromCharCode(...this.characters.subarray(number * LENGTH, (number + 1) * LENGTH));
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
    const end = number * LENGTH + until;
    for (let at = number * LENGTH + from; at < end; at++) hash = hashed(hash, this.characters[at] as number);
    return hash;
  }

  private agree(a: number, b: number, from: number, until: number): boolean {
    const { characters } = this;
    const [first, second] = [a * LENGTH, b * LENGTH];
    for (let at = from; at < until; at++) if (characters[first + at] !== characters[second + at]) return false;
    return true;
  }
}
