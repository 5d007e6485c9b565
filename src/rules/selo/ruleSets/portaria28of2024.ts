import { exact } from '../../exact';
import { factorsOfArticle31 } from '../mda28art31Factors';
import type { RuleSet } from '../ruleSet';

/**
 * Portaria MDA 28/2024, of which fragments were seen: the factors of art. 31 § 1 but “a”, no percentage and no cap. What
 * was not seen is asked of the person, never supposed.
 */
export const portaria28of2024: RuleSet = {
  id: '28/2024',
  act: 'Portaria MDA nº 28/2024',
  published: '2024-06-28',
  source: 'DOU 28/06/2024, pp. 38 a 41 (trechos)',
  seen: 'inPart',
  years: { whole: [2025, 2026], shared: [2024] },
  factors: [
    { code: 'a', value: null, article: 'art. 31, § 1º, a' },
    { code: 'b', value: exact('1.1'), article: 'art. 31, § 1º, b' },
    // Of fomento, which is a cost: what counts as fomento was not seen, so the person gives the weights of costs.
    { code: 'c', value: exact('30'), article: 'art. 31, § 1º, c' },
    { code: 'd', value: exact('4'), article: 'art. 31, § 1º, d' },
    { code: 'e', value: exact('3'), article: 'art. 31, § 1º, e' },
    { code: 'f', value: exact('2'), article: 'art. 31, § 1º, f' },
  ],
  factorsOf: factorsOfArticle31,
  caps: null,
};
