import { serialOf } from '../../brazil/dates';
import { remembering } from '../../brazil/remembering';
import { familyShown } from '../../explain/findings/groupLabels';
import type { Language } from '../../explain/language';
import type { LineFlags } from '../../explain/ledgerStatus';
import {
  lawOfLine,
  MEMORY_LABELS,
  memoryHeading,
  moreLines,
  stepsLine,
  totalsHeadings,
  totalsLine,
  TOTALS_PARTS,
  type MemoryColumn,
} from '../../explain/writeBack/salesMemory';
import { LABELS, memoryTitle } from '../../explain/writeBack/sheetHeads';
import { memorySheetName } from '../../explain/writeBack/sheetNames';
import { exact, exactOfCell } from '../../rules/exact';
import type { Steps } from '../../rules/steps';
import { acceptablePrice } from '../../rules/pgpmbio/acceptablePrice';
import type { ScaledRow } from '../../rules/pgpmbio/lineCents';
import type { CellInput, NewSheet } from '../../workbook/writing';
import type { SaleBasis, SaleResult, SalesValidation } from '../pgpmbio/salesValidation';
import type { GroupAmounts, Amounts } from '../pgpmbio/totals';
import { LINES_A_STEP, type CheckedTable } from './about';
import type { SheetHead } from './findingsSheet';
import { DATE, KILOGRAMS, REAIS, REAIS_PER_KG, WHOLE } from './formats';
import { statusOfSale } from './resultColumnsOfSales';
import { formatsOf, SheetRows, tableFrom, widthsOf, type SheetColumn } from './sheetRows';

const COLUMNS: readonly (readonly [MemoryColumn, width: number, format?: string])[] = [
  ['line', 80, WHOLE],
  ['uf', 60],
  ['date', 100, DATE],
  ['family', 240],
  ['product', 210],
  ['quantity', 130, KILOGRAMS],
  ['salePrice', 130, REAIS_PER_KG],
  ['minimumPrice', 130, REAIS_PER_KG],
  ['marketPrice', 130, REAIS_PER_KG],
  ['lessDiscount', 130, REAIS_PER_KG],
  ['mpa', 130, REAIS_PER_KG],
  ['priceUsed', 130, REAIS_PER_KG],
  ['perKg', 130, REAIS_PER_KG],
  ['vsp', 130, REAIS],
  ['limit', 130, REAIS],
  ['productBalance', 130, REAIS],
  ['cutByProductLimit', 130, REAIS],
  ['annualCap', 130, REAIS],
  ['annualBalance', 130, REAIS],
  ['cutByAnnualCap', 130, REAIS],
  ['payable', 130, REAIS],
  ['productLeft', 130, REAIS],
  ['annualLeft', 130, REAIS],
  ['status', 300],
  ['law', 240],
];

/** Place of the products' names in the lines, under which those of the totals stand. */
const NAMES_AT = 4;
/** A sheet has 1,048,576 rows; the totals need some of them. */
const MOST_LINES = 900_000;

/** The sheet “Memória de cálculo” of sales: each line from its quantity to what is payable, and the totals. */
export function* memoryOfSales(
  { grid, table }: CheckedTable,
  validation: SalesValidation,
  head: SheetHead,
  language: Language,
): Steps<NewSheet> {
  const columns = COLUMNS.map(([id, width, format]): SheetColumn => ({
    heading: memoryHeading(id, language),
    width,
    ...(format ? { format } : {}),
  }));
  const sheet = new SheetRows(memoryTitle('pgpmbio', language));
  const labels = { ...LABELS[language], ...MEMORY_LABELS[language] };
  const listed = Math.min(table.dataRows.length, MOST_LINES);
  const more = table.dataRows.length - listed;
  sheet.fact(labels.checked, head.checked);
  sheet.fact(labels.rules, head.rules);
  sheet.fact(labels.readings, head.readings);
  sheet.fact(labels.steps, stepsLine(validation.tables(), language));
  const headerRow = sheet.next + 1;
  // From one on: the header, the lines, the line that says how many more, a blank row.
  sheet.fact(labels.totals, totalsLine(headerRow + 1 + listed + (more > 0 ? 1 : 0) + 2, language));
  sheet.header(columns);
  const lines = new MemoryLines(validation, language);
  for (let row = 0; row < listed; row++) {
    if (sheet.next % LINES_A_STEP === 0) yield;
    sheet.rows.push(lines.cells(row, grid.top + table.dataRows[row]! + 1));
  }
  const tables = tableFrom('ConfereBio_Memoria', headerRow, columns.length, sheet);
  if (more > 0) sheet.rows.push([moreLines(more, language)]);
  const { totals } = validation;
  yield* totalsPart(sheet, 'product', totals.byProduct, totals, language);
  yield* totalsPart(sheet, 'family', totals.byFamily, totals, language);
  return {
    name: memorySheetName(language),
    rows: sheet.rows,
    columnWidths: widthsOf(columns),
    frozenRows: headerRow + 1,
    tables,
    columnFormats: formatsOf(columns),
  };
}

const CUTS: readonly LineFlags['cutBy'][] = ['none', 'productLimit', 'annualCap'];
/** Families that are kept with what is shown of them. */
const MOST_KEPT = 50_000;

