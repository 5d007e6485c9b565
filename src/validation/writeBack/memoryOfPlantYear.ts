import { sentenceOfSeloFinding } from '../../explain/findings/selo';
import { choiceOfReading } from '../../explain/findings/selo/readingChoices';
import { figure, money, percent } from '../../explain/figures';
import type { Language } from '../../explain/language';
import { articleIn } from '../../explain/selo/article';
import { disallowanceName } from '../../explain/selo/disallowances';
import { sentenceOfSeloRefusal } from '../../explain/selo/refusal';
import { plantMemoryTexts, STEPS_OF_YEAR, type PlantMemoryTexts } from '../../explain/writeBack/plantMemory';
import { readingsOfPlant } from '../../explain/writeBack/rules';
import { moreLines } from '../../explain/writeBack/salesMemory';
import { LABELS, memoryTitle } from '../../explain/writeBack/sheetHeads';
import { memorySheetName } from '../../explain/writeBack/sheetNames';
import type { Decimal } from '../../rules/exact';
import type { SeloFindingData } from '../../rules/selo/findings';
import { SeloRefusal } from '../../rules/selo/refusal';
import type { CellInput, NewSheet } from '../../workbook/writing';
import type { LedgerLine } from '../selo/disallowances';
import type { PlantYearParameters } from '../selo/parameters';
import type { PlantYearTotals } from '../selo/plantTotals';
import type { PlantYearValidation } from '../selo/validatePlantYear';
import type { CheckedTable } from './about';
import type { SheetHead } from './findingsSheet';
import { FACTOR, REAIS, SHARE, WHOLE } from './formats';
import { SheetRows, tableFrom, type SheetColumn } from './sheetRows';
import { stepsOfYear } from './stepsOfYear';

const WIDTHS = [430, 250, 170, 170, 170, 170];
/** A sheet has 1,048,576 rows; the parts above need some of them. */
const MOST_LINES = 900_000;

/** The sheet “Memória de cálculo” of a plant's year: from what is presented to the share, and what else it says. */
export function memoryOfPlantYear(
  validation: PlantYearValidation,
  parameters: PlantYearParameters,
  tableOf: (kind: LedgerLine['of']) => CheckedTable | null,
  head: SheetHead,
  language: Language,
): NewSheet {
  const sheet = new SheetRows(memoryTitle('selo', language));
  const labels = LABELS[language];
  sheet.fact(labels.checked, head.checked);
  sheet.fact(labels.rules, head.rules);
  const memory = new PlantMemory(sheet, language);
  memory.parameters(parameters);
  const { totals, ledger } = validation;
  if (totals instanceof SeloRefusal) {
    sheet.part(memory.texts.verdict);
    sheet.rows.push([sentenceOfSeloRefusal(totals.reason, language)]);
  } else {
    memory.steps(totals, ledger);
    memory.shares(totals, parameters);
    memory.verdict(totals, parameters);
    memory.caps(totals);
  }
  memory.disallowed(validation);
  if (!(totals instanceof SeloRefusal)) {
    memory.groups(totals);
    memory.more(totals);
  }
  memory.readings(parameters, totals instanceof SeloRefusal ? null : totals);
  const tables = memory.ledger(ledger, tableOf);
  return { name: memorySheetName(language), rows: sheet.rows, columnWidths: WIDTHS, frozenRows: 1, tables };
}

class PlantMemory {
  readonly texts: PlantMemoryTexts;

  constructor(
    private readonly sheet: SheetRows,
    private readonly language: Language,
  ) {
    this.texts = plantMemoryTexts(language);
  }

  parameters({ revenue, minimumShare, familyCeiling, cubicMetres, notSaid }: PlantYearParameters): void {
    const { texts, sheet, language } = this;
    sheet.part(texts.parameters);
    const amount = (value: Decimal | null, none: string) => (value === null ? none : money(value, language));
    sheet.fact(texts.revenue, amount(revenue, texts.notGiven));
    sheet.fact(texts.minimum, minimumShare === null ? texts.notGiven : percent(minimumShare, language));
    sheet.fact(texts.ceiling, amount(familyCeiling, texts.ceilingOfYear));
    sheet.fact(texts.cubicMetres, cubicMetres === null ? texts.notGiven : figure(cubicMetres, language));
    sheet.rows.push([texts.notSaid[notSaid]]);
  }

