import { serialOf } from '../../../brazil/dates';
import { familyCeilings } from '../../../rules/selo/familyCeilings';
import { caps280of2022, portaria280of2022 } from '../../../rules/selo/ruleSets/portaria280of2022';
import { said } from '../../../sheets/templates/template';
import type { Bilingual } from '../../../explain/language';
import type { NativeFigure, NativeTable } from '../nativeBook';

// The figures of Portaria 280/2022 that formulas name.

const REAIS = '"R$" #,##0.00';
const DATE = 'dd/mm/yyyy';
const PERCENT = '0.##%';

/** Most corn in all that was bought of family farmers (art. 3 § 6). */
export const CORN = figure(
  'SELO_MILHO',
  said('Milho no total comprado, no máximo', 'Corn in all that was bought, at most'),
  caps280of2022.corn.toNumber(),
  'art. 3º, § 6º',
  PERCENT,
);

/** Most corn and inputs together in the same total (art. 3 § 7). */
export const CORN_AND_INPUTS = figure(
  'SELO_MILHO_INSUMOS',
  said('Milho e insumos no total comprado, no máximo', 'Corn and inputs in all that was bought, at most'),
  caps280of2022.cornAndInputs.toNumber(),
  'art. 3º, § 7º',
  PERCENT,
);

/** Least decrease of used equipment a year of use (art. 4 § 3). */
export const USED_PER_YEAR = figure(
  'SELO_DECRESCIMO',
  said('Decréscimo por ano de uso', 'Decrease a year of use'),
  caps280of2022.usedPerYear.toNumber(),
  'art. 4º, § 3º',
  PERCENT,
);

/** Most years that a gift is spread over (art. 4 § 4). */
export const AMORTIZATION_YEARS = figure(
  'SELO_AMORTIZACAO_ANOS',
  said('Anos de amortização, no máximo', 'Years of amortization, at most'),
  caps280of2022.amortizationYears,
  'art. 4º, § 4º',
);

/** Travel without receipts, in the salary (art. 4, IV, b). */
export const TRAVEL_FLAT = figure(
  'SELO_DESLOCAMENTO',
  said('Deslocamento sem comprovantes', 'Travel without receipts'),
  caps280of2022.travelFlat.toNumber(),
  'art. 4º, IV, b',
  PERCENT,
);

/** Most travel with receipts, in the salary (art. 4, IV, b). */
export const TRAVEL_RECEIPTS = figure(
  'SELO_DESLOCAMENTO_COMPROVADO',
  said('Deslocamento com comprovantes, no máximo', 'Travel with receipts, at most'),
  caps280of2022.travelReceipts.toNumber(),
  'art. 4º, IV, b',
  PERCENT,
);

/** A partial loss must exceed this part of the expectation (art. 8, II). */
export const LOSS_THRESHOLD = figure(
  'SELO_PERDA_MINIMA',
  said('Perda parcial: acima de', 'Partial loss: over'),
  caps280of2022.lossThreshold.toNumber(),
  'art. 8º, II',
  PERCENT,
);

/** Least number of reports of a total loss (art. 8, I, b). */
export const REPORTS_TOTAL = figure(
  'SELO_LAUDOS_TOTAL',
  said('Laudos de perda total, no mínimo', 'Reports of a total loss, at least'),
  caps280of2022.lossReports.total,
  'art. 8º, I, b',
);

/** Least number of reports of a partial loss (art. 8, II, b). */
export const REPORTS_PARTIAL = figure(
  'SELO_LAUDOS_PARCIAL',
  said('Laudos de perda parcial, no mínimo', 'Reports of a partial loss, at least'),
  caps280of2022.lossReports.partial,
  'art. 8º, II, b',
);

/**
 * Of a day, the most that a family may sell in a year; day 0 is a blank date, which takes the newest ceiling. On days of
 * which none is known the figure is `#N/A`.
 */
export const FAMILY_CEILINGS: NativeTable = {
  name: 'SELO_TETOS',
  programme: 'selo',
  title: said('Teto anual por família (art. 3º, § 9º)', 'Ceiling of a family a year (art. 3 § 9)'),
  sources: [...new Set(familyCeilings.map(({ source }) => source))],
  columns: [
    { heading: said('A partir de', 'From'), format: DATE },
    { heading: said('Teto (R$)', 'Ceiling (R$)'), format: REAIS },
    { heading: said('Plano Safra', 'Harvest plan') },
  ],
  rows: ceilingRows(),
};

function ceilingRows(): NativeTable['rows'] {
  const none = { error: '#N/A' };
  const unknown = said('desconhecido', 'unknown');
  const newest = familyCeilings.at(-1)!;
  const ofPlans = familyCeilings.flatMap(({ from, to, ceiling, planoSafra }, at) => {
    const own = [serialOf(from), ceiling.toNumber(), planoSafra];
    const after = serialOf(to) + 1;
    const next = familyCeilings[at + 1];
    return next && serialOf(next.from) === after ? [own] : [own, [after, none, unknown]];
  });
  const blank = said('sem data: o mais novo', 'no date: the newest');
  return [[0, newest.ceiling.toNumber(), blank], [1, none, unknown], ...ofPlans];
}

function figure(name: string, label: Bilingual, value: number, article: string, format?: string): NativeFigure {
  const source = `${portaria280of2022.act}, ${article}`;
  return { name, programme: 'selo', label, value, source, ...(format === undefined ? {} : { format }) };
}
