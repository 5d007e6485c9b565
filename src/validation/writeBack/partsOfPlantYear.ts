import { sentenceOfSeloFinding } from '../../explain/findings/selo';
import { choiceOfReading } from '../../explain/findings/selo/readingChoices';
import { figure, money, percent } from '../../explain/figures';
import type { Language } from '../../explain/language';
import { articleIn } from '../../explain/selo/article';
import { disallowanceName } from '../../explain/selo/disallowances';
import { sentenceOfSeloRefusal } from '../../explain/selo/refusal';
import { plantMemoryTexts, STEPS_OF_YEAR, type PlantMemoryTexts } from '../../explain/writeBack/plantMemory';
import { readingsOfPlant } from '../../explain/writeBack/rules';
import type { Decimal } from '../../rules/exact';
import type { SeloFindingData } from '../../rules/selo/findings';
import { SeloRefusal } from '../../rules/selo/refusal';
import type { LedgerLine } from '../selo/disallowances';
import type { PlantYearParameters } from '../selo/parameters';
import type { PlantYearTotals } from '../selo/plantTotals';
import type { PlantYearValidation } from '../selo/validatePlantYear';
import { FACTOR, REAIS, SHARE, WHOLE } from './formats';
import type { Part, PartRow } from './parts';
import type { SheetColumn } from './sheetRows';
import { stepsOfYear } from './stepsOfYear';

export const PLANT_WIDTHS = [430, 250, 170, 170, 170, 170];

/**
 * The account of a plant's year part by part: from what is presented to what is admitted, to the shares and the
 * verdict, and what else is to be known of it. Where the rules gave no account, why, and what is known without.
 */
export function partsOfPlantYear(
  { totals, ledger, disallowed }: PlantYearValidation,
  parameters: PlantYearParameters,
  language: Language,
): Part[] {
  const plant = new PlantParts(language);
  const before = [plant.parameters(parameters)];
  const taken = disallowed.length > 0 ? [plant.disallowed(disallowed)] : [];
  const readings = plant.readings(parameters);
  if (totals instanceof SeloRefusal) return [...before, plant.refused(plant.texts.verdict, totals), ...taken, readings];
  return [
    ...before,
    plant.steps(totals, ledger),
    plant.shares(totals, parameters),
    plant.verdict(totals, parameters),
    plant.regional(totals),
    ...plant.comparison(totals),
    plant.caps(totals),
    ...taken,
    plant.groups(totals),
    ...plant.more(totals),
    readings,
    ...plant.effects(totals),
  ];
}

/** Columns by their headings; the formats are those from the third on. */
export function plantColumns(headings: readonly string[], formats: readonly string[]): SheetColumn[] {
  return headings.map((heading, at) => {
    const format = formats[at - 2];
    return { heading, width: PLANT_WIDTHS[at]!, ...(format ? { format } : {}) };
  });
}

class PlantParts {
  readonly texts: PlantMemoryTexts;

  constructor(private readonly language: Language) {
    this.texts = plantMemoryTexts(language);
  }

  parameters({ revenue, minimumShare, familyCeiling, cubicMetres, notSaid }: PlantYearParameters): Part {
    const { texts, language } = this;
    return {
      heading: texts.parameters,
      facts: [
        [texts.revenue, money(revenue, language)],
        [texts.minimum, minimumShare === null ? texts.notGiven : percent(minimumShare, language)],
        [texts.ceiling, familyCeiling === null ? texts.ceilingOfYear : money(familyCeiling, language)],
        [texts.cubicMetres, cubicMetres === null ? texts.notGiven : figure(cubicMetres, language)],
      ],
      texts: [texts.notSaid[notSaid]],
    };
  }

  refused(heading: string, { reason }: SeloRefusal): Part {
    return { heading, texts: [sentenceOfSeloRefusal(reason, this.language)] };
  }

  steps({ presented }: PlantYearTotals, ledger: readonly LedgerLine[]): Part {
    const { texts, language } = this;
    const rows = stepsOfYear(presented, ledger).map(({ step, takenAway, left }, at): PartRow => {
      const { says, article } = STEPS_OF_YEAR[step];
      const taken = step === 'presented' ? null : takenAway / 100;
      return { cells: [`${at + 1}. ${says[language]}`, this.article(article), taken, left / 100] };
    });
    return { heading: texts.steps, table: { columns: plantColumns(texts.stepsHeadings, [REAIS, REAIS]), rows } };
  }

  shares(totals: PlantYearTotals, { revenue, minimumShare }: PlantYearParameters): Part {
    const { texts } = this;
    const { account, weightedShare, effectiveShare, margin } = totals;
    const { effectivePurchases, effectiveCosts, weightedPurchases, weightedCosts } = account;
    const columns = plantColumns(texts.sharesHeadings, [REAIS, REAIS]);
    const shares = plantColumns(texts.sharesHeadings, [SHARE, SHARE]);
    const line = (what: string, article: string, effective: Decimal | null, weighted: Decimal): PartRow => ({
      cells: [what, this.article(article), effective && effective.toNumber(), weighted.toNumber()],
    });
    const rows: PartRow[] = [
      line(texts.purchases, 'art. 4º, I e § 9º', effectivePurchases, weightedPurchases),
      line(texts.costs, 'art. 4º, II a V e § 10', effectiveCosts, weightedCosts),
      {
        ...line(texts.sum, '', effectivePurchases.plus(effectiveCosts), weightedPurchases.plus(weightedCosts)),
        bold: true,
      },
      line(texts.revenue, 'art. 3º, I', revenue, revenue),
      { ...line(texts.share, 'art. 3º, I', effectiveShare, weightedShare), columns: shares, bold: true },
    ];
    if (minimumShare) rows.push({ ...line(texts.minimum, 'art. 3º, I', null, minimumShare), columns: shares });
    if (margin) rows.push(line(texts.margin, 'art. 3º, I', null, margin.amount));
    return { heading: texts.shares, table: { columns, rows } };
  }

