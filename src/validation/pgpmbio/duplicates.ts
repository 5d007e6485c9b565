import type { SalesFinding } from '../../rules/pgpmbio/findings';
import type { FindingLog } from '../findingLog';
import { NONE } from './interned';
import { hashed, RowIndex } from './rowIndex';
import type { SalesColumns } from './salesColumns';

/** Rows that stand twice, and notes that bear two keys. Compared by what the cells mean, not by how they are written. */
export class Duplicates {
  private readonly byKey: RowIndex;
  private readonly byPaper: RowIndex;
  /** First row of each note, by issuer, model, series and number. */
  private readonly byNote: RowIndex;

  /** @param familyOf number that stands for the family of a row, whichever of its DAP/CAF numbers the row has */
  constructor(
    private readonly columns: SalesColumns,
    private readonly familyOf: (row: number) => number,
    private readonly log: FindingLog<SalesFinding>,
  ) {
    const { key, keys } = columns;
    const keyOf = (row: number) => key[row] as number;
    this.byKey = new RowIndex(
      (row) => hashed(this.hashOfSale(row), keyOf(row)),
      (a, b) => keyOf(a) === keyOf(b) && this.sameFamilyAndProduct(a, b),
    );
    this.byPaper = new RowIndex(
      (row) => hashed(this.hashOfSale(row), this.hashOfPaper(row)),
      (a, b) => this.sameFamilyAndProduct(a, b) && this.samePaper(a, b),
    );
    this.byNote = new RowIndex(
      (row) => keys.hashOfNote(keyOf(row)),
      (a, b) => keyOf(a) === keyOf(b) || keys.sameNote(keyOf(a), keyOf(b)),
    );
  }

  check(row: number): void {
    const { key: keys, product } = this.columns;
    const hasKey = keys[row] !== NONE;
    if (hasKey) this.checkNote(row);
    if (this.familyOf(row) === NONE || product[row] === NONE) return;
    if (!hasKey) return this.checkPaper(row);
    const of = this.byKey.firstLike(row);
    if (of !== NONE) this.log.add('error', row, 'invoiceKey', { code: 'G01', of });
  }

  private checkNote(row: number): void {
    const { key, keys } = this.columns;
    const of = this.byNote.firstLike(row);
    if (of === NONE || key[of] === key[row]) return;
    const text = keys.text(key[row] as number);
    const [series, number] = [Number(text.slice(22, 25)), Number(text.slice(25, 34))];
    this.log.add('warning', row, 'invoiceKey', { code: 'G15', of, number, series });
  }

  /** Without a number only a row equal in everything is told, and only as a question. */
  private checkPaper(row: number): void {
    const { issuer, paper } = this.columns;
    const of = this.byPaper.firstLike(row);
    if (of === NONE) return;
    const hasNumber = paper[row] !== NONE;
    const certain = hasNumber && issuer[row] !== NONE;
    const column = hasNumber ? 'invoiceNumber' : 'quantity';
    this.log.add(certain ? 'error' : 'warning', row, column, { code: 'G03', of, certain });
  }

  private hashOfSale(row: number): number {
    return hashed(hashed(1, this.familyOf(row)), this.columns.product[row] as number);
  }

  private hashOfPaper(row: number): number {
    const { day, quantity, paper } = this.columns;
    return paper[row] === NONE
      ? hashed(day[row] as number, (quantity[row] as number) * 1000)
      : hashed(1, paper[row] as number);
  }

  private sameFamilyAndProduct(a: number, b: number): boolean {
    const { product } = this.columns;
    return product[a] === product[b] && this.familyOf(a) === this.familyOf(b);
  }

  private samePaper(a: number, b: number): boolean {
    const { issuer, paper, series, day, quantity, salePrice } = this.columns;
    if (issuer[a] !== issuer[b] || paper[a] !== paper[b]) return false;
    if (paper[a] !== NONE) return series[a] === series[b];
    return day[a] === day[b] && quantity[a] === quantity[b] && salePrice[a] === salePrice[b];
  }
}