  steps({ presented }: PlantYearTotals, ledger: readonly LedgerLine[]): void {
    const { texts, language } = this;
    const columns = this.begin(texts.steps, texts.stepsHeadings, [REAIS, REAIS]);
    stepsOfYear(presented, ledger).forEach(({ step, takenAway, left }, at) => {
      const { says, article } = STEPS_OF_YEAR[step];
      const taken = step === 'presented' ? null : takenAway / 100;
      this.row([`${at + 1}. ${says[language]}`, this.article(article), taken, left / 100], columns);
    });
  }

  shares({ account, weightedShare, effectiveShare, margin }: PlantYearTotals, parameters: PlantYearParameters): void {
    const { texts } = this;
    const { effectivePurchases, effectiveCosts, weightedPurchases, weightedCosts } = account;
    const columns = this.begin(texts.shares, texts.sharesHeadings, [REAIS, REAIS]);
    const line = (what: string, article: string, effective: Decimal | null, weighted: Decimal | null, bold = false) =>
      this.row([what, this.article(article), number(effective), number(weighted)], columns, bold);
    line(texts.purchases, 'art. 4º, I e § 9º', effectivePurchases, weightedPurchases);
    line(texts.costs, 'art. 4º, II a V e § 10', effectiveCosts, weightedCosts);
    line(texts.sum, '', effectivePurchases.plus(effectiveCosts), weightedPurchases.plus(weightedCosts), true);
    line(texts.revenue, 'art. 3º, I', parameters.revenue, parameters.revenue);
    const shares = columns.map((column): SheetColumn => (column.format ? { ...column, format: SHARE } : column));
    const share = (what: string, article: string, effective: Decimal | null, weighted: Decimal | null) =>
      this.row([what, this.article(article), number(effective), number(weighted)], shares, true);
    share(texts.share, 'art. 3º, I', effectiveShare, weightedShare);
    if (parameters.minimumShare) share(texts.minimum, 'art. 3º, I', null, parameters.minimumShare);
    if (margin) line(texts.margin, 'art. 3º, I', null, margin.amount);
  }

  /** In the words of the findings A10 to A12. */
  verdict(totals: PlantYearTotals, { minimumShare: minimum }: PlantYearParameters): void {
    const { weightedShare, effectiveShare, margin, regional, national, comparison } = totals;
    const { texts, sheet, language } = this;
    sheet.part(texts.verdict);
    this.say({ code: 'A10', weightedShare, minimum, margin: margin?.amount ?? null });
    this.say({ code: 'A12', effectiveShare, national });
    sheet.part(texts.regional);
    if (regional instanceof SeloRefusal) sheet.rows.push([sentenceOfSeloRefusal(regional.reason, language)]);
    else this.say({ code: 'A11', ...regional });
    if (!comparison) return;
    const { ruleSet, outcome } = comparison;
    if (outcome instanceof SeloRefusal) {
      sheet.part(`${texts.comparison}: ${ruleSet}`);
      sheet.rows.push([sentenceOfSeloRefusal(outcome.reason, language)]);
      return;
    }
    const columns = this.begin(texts.comparison, texts.effectsHeadings, [SHARE, SHARE]);
    this.row([ruleSet, null, outcome.weightedShare.toNumber(), outcome.effectiveShare.toNumber()], columns);
  }

  caps({ account: { corn, costs } }: PlantYearTotals): void {
    const { texts } = this;
    const columns = this.begin(texts.caps, texts.capsHeadings, [REAIS, REAIS, REAIS]);
    const line = (what: string, article: string, cap: number, presented: number, admitted: number) =>
      this.row([what, this.article(article), cap / 100, presented / 100, admitted / 100], columns);
    const cornAndInputs = corn.corn + corn.inputs;
    line(texts.cornAndInputsCap, 'art. 3º, §§ 6º e 7º', corn.cap, cornAndInputs + corn.disallowed, cornAndInputs);
    const { research, buckets } = costs;
    line(texts.researchCap, 'art. 4º, § 7º', research.cap, research.presented, research.admitted);
    for (const { article, cap, presented, admitted } of buckets) line(texts.costCap, article, cap, presented, admitted);
  }

