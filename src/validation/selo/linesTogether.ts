import { isExpected } from '../../rules/selo/purchase';
import { centsOf, numberIn, type Columns } from './cells';
import { factsOf } from './facts';
import type { SeloLogs } from './logs';
import type { LeftOutCode, PurchaseLine } from './purchaseLine';

/** The lines of one invoice. */
interface InvoiceLines {
  /** As the first line has it. */
  invoice: string;
  first: PurchaseLine;
  /** Once there are several: the first line of each item. */
  items: Map<string, PurchaseLine> | null;
  /** Lines of a farmer each, cents. */
  ofFarmers: number;
  all: number;
  /** R$ of the whole as a column of its own says, cents. */
  total: number | null;
  withoutFarmer: PurchaseLine[] | null;
}

/** What is told only by several purchases together: doubled items, notes under two keys, farmers in two cooperatives, totals. */
export class LinesTogether {
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
    const { invoice } = line;
    if (invoice === null || isExpected(line.purchase.basis) || line.leftOut) return;
    const note = noteOf(invoice);
    const known = this.invoices.get(note);
    if (!known) this.invoices.set(note, this.counted(line, { invoice, first: line, ...NOTHING_YET }));
    else {
      if (known.invoice !== invoice)
        this.log.add('warning', line.row, 'invoiceKey', { code: 'R03', found: 'twoKeys', ofRow: known.first.row });
      else if (this.isDoubled(line, known)) {
        leaveOut(line, 'duplicate', 'art. 3º, § 8º');
        return;
      }
      this.counted(line, known);
    }
  }

  /** Tells of invoices whose lines do not add up, and leaves out lines that only repeat the farmers' sum. */
  finish(): void {
    for (const lines of this.invoices.values()) {
      const { invoice, first, ofFarmers, all, total } = lines;
      const withoutFarmer = lines.withoutFarmer ?? [];
      if (ofFarmers > 0) for (const line of withoutFarmer) this.leaveOutTotal(line, invoice, ofFarmers);
      else
        for (const line of withoutFarmer)
          if (line.facts.farmersListed === false) this.log.add('error', line.row, 'cpf', { code: 'R09' });
      if (total === null) continue;
      const sum = ofFarmers > 0 && withoutFarmer.length > 0 ? ofFarmers : all;
      if (Math.abs(total - sum) > 1)
        this.log.add('error', first.row, 'invoiceTotal', {
          code: 'A09',
          found: 'totalDiffers',
          invoice,
          total,
          lines: sum,
        });
    }
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

  private isDoubled(line: PurchaseLine, lines: InvoiceLines): boolean {
    const items = (lines.items ??= new Map([[itemOf(lines.first), lines.first]]));
    const item = itemOf(line);
    const same = items.get(item);
    if (!same) {
      items.set(item, line);
      return false;
    }
    const all = same.presented === line.presented && same.grams === line.grams && same.date === line.date;
    const column = this.columns.has('invoiceKey') ? 'invoiceKey' : 'invoiceNumber';
    this.log.add(all ? 'error' : 'warning', line.row, column, {
      code: 'R04',
      same: all ? 'all' : 'item',
      ofRow: same.row,
    });
    return all;
  }

  private counted(line: PurchaseLine, lines: InvoiceLines): InvoiceLines {
    lines.all += line.presented;
    if (line.family === null && line.purchase.supplier !== 'agricultor') (lines.withoutFarmer ??= []).push(line);
    else lines.ofFarmers += line.presented;
    if (this.hasTotals && lines.total === null) {
      const cell = this.columns.cell('invoiceTotal', line.row);
      const read = numberIn(cell, 'invoiceTotal', false);
      for (const { severity, column, data, fix } of read.findings) this.log.add(severity, line.row, column, data, fix);
      lines.total = read.value === null ? null : centsOf(read.value);
    }
    return lines;
  }

  private leaveOutTotal(line: PurchaseLine, invoice: string, ofFarmers: number): void {
    const differs = line.presented !== ofFarmers;
    const found = differs ? 'totalDiffers' : 'totalLine';
    const data = { code: 'A09', found, invoice, total: line.presented, lines: ofFarmers } as const;
    this.log.add(differs ? 'error' : 'information', line.row, 'value', data);
    leaveOut(line, 'totalLine', 'art. 9º, parágrafo único');
  }
}

const NOTHING_YET = { items: null, ofFarmers: 0, all: 0, total: null, withoutFarmer: null };

/** Issuer, model, series and number tell a note; month and random code make another key of it. */
function noteOf(invoice: string): string {
  return invoice.length === 44 ? invoice.slice(6, 34) : invoice;
}

/** What of an invoice a line is: whose, and of which product. */
function itemOf({ family, cpf, crop, purchase }: PurchaseLine): string {
  return `${family ?? cpf ?? ''}|${crop}|${purchase.form ?? ''}`;
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