/** Cells of the lines; what many lines share is worked out once. */
class MemoryLines {
  private readonly familyOf = remembering((family: string) => familyShown(family), MOST_KEPT);
  private readonly laws = new Map<number, string>();
  private readonly lessDiscount = new Map<ScaledRow, Map<number, number>>();

  constructor(
    private readonly validation: SalesValidation,
    private readonly language: Language,
  ) {}

  cells(row: number, line: number): CellInput[] {
    const { validation, language } = this;
    const result = validation.resultOf(row);
    const basis = validation.basisOf(row);
    const status = statusOfSale(result, validation, row, language);
    if (!result || !basis) return [line, ...Array<null>(COLUMNS.length - 3).fill(null), status, null];
    const { scaled } = basis;
    const { vsp, productBalance, annualBalance, payable } = result;
    const withinProduct = Math.min(vsp, productBalance);
    return [
      line,
      basis.uf,
      serialOf(basis.date),
      this.familyOf(basis.family),
      scaled.row.label,
      basis.quantity,
      basis.salePrice,
      result.minimumPrice,
      result.marketPrice,
      this.afterDiscount(basis, result),
      result.mpa,
      result.priceUsed,
      perKg(result),
      vsp,
      scaled.limitCents / 100,
      productBalance,
      inCents(vsp - withinProduct),
      scaled.annualCapCents / 100,
      annualBalance,
      inCents(withinProduct - payable),
      payable,
      inCents(productBalance - payable),
      inCents(annualBalance - payable),
      status,
      this.lawOf(result.flags),
    ];
  }

  private lawOf(flags: LineFlags): string {
    const key = lawKey(flags);
    let law = this.laws.get(key);
    if (law === undefined) this.laws.set(key, (law = lawOfLine(flags, this.language)));
    return law;
  }

  /** PMD less the discount before it is brought to cents. */
  private afterDiscount({ scaled }: SaleBasis, { marketPrice }: SaleResult): number | null {
    if (marketPrice === null || scaled.row.fixedValue !== null) return null;
    let known = this.lessDiscount.get(scaled);
    if (!known) this.lessDiscount.set(scaled, (known = new Map()));
    let less = known.get(marketPrice);
    if (less === undefined) {
      const { marketDiscount, mpaRounding } = scaled.table;
      less = acceptablePrice(exactOfCell(marketPrice), marketDiscount, mpaRounding).unrounded.toNumber();
      known.set(marketPrice, less);
    }
    return less;
  }
}

/** One for all lines that the same places of the law hold for. */
function lawKey({ provisional, usesMpa, fixedValue = false, cutBy }: LineFlags): number {
  return Number(provisional) + 2 * Number(usesMpa) + 4 * Number(fixedValue) + 8 * CUTS.indexOf(cutBy);
}

/** R$/kg, never below zero; a difference of two doubles carries their noise. */
function perKg({ minimumPrice, fixedValue, priceUsed, flags }: SaleResult): number {
  if (minimumPrice === null || priceUsed === null) return flags.nothingDue ? 0 : (fixedValue ?? 0);
  if (priceUsed >= minimumPrice) return 0;
  const near = Math.round((minimumPrice - priceUsed) * 1e4);
  const isExact = Math.round(priceUsed * 1e4) / 1e4 === priceUsed;
  return isExact ? near / 1e4 : exactOfCell(minimumPrice).minus(exactOfCell(priceUsed)).toNumber();
}

/** A difference of whole cents in R$. */
function inCents(reais: number): number {
  return Math.round(reais * 100) / 100;
}

function* totalsPart(
  sheet: SheetRows,
  kind: 'product' | 'family',
  groups: readonly GroupAmounts[],
  all: Amounts,
  language: Language,
): Steps<void> {
  const formats = [undefined, WHOLE, KILOGRAMS, REAIS, REAIS, REAIS, REAIS];
  const columns = totalsHeadings(kind, language).map((heading, at): SheetColumn => {
    const format = formats[at];
    return { heading, width: 0, ...(format ? { format } : {}) };
  });
  sheet.rows.push(
    [],
    [...Array<undefined>(NAMES_AT), { content: TOTALS_PARTS[language][kind], style: { bold: true } }],
  );
  sheet.header(columns, NAMES_AT);
  for (const group of groups) {
    if (sheet.next % LINES_A_STEP === 0) yield;
    const name = kind === 'family' ? familyShown(group.label) : group.label;
    sheet.styledRow(totalsCells(name, group), columns, { at: NAMES_AT });
  }
  sheet.styledRow(totalsCells(MEMORY_LABELS[language].all, all), columns, { at: NAMES_AT, bold: true });
}

function totalsCells(name: string, amounts: Amounts): CellInput[] {
  const { lines, kilograms, vsp, cutByProductLimit, cutByAnnualCap, payable } = amounts;
  const reais = [vsp, cutByProductLimit, cutByAnnualCap, payable].map((cents) => cents / 100);
  return [name, lines, kilogramsShown(kilograms), ...reais];
}

/** Sums of doubles carry noise beyond what invoices hold. */
function kilogramsShown(kilograms: number): number {
  return exact(kilograms.toPrecision(15)).toDecimalPlaces(4).toNumber();
}