  disallowed({ disallowed }: PlantYearValidation): void {
    if (disallowed.length === 0) return;
    const { texts, language } = this;
    const columns = this.begin(texts.disallowed, texts.disallowedHeadings, [WHOLE, REAIS]);
    for (const { code, article, lines, cents } of disallowed)
      this.row([disallowanceName(code, language), this.article(article), lines, cents / 100], columns);
  }

  groups({ groups }: PlantYearTotals): void {
    const { texts } = this;
    const columns = this.begin(texts.groups, texts.groupsHeadings, [WHOLE, REAIS, REAIS, REAIS]);
    for (const { material, region, lines, presented, admitted, weighted } of groups)
      this.row([material, region, lines, presented / 100, admitted / 100, weighted.toNumber()], columns);
  }

  more({ more }: PlantYearTotals): void {
    const { texts, sheet, language } = this;
    if (more instanceof SeloRefusal) {
      sheet.part(texts.more);
      sheet.rows.push([sentenceOfSeloRefusal(more.reason, language)]);
      return;
    }
    const missing = more.filter(({ missing: amount }) => amount.gt(0));
    if (missing.length === 0) return;
    const columns = this.begin(texts.more, texts.moreHeadings, [FACTOR, REAIS]);
    for (const { material, supplier, region, multiplier, missing: amount, capped } of missing)
      this.row(
        [`${material} (${supplier})`, region, multiplier.toNumber(), amount.toNumber(), capped ? texts.capped : null],
        columns,
      );
  }

  readings({ readings }: PlantYearParameters, totals: PlantYearTotals | null): void {
    const { texts, sheet, language } = this;
    sheet.part(texts.readings);
    for (const choice of readingsOfPlant(readings, language)) sheet.rows.push([choice]);
    if (!totals || totals.readings.length === 0) return;
    const columns = this.begin(texts.effects, texts.effectsHeadings, [SHARE, SHARE]);
    for (const { reading, other, weightedShare, effectiveShare } of totals.readings) {
      const choice = choiceOfReading(reading, other)[language === 'pt-BR' ? 0 : 1];
      this.row([choice, null, weightedShare.toNumber(), effectiveShare.toNumber()], columns);
    }
  }

  ledger(
    ledger: readonly LedgerLine[],
    tableOf: (kind: LedgerLine['of']) => CheckedTable | null,
  ): ReturnType<typeof tableFrom> {
    if (ledger.length === 0) return [];
    const { texts, sheet, language } = this;
    const columns = this.begin(texts.ledger, texts.ledgerHeadings, [WHOLE, REAIS]);
    const headerRow = sheet.next - 1;
    for (const { of, row, code, article, cents } of ledger.slice(0, MOST_LINES)) {
      const checked = tableOf(of);
      const line = checked && checked.grid.top + checked.table.dataRows[row]! + 1;
      const sheetName = checked?.grid.sheet ?? null;
      this.row([disallowanceName(code, language), this.article(article), line, cents / 100, sheetName], columns);
    }
    const tables = tableFrom('ConfereBio_Glosas', headerRow, columns.length, sheet);
    const more = ledger.length - MOST_LINES;
    if (more > 0) sheet.rows.push([moreLines(more, language)]);
    return tables;
  }

  /** A part with its headings; the formats are those of the columns from the third on. */
  private begin(heading: string, headings: readonly string[], formats: readonly string[]): SheetColumn[] {
    const columns = headings.map((text, at): SheetColumn => {
      const format = formats[at - 2];
      return { heading: text, width: WIDTHS[at]!, ...(format ? { format } : {}) };
    });
    this.sheet.part(heading);
    this.sheet.header(columns);
    return columns;
  }

  private row(cells: readonly CellInput[], columns: readonly SheetColumn[], bold = false): void {
    this.sheet.styledRow(cells, columns, { bold });
  }

  private say(data: SeloFindingData): void {
    this.sheet.rows.push([sentenceOfSeloFinding(data, this.language, (row) => row)]);
  }

  private article(article: string): string | null {
    return articleIn(article, this.language) || null;
  }
}

function number(value: Decimal | null): number | null {
  return value && value.toNumber();
}
