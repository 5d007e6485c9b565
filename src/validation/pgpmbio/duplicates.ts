import type { SalesFinding } from '../../rules/pgpmbio/findings';
import type { FindingLog } from '../findingLog';
import type { DocumentsOfRow } from './documentsOfRow';
import { NONE } from './interned';
import { hashed, hashOfText, RowIndex } from './rowIndex';
import type { SalesColumns } from './salesColumns';

/** Where issuer, model, series and number stand in a key of an NF-e. */
const NOTE_FROM = 6;
const NOTE_UNTIL = 34;

/** Rows that stand twice, and notes that bear two keys. Compared by what the cells mean, not by how they are written. */
export class Duplicates {
  private readonly byKey: RowIndex;
  private readonly byPaper: RowIndex;
  /** First row of each note, by issuer, model, series and number. */
  private readonly byNote: RowIndex;

  /** @param familyOf number that stands for the family of a row, whichever of its DAP/CAF numbers the row has */
  constructor(
    private readonly columns: SalesColumns,
    private readonly documents: DocumentsOfRow,
    private readonly familyOf: (row: number) => number,
    private readonly log: FindingLog<SalesFinding>,
  ) {
    const { length, key } = columns;
    this.byKey = new RowIndex(length, (a, b) => key[a] === key[b] && this.sameFamilyAndProduct(a, b));
    this.byPaper = new RowIndex(length, (a, b) => this.sameFamilyAndProduct(a, b) && this.samePaper(a, b));
    this.byNote = new RowIndex(length, (a, b) => {
      if (key[a] === key[b]) return true;
      return this.keyText(a).slice(NOTE_FROM, NOTE_UNTIL) === this.keyText(b).slice(NOTE_FROM, NOTE_UNTIL);
    });
  }

  check(row: number): void {
    const { key: keys, product: products } = this.columns;
    const [key, product, family] = [keys[row] as number, products[row] as number, this.familyOf(row)];
    if (key !== NONE) this.checkNote(row, key);
    if (family === NONE || product === NONE) return;
    const hash = hashed(hashed(hashed(1, family), product), key);
    if (key === NONE) this.checkPaper(row, hash);
    else {
      const of = this.byKey.firstLike(row, hash);
      if (of !== NONE) this.log.add('error', row, 'invoiceKey', { code: 'G01', of });
    }
  }

  private checkNote(row: number, key: number): void {
    const text = this.keyText(row);
    const of = this.byNote.firstLike(row, hashOfText(text, NOTE_FROM, NOTE_UNTIL));
    if (of === NONE || this.columns.key[of] === key) return;
    const [series, number] = [Number(text.slice(22, 25)), Number(text.slice(25, 34))];
    this.log.add('warning', row, 'invoiceKey', { code: 'G15', of, number, series });
  }

  /** Without a number only a row equal in everything is told, and only as a question. */
  private checkPaper(row: number, hash: number): void {
    const { issuer: issuers, day, quantity } = this.columns;
    const paper = this.documents.paper(row);
    const own = paper
      ? hashOfText(paper.number, 0, paper.number.length)
      : hashed(day[row] as number, (quantity[row] as number) * 1000);
    const of = this.byPaper.firstLike(row, hashed(hash, own));
    if (of === NONE) return;
    const certain = paper !== null && issuers[row] !== NONE;
    const column = paper ? 'invoiceNumber' : 'quantity';
    this.log.add(certain ? 'error' : 'warning', row, column, { code: 'G03', of, certain });
  }

  private sameFamilyAndProduct(a: number, b: number): boolean {
    const { product } = this.columns;
    return product[a] === product[b] && this.familyOf(a) === this.familyOf(b);
  }

  private samePaper(a: number, b: number): boolean {
    const { issuer, day, quantity, salePrice } = this.columns;
    if (issuer[a] !== issuer[b]) return false;
    const [first, second] = [this.documents.paper(a), this.documents.paper(b)];
    if (first && second) return first.number === second.number && first.series === second.series;
    const sameLine = day[a] === day[b] && quantity[a] === quantity[b] && salePrice[a] === salePrice[b];
    return first === null && second === null && sameLine;
  }

  private keyText(row: number): string {
    return this.columns.keys.text(this.columns.key[row] as number);
  }
}
