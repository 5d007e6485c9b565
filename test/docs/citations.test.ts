import { speaksOfSelo } from './citationsOfArticles';
import { speaksOfTitle35 } from './citationsOfTitle35';

test.each<[text: string, provision: string, speaks: boolean]>([
  ['art. 4º, § 9º, I: origem', 'art. 4º, § 9º, I', true],
  ['art. 4 § 9: the factors', 'art. 4º, § 9º, III', true],
  ['art. 4 § 9: the factors', 'art. 4º, § 1º', false],
  ['art. 4 § 9: the factors', 'art. 4º, caput', false],
  ['art. 4º §§ 7º, 8º e 10: limites', 'art. 4º, § 10', true],
  ['arts. 6º, 7º § 1º and 8º § 2º: sources', 'art. 7º, § 1º, IV, a', true],
  ['arts. 6º, 7º § 1º and 8º § 2º: sources', 'art. 7º, § 2º', false],
  ['arts. 3 and 4', 'art. 4º, caput', true],
  ['art. 4º, II: letters', 'art. 4º, II, k', true],
  ['art. 4º, II: letters', 'art. 4º, caput', true],
  ['art. 4º, II a V', 'art. 4º, IV', false],
  ['art. 8º, I, e art. 8º, § 1º: request', 'art. 8º, § 1º', true],
  ['art. 4º, IV, b: travel', 'art. 4º, II', false],
  ['art. 9, sole paragraph', 'art. 9º, parágrafo único', true],
  ['art. 9: habilitated', 'art. 9º, parágrafo único', false],
  ['SELO.PERCENT: art. 3º, I', 'Portaria 280/2022, art. 3º, I', true],
  ['art. 3º, § 7º', 'Portaria 280/2022, art. 3º, I', false],
  ['rule set 28/2024', 'Portaria MDA 28/2024, art. 31, § 1º, d', true],
  ['rule set 280/2022', 'Portaria MDA 28/2024, art. 31, § 1º, d', false],
  ['Plano Safra of the MCR', 'MCR, renda bruta', true],
])('“%s” speaks of %s: %s', (text, provision, speaks) => expect(speaksOfSelo(text, provision)).toBe(speaks));

test.each<[text: string, provision: string, speaks: boolean]>([
  ['item 19', 'item 19', true],
  ['item 190', 'item 19', false],
  ['as in item 16.d.3: one balance', 'item 16.d.3', true],
  ['Doc. 1 as printed', 'Doc. 1, produtos', true],
  ['Doc. 11 as printed', 'Doc. 1, produtos', false],
  ['(Doc. 1, nota *)', 'Doc. 1, nota (*)', true],
  ['(Nota 1)', 'Doc. 1, Nota 1', true],
  ['(Nota 1)', 'Doc. 1, Nota 2', false],
  ['Pinhão at 4,05', 'Doc. 1, Pinhão', true],
  ['Juçara (fruto) at 2,47', 'Doc. 1, Juçara (fruto), Sul', true],
  ['PM of Doc. 11', 'Doc. 11, PM', true],
  ['PMD of Doc. 11', 'Doc. 11, PM', false],
  ['example 2 of Doc. 11', 'Doc. 11, exemplo 2', true],
  ['example 2 of Doc. 11', 'Doc. 11, exemplo 1', false],
  ['example 2', 'Doc. 11, exemplo 2', false],
])('“%s” speaks of %s: %s', (text, provision, speaks) => expect(speaksOfTitle35(text, provision)).toBe(speaks));