  /** In the words of the findings. */
  verdict(totals: PlantYearTotals, { minimumShare: minimum }: PlantYearParameters): Part {
    const { weightedShare, effectiveShare, margin, national } = totals;
    return {
      heading: this.texts.verdict,
      texts: [
        this.say({ code: 'A10', weightedShare, minimum, margin: margin?.amount ?? null }),
        this.say({ code: 'A12', effectiveShare, national }),
      ],
    };
  }

  regional({ regional }: PlantYearTotals): Part {
    const { texts } = this;
    if (regional instanceof SeloRefusal) return this.refused(texts.regional, regional);
    return { heading: texts.regional, texts: [this.say({ code: 'A11', ...regional })] };
  }

  comparison({ comparison }: PlantYearTotals): Part[] {
    if (!comparison) return [];
    const { texts } = this;
    const { ruleSet, outcome } = comparison;
    if (outcome instanceof SeloRefusal) return [this.refused(`${texts.comparison}: ${ruleSet}`, outcome)];
    const { weightedShare, effectiveShare } = outcome;
    const rows = [{ cells: [ruleSet, null, weightedShare.toNumber(), effectiveShare.toNumber()] }];
    return [
      { heading: texts.comparison, table: { columns: plantColumns(texts.effectsHeadings, [SHARE, SHARE]), rows } },
    ];
  }

  caps({ account: { corn, costs } }: PlantYearTotals): Part {
    const { texts } = this;
    const line = (what: string, article: string, ...cents: readonly number[]): PartRow => ({
      cells: [what, this.article(article), ...cents.map((amount) => amount / 100)],
    });
    const admitted = corn.corn + corn.inputs;
    const { research, buckets } = costs;
    return {
      heading: texts.caps,
      table: {
        columns: plantColumns(texts.capsHeadings, [REAIS, REAIS, REAIS]),
        rows: [
          line(texts.cornAndInputsCap, 'art. 3º, §§ 6º e 7º', corn.cap, admitted + corn.disallowed, admitted),
          line(texts.researchCap, 'art. 4º, § 7º', research.cap, research.presented, research.admitted),
          ...buckets.map((of) => line(texts.costCap, of.article, of.cap, of.presented, of.admitted)),
        ],
      },
    };
  }

  disallowed(groups: PlantYearValidation['disallowed']): Part {
    const { texts, language } = this;
    const rows = groups.map(({ code, article, lines, cents }) => ({
      cells: [disallowanceName(code, language), this.article(article), lines, cents / 100],
    }));
    return {
      heading: texts.disallowed,
      table: { columns: plantColumns(texts.disallowedHeadings, [WHOLE, REAIS]), rows },
    };
  }

  groups({ groups }: PlantYearTotals): Part {
    const { texts } = this;
    const rows = groups.map(({ material, region, lines, presented, admitted, weighted }) => ({
      cells: [material, region, lines, presented / 100, admitted / 100, weighted.toNumber()],
    }));
    return {
      heading: texts.groups,
      table: { columns: plantColumns(texts.groupsHeadings, [WHOLE, REAIS, REAIS, REAIS]), rows },
    };
  }

  more({ more }: PlantYearTotals): Part[] {
    const { texts } = this;
    if (more instanceof SeloRefusal) return [this.refused(texts.more, more)];
    const rows = more
      .filter(({ missing }) => missing.gt(0))
      .map(({ material, supplier, region, multiplier, missing, capped }) => ({
        cells: [
          `${material} (${supplier})`,
          region,
          multiplier.toNumber(),
          missing.toNumber(),
          capped ? texts.capped : null,
        ],
      }));
    if (rows.length === 0) return [];
    return [{ heading: texts.more, table: { columns: plantColumns(texts.moreHeadings, [FACTOR, REAIS]), rows } }];
  }

  readings({ readings }: PlantYearParameters): Part {
    return { heading: this.texts.readings, texts: readingsOfPlant(readings, this.language) };
  }

  effects({ readings }: PlantYearTotals): Part[] {
    if (readings.length === 0) return [];
    const { texts, language } = this;
    const rows = readings.map(({ reading, other, weightedShare, effectiveShare }) => ({
      cells: [
        choiceOfReading(reading, other)[language === 'pt-BR' ? 0 : 1],
        null,
        weightedShare.toNumber(),
        effectiveShare.toNumber(),
      ],
    }));
    return [{ heading: texts.effects, table: { columns: plantColumns(texts.effectsHeadings, [SHARE, SHARE]), rows } }];
  }

  private say(data: SeloFindingData): string {
    return sentenceOfSeloFinding(data, this.language, (row) => row);
  }

  private article(article: string): string | null {
    return articleIn(article, this.language) || null;
  }
}
