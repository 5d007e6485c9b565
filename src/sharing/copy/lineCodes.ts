import type { CellValue } from '../../workbook/port';

/** Figures and letters that nobody mistakes for one another; no vowels, so that no word comes about. */
const SIGNS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 5;
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Works out what a copy is called by what it holds: the same copy of the same day has the same name. */
export class CopyId {
  private low = FNV_START;
  private high = FNV_START ^ 0x5bd1e995;

  add(value: CellValue): void {
    const text = typeof value === 'object' && value !== null ? value.error : `${typeof value}${value}`;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      this.low = Math.imul(this.low ^ code, FNV_PRIME);
      this.high = Math.imul(this.high ^ (code + at), FNV_PRIME);
    }
    this.low = Math.imul(this.low ^ 0xffff, FNV_PRIME);
  }

  /** Five signs, such as `K3F7Q`. */
  toString(): string {
    let number = (this.high >>> 0) * 2 ** 21 + ((this.low >>> 0) % 2 ** 21);
    let id = '';
    for (let place = 0; place < LENGTH; place++) {
      id += SIGNS[number % SIGNS.length]!;
      number = Math.floor(number / SIGNS.length);
    }
    return id;
  }
}

/** The code of a line of a copy, counted from one: `K3F7Q-0042`. */
export function lineCode(copy: string, number: number): string {
  return `${copy}-${String(number).padStart(4, '0')}`;
}

const CODE = new RegExp(`^\\s*([${SIGNS}]{${LENGTH}})-(\\d{4,})\\s*$`, 'i');

/** The copy that a line's code is of, and the code as it was given; `null` for anything else that a cell holds. */
export function readLineCode(value: CellValue): { copy: string; code: string } | null {
  const [, copy, number] = typeof value === 'string' ? (CODE.exec(value) ?? []) : [];
  if (copy === undefined || number === undefined) return null;
  return { copy: copy.toUpperCase(), code: `${copy.toUpperCase()}-${number}` };
}
