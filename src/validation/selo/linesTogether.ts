import type { IsoDate } from '../../brazil/read';
import { isExpected } from '../../rules/selo/purchase';
import { centsOf, numberIn, type Columns } from './cells';
import { factsOf } from './facts';
import type { SeloLogs } from './logs';
import type { LeftOutCode, PurchaseLine } from './purchaseLine';

/** The lines of one invoice. */
interface InvoiceLines {
  first: number;
  shown: string;
  /** Lines of a farmer each, cents. */
  ofFarmers: number;
  all: number;
  /** R$ of the whole as a column of its own says, cents. */
  total: number | null;
  withoutFarmer: PurchaseLine[];
}

/** What is told only by several purchases together: doubled items, notes under two keys, farmers in two cooperatives, totals. */
export class LinesTogether {
  private readonly firstOfItem = new Map<string, PurchaseLine>();
  private readonly keyOfNote = new Map<string, { key: string; row: number }>();
  private readonly sellersOfCpf = new Map<string, string[]>();
  private readonly invoices = new Map<string, InvoiceLines>();
  private readonly log;
  private readonly hasTotals: boolean;

  constructor(
    private readonly columns: Columns,
    logs: SeloLogs,
  ) {
    this.log = logs.of('acquisitions');
    this.hasTotals = columns.has('invoiceTotal');
  }

  /** Takes the lines in their order. */
  add(line: PurchaseLine): void {
    this.addSeller(line);
    if (line.invoice === null || isExpected(line.purchase.basis) || line.leftOut) return;
    this.addNote(line, line.invoice);
    if (this.isDoubled(line, line.invoice)) leaveOut(line, 'duplicate', 'art. 3º, § 8º');
    else if (this.hasTotals || line.purchase.supplier !== 'agricultor') this.addToInvoice(line, line.invoice);
  }

  /** Tells of invoices whose lines do not add up, and leaves out lines that only repeat the farmers' sum. */
  finish(): void {
    for (const { first, shown: invoice, ofFarmers, all, total, withoutFarmer } of this.invoices.values()) {
      const summed = ofFarmers > 0 ? withoutFarmer : [];
      for (const line of summed) {
        const differs = line.presented !== ofFarmers;
        const data = {
          code: 'A09',
          found: differs ? 'totalDiffers' : 'totalLine',
          invoice,
          total: line.presented,
          lines: ofFarmers,
        } as const;
        this.log.add(differs ? 'error' : 'information', line.row, 'value', data);
        leaveOut(line, 'totalLine', 'art. 9º, parágrafo único');
      }
      if (total === null) continue;
      const lines = summed.length > 0 ? ofFarmers : all;
      if (Math.abs(total - lines) > 1)
        this.log.add('error', first, 'invoiceTotal', { code: 'A09', found: 'totalDiffers', invoice, total, lines });
    }
    for (const line of [...this.invoices.values()].flatMap(({ ofFarmers, withoutFarmer }) =>
      ofFarmers > 0 ? [] : withoutFarmer,
    ))
      if (line.facts.farmersListed === false) this.log.add('error', line.row, 'cpf', { code: 'R09' });
  }

  private addSeller({ cpf, seller, row }: PurchaseLine): void {
    if (cpf === null || seller === null) return;
    const sellers = this.sellersOfCpf.get(cpf);
    if (!sellers) this.sellersOfCpf.set(cpf, [seller]);
    else if (!sellers.includes(seller)) {
      sellers.push(seller);
      this.log.add('warning', row, 'cpf', { code: 'A03', cpf, cooperatives: [...sellers] });
    }
  }

  /** Issuer, model, series and number tell a note; month and random code make another key of it. */
  private addNote({ row }: PurchaseLine, invoice: string): void {
    if (invoice.length !== 44) return;
    const note = invoice.slice(6, 34);
    const known = this.keyOfNote.get(note);
    if (!known) this.keyOfNote.set(note, { key: invoice, row });
    else if (known.key !== invoice)
      this.log.add('warning', row, 'invoiceKey', { code: 'R03', found: 'twoKeys', ofRow: known.row });
  }

  private isDoubled(line: PurchaseLine, invoice: string): boolean {
    const { form } = line.purchase;
    const item = `${invoice}|${line.family ?? line.cpf ?? ''}|${line.crop}|${form ?? ''}`;
    const first = this.firstOfItem.get(item);
    if (!first) {
      this.firstOfItem.set(item, line);
      return false;
    }
    const all = first.presented === line.presented && first.grams === line.grams && sameDay(first.date, line.date);
    const column = this.columns.has('invoiceKey') ? 'invoiceKey' : 'invoiceNumber';
    this.log.add(all ? 'error' : 'warning', line.row, column, {
      code: 'R04',
      same: all ? 'all' : 'item',
      ofRow: first.row,
    });
    return all;
  }

  private addToInvoice(line: PurchaseLine, invoice: string): void {
    let lines = this.invoices.get(invoice);
    if (!lines) {
      lines = { first: line.row, shown: invoice, ofFarmers: 0, all: 0, total: null, withoutFarmer: [] };
      this.invoices.set(invoice, lines);
    }
    lines.all += line.presented;
    if (line.family === null && line.purchase.supplier !== 'agricultor') lines.withoutFarmer.push(line);
    else lines.ofFarmers += line.presented;
    if (this.hasTotals && lines.total === null) {
      const cell = this.columns.cell('invoiceTotal', line.row);
      const read = numberIn(cell, 'invoiceTotal', false);
      for (const { severity, column, data, fix } of read.findings) this.log.add(severity, line.row, column, data, fix);
      lines.total = read.value === null ? null : centsOf(read.value);
    }
  }
}

function sameDay(a: IsoDate | null, b: IsoDate | null): boolean {
  return a === b;
}

/** Takes the whole of a line out of the account. */
function leaveOut(line: PurchaseLine, code: LeftOutCode, article: string): void {
  line.leftOut = { code, article, cents: line.presented };
  line.cents = 0;
}

/** The line with another answer to whether its expectation is proven (arts. 7 and 8). */
export function withExpectation(line: PurchaseLine, proven: boolean | null): PurchaseLine['facts'] {
  const { invoice, activeFamily, advance, financed, ruralRegistry, habilitated, farmersListed } = line.facts;
  return factsOf(invoice, activeFamily, advance, financed, ruralRegistry, proven, habilitated, farmersListed);
}
