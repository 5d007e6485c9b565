import { day as dayShown, figure, money } from '../../explain/figures';
import { maskFamilyKey } from '../../brazil/familyKey';
import { cpfWithMask, maskCpf } from '../../brazil/cpf';
import { keyShown, withoutPeoplesNumbers } from '../../explain/findings/personalNumbers';
import { placedSentenceOfSalesFinding } from '../../explain/findings/pgpmbio';
import type { Language } from '../../explain/language';
import { reportTexts, type ReportTexts } from '../../explain/report/report';
import { readingsOfSales, rulesOfSales } from '../../explain/writeBack/rules';
import { memoryHeading, totalsHeadings, type MemoryColumn } from '../../explain/writeBack/salesMemory';
import { checkedLine, foundLine } from '../../explain/writeBack/sheetHeads';
import { exact, exactOfCell } from '../../rules/exact';
import type { SalesFinding } from '../../rules/pgpmbio/findings';
import type { Finding } from '../finding';
import { areaOfTable, type Telling } from '../writeBack/about';
import { KILOGRAMS, REAIS, REAIS_PER_KG, WHOLE } from '../writeBack/formats';
import type { PartRow, PartTable } from '../writeBack/parts';
import { statusOfSale } from '../writeBack/resultColumnsOfSales';
import type { SheetColumn } from '../writeBack/sheetRows';
import type { CheckedSales } from '../writeBack/writeBackOfSales';
import { TableCells } from '../tableCells';
import { producersOf, type Producer, type Producers, type ReportLine } from './producers';
import type { ReportChoices, ReportDocument, ReportPart } from './reportDocument';

const COLUMNS: readonly (readonly [MemoryColumn, format?: string])[] = [
  ['date'],
  ['product'],
  ['uf'],
  ['quantity', KILOGRAMS],
  ['salePrice', REAIS_PER_KG],
  ['minimumPrice', REAIS_PER_KG],
  ['marketPrice', REAIS_PER_KG],
  ['mpa', REAIS_PER_KG],
  ['priceUsed', REAIS_PER_KG],
  ['vsp', REAIS],
  ['payable', REAIS],
];

/** Findings and rows without value that are listed in one place; the rest is told by number. */
const MOST_LISTED = 100;

/** The statement that goes with a request of the PGPM-Bio: sums, then each producer with sales, balances and what is open. */
export function reportOfSales(
  { grid, table, validation }: CheckedSales,
  choices: ReportChoices,
  { language, day }: Telling,
): ReportDocument {
  const texts = reportTexts(language);
  const { totals, readings } = validation;
  const tables = validation.tables();
  const lineOf = (row: number) => grid.top + table.dataRows[row]! + 1;
  const producers = producersOf(validation);
  const writer = new ProducerWriter({ grid, table, validation }, producers, choices, lineOf, language);
  const checked = checkedLine([{ area: areaOfTable({ grid, table }), rows: table.dataRows.length }], day, language);
  const { errors: error, warnings: warning, information } = totals;
  return {
    language,
    title: texts.ofSales,
    wide: true,
    facts: [
      ...(choices.presenter === '' ? [] : [[texts.presenter, choices.presenter] as const]),
      [texts.checked, checked],
      [texts.rules, rulesOfSales(tables, language)],
      [texts.readings, readingsOfSales(tables, readings, language)],
      [texts.findings, foundLine({ error, warning, information }, language)],
    ],
    parts: [
      totalsPart({ grid, table, validation }, texts, language),
      ...producers.all.map((producer, at) => writer.part(producer, at + 1)),
      ...withoutValue({ grid, table, validation }, lineOf, texts, language),
    ],
    closing: [texts.order, texts.byConfereBio.pgpmbio],
    signatures: texts.signatures.pgpmbio,
  };
}

function totalsPart({ validation }: CheckedSales, texts: ReportTexts, language: Language): ReportPart {
  const { totals } = validation;
  const formats = [undefined, WHOLE, KILOGRAMS, REAIS, REAIS, REAIS, REAIS];
  const columns = totalsHeadings('product', language).map((heading, at) => columnOf(heading, formats[at]));
  const row = (name: string, of: typeof totals | (typeof totals.byProduct)[number], bold = false): PartRow => ({
    cells: [
      name,
      of.lines,
      exact(of.kilograms.toPrecision(15)).toDecimalPlaces(4).toNumber(),
      ...[of.vsp, of.cutByProductLimit, of.cutByAnnualCap, of.payable].map((cents) => cents / 100),
    ],
    bold,
  });
  const provisional = money(exact(String(totals.provisional)).div(100), language);
  return {
    heading: texts.totals,
    table: {
      columns,
      rows: [...totals.byProduct.map((group) => row(group.label, group)), row(texts.sum, totals, true)],
    },
    ...(totals.provisional > 0 ? { texts: [texts.provisional(provisional)] } : {}),
  };
}

class ProducerWriter {
  private readonly texts: ReportTexts;
  private readonly columns: readonly SheetColumn[];
  private readonly cells: TableCells;
  private readonly findings = new Map<number, Finding<SalesFinding>[]>();

