import { isBlankCell, isFault, unwrap } from '../../brazil/cell';
import type { NfeKey } from '../../brazil/nfeKey';
import { fold, tidy } from '../../brazil/text';
import type { Uf } from '../../brazil/ufs';
import type { SalesFinding } from '../../rules/pgpmbio/findings';
import { invoicePlace } from '../../rules/pgpmbio/invoicePlace';
import type { FindingLog } from '../findingLog';
import type { TableCells } from '../tableCells';
import { swappedDay, type SaleDay } from './cells/dates';
import { readInvoiceKey } from './cells/invoiceKeys';
import type { Party } from './cells/parties';
import { say, type Known } from './said';

/** Reads the invoice of each row: its key, number and series, and the papers that go with it. */
export class DocumentsOfRow {
  private readonly key: Cells;
  private readonly number: Cells;
  private readonly series: Cells;
  private readonly type: Cells;
  private readonly guide: Cells;
  private readonly quota: Cells;
  private lastCell: unknown = undefined;
  private last: Known<NfeKey> = { value: null, says: [] };

  constructor(
    cells: TableCells,
    private readonly log: FindingLog<SalesFinding>,
  ) {
    this.key = cells.column('invoiceKey');
    this.number = cells.column('invoiceNumber');
    this.series = cells.column('invoiceSeries');
    this.type = cells.column('invoiceType');
    this.guide = cells.column('transportGuide');
    this.quota = cells.column('quota');
  }

  /** The key of a row's invoice; `null` without one that can be read. */
  readKey(row: number): NfeKey | null {
    if (this.key === null) return null;
    const cell = this.key(row);
    if (cell !== this.lastCell) {
      this.last = readInvoiceKey(cell);
      this.lastCell = cell;
    }
    say(this.log, row, this.last.says);
    return this.last.value;
  }

  /** The place of the invoice among those of its day: its number, else that of its key. */
  place(row: number, key: NfeKey | null): string | number {
    const place = this.number === null ? '' : invoicePlace(this.number(row));
    return place === '' && key !== null ? key.number : place;
  }

  /** The number and series of a paper invoice in one spelling; `null` without a number. */
  paper(row: number): { number: string; series: string } | null {
    const number = spelled(this.number?.(row));
    return number === null ? null : { number, series: spelled(this.series?.(row)) ?? '' };
  }

  /** An invoice without key and number cannot be told from another; only where the table has a column for either. */
  tellMissing(row: number): void {
    if (this.key === null && this.number === null) return;
    if (!isBlankCell(this.key?.(row)) || spelled(this.number?.(row)) !== null) return;
    const column = this.key === null ? 'invoiceNumber' : 'invoiceKey';
    this.log.add('warning', row, column, { code: 'L01', why: 'noInvoice' });
  }

  /** What the key says, beside what the row says. */
  compare(row: number, key: NfeKey, uf: Uf | null, day: SaleDay | null, issuer: Party | null): void {
    if (uf !== null && key.uf !== uf) this.differs(row, 'uf', key.uf, uf);
    if (day !== null && !day.iso.startsWith(key.month)) {
      const swapped = swappedDay(day.iso);
      const meant = swapped !== null && swapped.startsWith(key.month) ? swapped : null;
      const data = { code: 'L13', what: 'month', inKey: key.month, date: day.iso, swapped: meant } as const;
      this.log.add('warning', row, 'date', data);
    }
    if (issuer !== null && issuer.kind !== 'name' && issuer.id !== key.issuer) {
      this.differs(row, 'issuer', key.issuer, issuer.id);
    }
    const number = figuresOf(this.number?.(row));
    if (number !== null && number !== key.number) this.differs(row, 'number', String(key.number), String(number));
    const series = figuresOf(this.series?.(row));
    if (series !== null && series !== key.series) this.differs(row, 'series', String(key.series), String(series));
  }

  private differs(row: number, what: 'uf' | 'issuer' | 'number' | 'series', inKey: string, inRow: string): void {
    const column = ({ uf: 'uf', issuer: 'issuer', number: 'invoiceNumber', series: 'invoiceSeries' } as const)[what];
    this.log.add('warning', row, column, { code: 'L13', what, inKey, inRow });
  }

  /** Returns, gifts and moves between places are no sales (Título 35 asks for invoices of sale or of purchase). */
  checkType(row: number): void {
    const held = unwrap(this.type?.(row));
    if (isFault(held) || !/DEVOLU|REMESSA|TRANSFER|DOACAO|BONIFIC|RETORNO|AMOSTRA/.test(fold(String(held)))) return;
    this.log.add('warning', row, 'invoiceType', { code: 'L30', typed: tidy(String(held)) });
  }

  /** Whether the invoice is the buyer's own, as an invoice of purchase is. */
  isOfPurchase(row: number): boolean {
    const held = unwrap(this.type?.(row));
    return !isFault(held) && /ENTRADA|COMPRA/.test(fold(String(held)));
  }

  /** Pirarucu goes with its transport guide and the authorisation of its quota. */
  checkFish(row: number): void {
    const missing: ('transportGuide' | 'quota')[] = [];
    if (isBlankCell(this.guide?.(row))) missing.push('transportGuide');
    if (isBlankCell(this.quota?.(row))) missing.push('quota');
    if (missing.length > 0) this.log.add('warning', row, missing[0] ?? null, { code: 'L23', missing });
  }
}

type Cells = ReturnType<TableCells['column']>;

const NUMBER = /^(?:NF-?[A-Z]?|nota|n)?\s*[º°.:-]*\s*(\d[\d.]*)$/i;

/** The number in `NF 000.123`, `nº 123`, 123; `null` where there is more than a number. */
function figuresOf(cell: unknown): number | null {
  if (typeof cell === 'number' && Number.isInteger(cell) && cell >= 0) return cell;
  const held = unwrap(cell);
  if (isFault(held)) return null;
  const figures = NUMBER.exec(tidy(String(held)))?.[1];
  return figures === undefined ? null : Number(figures.replace(/\./g, ''));
}

/** Words for an invoice without number: two of them are not the same invoice. */
const NO_NUMBER = /^(S(EM)?N(UMERO|RO|O|UM)?|SEM|N(AO)?(TEM|HA|T|C|D|A|INFORMADO)?|X+|0*)$/;

/** A number in one spelling, without zeros in front; `null` where there is none. */
function spelled(cell: unknown): string | null {
  const number = figuresOf(cell);
  if (number !== null) return number === 0 ? null : String(number);
  const held = unwrap(cell);
  const text = isFault(held) ? '' : fold(String(held));
  return NO_NUMBER.test(text) ? null : text;
}
