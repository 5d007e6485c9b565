import { exact } from '../../exact';
import { factorsOfArticle4 } from '../art4p9Multipliers';
import type { CapsOfLaw, RuleSet } from '../ruleSet';

function everywhere(weight: string) {
  return { southern: exact(weight), northern: exact(weight) };
}

/** Its limits, for the functions that apply it whatever version others name. */
export const caps280of2022: CapsOfLaw = {
  corn: exact('0.30'),
  cornAndInputs: exact('0.30'),
  travelFlat: exact('0.15'),
  travelReceipts: exact('0.40'),
  usedPerYear: exact('0.10'),
  amortizationYears: 5,
  research: exact('0.10'),
  costs: { southern: exact('0.50'), northern: exact('0.70') },
  costWeight: { II: everywhere('2'), III: everywhere('2'), IV: everywhere('1'), V: everywhere('1') },
  lossThreshold: exact('0.20'),
  lossReports: { total: 1, partial: 4 },
};

/** Portaria SAF/MAPA 280/2022, every figure read in the official page. */
export const portaria280of2022: RuleSet = {
  id: '280/2022',
  act: 'Portaria SAF/MAPA nº 280/2022',
  published: '2022-05-30',
  source: 'DOU nº 101, 30/05/2022, Seção 1, p. 7: arts. 3º (§§ 3º a 9º) a 9º',
  seen: 'whole',
  years: { whole: [2023], shared: [2022, 2024] },
  factors: [
    { code: 'I', value: exact('5'), article: 'art. 4º, § 9º, I' },
    { code: 'II', value: exact('4'), article: 'art. 4º, § 9º, II' },
    { code: 'III', value: exact('4'), article: 'art. 4º, § 9º, III' },
    { code: 'IV', value: exact('1.3'), article: 'art. 4º, § 9º, IV' },
  ],
  factorsOf: factorsOfArticle4,
  caps: caps280of2022,
};
