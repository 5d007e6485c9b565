import { remembering } from '../brazil/remembering';
import { readCnpj } from '../brazil/cnpj';
import { readCpf } from '../brazil/cpf';
import { readDate } from '../brazil/dates';
import { readFamilyKey } from '../brazil/familyKey';
import { readNfeKey } from '../brazil/nfeKey';
import { readNumber } from '../brazil/numbers';
import { fold } from '../brazil/text';
import { findUf } from '../brazil/ufs';
import { readProduct } from '../rules/pgpmbio/product';
import { tableInForce } from '../rules/pgpmbio/tables';
import { Refusal } from '../rules/pgpmbio/refusal';
import { readMaterial } from '../rules/selo/readMaterial';
import { SeloRefusal } from '../rules/selo/refusal';
import type { CellValue } from '../workbook/port';
import { cellOf, isFilled } from './gridCells';
import type { Grid } from './recognisedTable';

/** Shapes that values are tried for. */
export type Shape =
  'cpf' | 'cnpj' | 'invoiceKey' | 'familyKey' | 'date' | 'uf' | 'number' | 'words' | 'product' | 'material' | 'ibge';

/** Rows looked at under a header, and filled cells that are enough. */
const ROWS_LOOKED_AT = 300;
const ENOUGH = 40;

/** Values of one column under its header, tried for what they may be. */
export class ColumnValues {
  /** The first filled cells. */
  readonly sample: readonly Exclude<CellValue, null>[];
  private readonly shares = new Map<Shape, number>();

  constructor(grid: Grid, at: number, firstRow: number, lastRow: number) {
    const sample: Exclude<CellValue, null>[] = [];
    const end = Math.min(lastRow, firstRow + ROWS_LOOKED_AT);
    for (let row = firstRow; row <= end && sample.length < ENOUGH; row++) {
      const cell = cellOf(grid, row, at);
      if (isFilled(cell)) sample.push(cell);
    }
    this.sample = sample;
  }

  get blank(): boolean {
    return this.sample.length === 0;
  }

  /** Part of the values that have a shape, from 0 to 1; 0 when there are none. */
  share(shape: Shape): number {
    let share = this.shares.get(shape);
    if (share === undefined) {
      const test = TESTS[shape];
      share = this.blank ? 0 : this.sample.filter((cell) => test(cell)).length / this.sample.length;
      this.shares.set(shape, share);
    }
    return share;
  }

  /** The middle one of the numbers; `null` when there are none. */
  get median(): number | null {
    const numbers = this.sample.map(numberOf).filter((number) => number !== null);
    return numbers.length === 0 ? null : numbers.sort((a, b) => a - b)[numbers.length >> 1]!;
  }
}

/** A cell as a number, if it is one. */
export function numberOf(cell: CellValue): number | null {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'string' || !/\d/.test(cell)) return null;
  const read = readNumber(cell);
  return read.ok ? Number(read.value) : null;
}

const TESTS: Readonly<Record<Shape, (cell: Exclude<CellValue, null>) => boolean>> = {
  cpf: (cell) => {
    const read = readCpf(cell);
    return read.ok || read.fault.code === 'cpfCheckDigit';
  },
  cnpj: (cell) => {
    const read = readCnpj(cell);
    return read.ok || read.fault.code === 'cnpjCheckDigit';
  },
  invoiceKey: (cell) => {
    if (typeof cell === 'number') return cell >= 1e42;
    const read = typeof cell === 'string' ? readNfeKey(cell) : null;
    return read !== null && (read.ok || read.fault.code !== 'nfeLength' || within(read.fault.characters, 42, 46));
  },
  familyKey: (cell) => {
    if (typeof cell !== 'string') return false;
    const read = readFamilyKey(cell);
    return read.ok && /[A-Z]/.test(read.value) && /\d{8}/.test(read.value) && read.value.length <= 32;
  },
  date: (cell) => {
    if (typeof cell === 'number') return Number.isFinite(cell) && within(cell, EARLIEST, LATEST);
    return typeof cell === 'string' && /\d/.test(cell) && readDate(cell).ok;
  },
  uf: (cell) => typeof cell === 'string' && findUf(cell) !== null,
  number: (cell) => typeof cell === 'number' || looksNumeric(cell),
  words: (cell) => typeof cell === 'string' && /\p{L}{2}/u.test(cell),
  product: (cell) => typeof cell === 'string' && isProduct(cell),
  material: (cell) => typeof cell === 'string' && isMaterial(cell),
  ibge: (cell) => /^[1-5]\d{5,6}(?:\.0)?$/.test(String(typeof cell === 'object' ? '' : cell).trim()),
};

/** Serials of 1990 and 2100, in the 1904 system too. */
const EARLIEST = 31000;
const LATEST = 73000;

function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/** A number, or a text meant as one though it cannot be read: `1.500`, `12 sc`, `R$ -`. */
function looksNumeric(cell: CellValue): boolean {
  if (typeof cell !== 'string') return false;
  const read = readNumber(cell);
  return read.ok || read.fault.code !== 'numberUnreadable';
}

/** Sheets repeat few names, and searching for what is like an unknown one takes a while. */
const isProduct = remembering((typed: string): boolean => {
  const table = tableInForce(null);
  const read = table instanceof Refusal || !/\p{L}{3}/u.test(typed) ? null : readProduct(typed, table);
  return read !== null && (!(read instanceof Refusal) || read.reason.code !== 'productUnknown');
}, 5000);

/** Whether a cell names a product of PGPM-Bio or a raw material of the Selo. */
export function isGoods(cell: CellValue): boolean {
  return typeof cell === 'string' && (isProduct(cell) || isMaterial(cell));
}

function isMaterial(typed: string): boolean {
  return /\p{L}{3}/u.test(typed) && fold(typed) !== '' && !(readMaterial(typed) instanceof SeloRefusal);
}
