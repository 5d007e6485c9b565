import type { SalesFinding } from '../../rules/pgpmbio/findings';
import type { FindingLog } from '../findingLog';
import type { DocumentsOfRow } from './documentsOfRow';
import { NONE } from './interned';
import type { SalesColumns } from './salesColumns';

/** More than any sheet has rows, and a power of two: three numbers of a row fit into one that is exact. */
const MOST_ROWS = 2 ** 21;
const MOST_PRODUCTS = 2 ** 6;

/** Issuer, model, series and number in a key of an NF-e. */
const OF_NOTE = [6, 34] as const;

/** Rows that stand twice, and notes that bear two keys. Compared by what the cells mean, not by how they are written. */
export class Duplicates {
  private readonly byKey = new Map<number, number>();
  private readonly byPaper = new Map<string, number>();
  /** First row of each note, by issuer, model, series and number. */
  private readonly byNote = new Map<string, number>();

  constructor(
    private readonly columns: SalesColumns,
    private readonly documents: DocumentsOfRow,
    private readonly log: FindingLog<SalesFinding>,
  ) {}

  /** @param family number that stands for the family, whichever of its DAP/CAF numbers the row has */
  check(row: number, family: number): void {
    const { key: keys, product: products } = this.columns;
    const [key, product] = [keys[row] as number, products[row] as number];
    if (key !== NONE) this.checkNote(row, key);
    if (family === NONE || product === NONE) return;
    if (key !== NONE) this.checkKey(row, (key * MOST_ROWS + family) * MOST_PRODUCTS + product);
    else this.checkPaper(row, family, product);
  }

  private checkKey(row: number, same: number): void {
    const of = this.byKey.get(same);
    if (of === undefined) this.byKey.set(same, row);
    else this.log.add('error', row, 'invoiceKey', { code: 'G01', of });
  }

  private checkNote(row: number, key: number): void {
    const text = this.columns.keys.text(key);
    const note = text.slice(...OF_NOTE);
    const of = this.byNote.get(note);
    if (of === undefined) this.byNote.set(note, row);
    else if (this.columns.key[of] !== key) {
      const [series, number] = [Number(text.slice(22, 25)), Number(text.slice(25, 34))];
      this.log.add('warning', row, 'invoiceKey', { code: 'G15', of, number, series });
    }
  }

  /** Without a number only a row equal in everything is told, and only as a question. */
  private checkPaper(row: number, family: number, product: number): void {
    const { issuer: issuers, day, quantity, salePrice } = this.columns;
    const paper = this.documents.paper(row);
    const issuer = issuers[row] as number;
    const line = `${day[row]}|${quantity[row]}|${salePrice[row]}`;
    const same = `${family}|${product}|${issuer}|${paper ? `${paper.series}|${paper.number}` : `=${line}`}`;
    const of = this.byPaper.get(same);
    if (of === undefined) {
      this.byPaper.set(same, row);
      return;
    }
    const certain = paper !== null && issuer !== NONE;
    this.log.add(certain ? 'error' : 'warning', row, paper ? 'invoiceNumber' : 'quantity', {
      code: 'G03',
      of,
      certain,
    });
  }
}