  constructor(
    { grid, table, validation }: CheckedSales,
    private readonly producers: Producers,
    private readonly choices: ReportChoices,
    private readonly lineOf: (row: number) => number,
    private readonly language: Language,
  ) {
    this.texts = reportTexts(language);
    this.columns = [
      columnOf(this.texts.invoice),
      ...COLUMNS.map(([id, format]) => columnOf(memoryHeading(id, language), format)),
    ];
    this.cells = TableCells.of({ table, values: grid.values });
    for (const finding of validation.findings) {
      if (finding.row === null || finding.severity === 'information') continue;
      const known = this.findings.get(finding.row);
      if (known) known.push(finding);
      else this.findings.set(finding.row, [finding]);
    }
  }

  part(producer: Producer, number: number): ReportPart {
    const { texts, choices, language } = this;
    const open = choices.findings ? this.open(producer) : [];
    return {
      heading: texts.producer(number),
      facts: this.whoIs(producer),
      table: this.sales(producer),
      after: this.producers.balancesOf(producer).map(({ year, product, left, limit }): [string, string] => {
        const [of, whole] = [left, limit].map((amount) => money(exactOfCell(amount), language));
        const label = product === null ? texts.annualLeft(year) : texts.productLeft(product, year);
        return [label, texts.of(of!, whole!)];
      }),
      ...(open.length > 0 ? { list: { heading: texts.openFindings, items: open } } : {}),
    };
  }

  /** Only what was ticked. */
  private whoIs({ lines }: Producer): [string, string][] {
    const { texts, choices } = this;
    const { row, basis } = lines[0]!;
    const facts: [string, string | null][] = [
      [texts.name, choices.names ? this.textIn('producerName', row) : null],
      [
        texts.cpf,
        choices.cpf && basis.cpf !== null ? (choices.wholeNumbers ? cpfWithMask(basis.cpf) : maskCpf(basis.cpf)) : null,
      ],
      [texts.family, choices.family ? (choices.wholeNumbers ? basis.family : maskFamilyKey(basis.family)) : null],
      [texts.municipality, choices.municipality ? placesOf(lines) : null],
    ];
    return facts.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '');
  }

  private sales({ lines }: Producer): PartTable {
    const { texts, language } = this;
    const cents = (of: (line: ReportLine) => number) =>
      lines.reduce((sum, line) => sum + Math.round(of(line) * 100), 0) / 100;
    const blank = Array<null>(COLUMNS.length - 2).fill(null);
    const sums = [cents(({ result }) => result.vsp), cents(({ result }) => result.payable)];
    return {
      columns: this.columns,
      rows: [
        ...lines.map(({ row, basis, result }): PartRow => ({
          cells: [
            this.invoiceOf(row),
            dayShown(basis.date, language),
            basis.scaled.row.label,
            basis.uf,
            basis.quantity,
            basis.salePrice,
            result.minimumPrice,
            result.marketPrice,
            result.mpa,
            result.priceUsed,
            result.vsp,
            result.payable,
          ],
        })),
        { cells: [texts.sum, ...blank, ...sums], bold: true },
      ],
    };
  }

  /** Its number, else the end of its key: the keys of people's own invoices hold a CPF. */
  private invoiceOf(row: number): string {
    const number = this.textIn('invoiceNumber', row);
    if (number !== null) return withoutPeoplesNumbers(number);
    const key = this.textIn('invoiceKey', row);
    return key === null ? '' : keyShown(key.replace(/\s/g, ''));
  }

  private textIn(column: 'invoiceNumber' | 'invoiceKey' | 'producerName', row: number): string | null {
    const value = this.cells.column(column)?.(row) ?? null;
    if (value === null || value === '') return null;
    return typeof value === 'number'
      ? figure(exactOfCell(value), this.language).replace(/[.,](?=\d{3})/g, '')
      : String(value);
  }

  private open({ lines }: Producer): string[] {
    const { language, lineOf, texts } = this;
    const all = lines.flatMap(({ row }) => this.findings.get(row) ?? []);
    const shown = all
      .slice(0, MOST_LISTED)
      .map((finding) => withoutPeoplesNumbers(placedSentenceOfSalesFinding(finding, language, lineOf)));
    return all.length > MOST_LISTED ? [...shown, texts.andMore(all.length - MOST_LISTED)] : shown;
  }
}

function withoutValue(
  { validation }: CheckedSales,
  lineOf: (row: number) => number,
  texts: ReportTexts,
  language: Language,
): ReportPart[] {
  const rows: string[] = [];
  let without = 0;
  for (let row = 0; row < validation.totals.rows; row++) {
    if (validation.resultOf(row) !== null) continue;
    without++;
    if (rows.length < MOST_LISTED)
      rows.push(`${texts.line(lineOf(row))}: ${statusOfSale(null, validation, row, language)}`);
  }
  if (without === 0) return [];
  if (without > rows.length) rows.push(texts.andMore(without - rows.length));
  return [{ heading: `${texts.withoutValue} (${without})`, texts: rows }];
}

function placesOf(lines: readonly ReportLine[]): string {
  const places = lines.map(({ basis }) =>
    basis.municipality === null ? basis.uf : `${basis.municipality}/${basis.uf}`,
  );
  return [...new Set(places)].join(', ');
}

function columnOf(heading: string, format?: string): SheetColumn {
  return { heading, width: 0, ...(format ? { format } : {}) };
}
