import fc from 'fast-check';
import { donationLetters } from '../../../src/rules/selo/art4iiDonations';
import { assistanceLetters } from '../../../src/rules/selo/art4ivOwnAssistance';
import { nothingSaid, type Cost, type CostFacts } from '../../../src/rules/selo/cost';
import { eligibilityOf } from '../../../src/rules/selo/eligibleCost';
import type { CostItem } from '../../../src/rules/selo/ruleSet';
import { sentenceOfMissing } from '../../../src/explain/selo/missing/sentenceOfMissing';

/** Facts as the law wants them for any cost. */
const inOrder: CostFacts = {
  advance: false,
  financed: false,
  publicFunds: false,
  doneeHabilitated: true,
  doneeSupplier: true,
  supplierInvoice: true,
  donationReceipt: true,
  publicBody: true,
  researchSubject: true,
  farmersInterest: true,
  publicUse: true,
  admittedBefore: true,
  researchContract: true,
  spendingProof: true,
  physicalReport: true,
  financialReport: true,
  ownTeam: true,
  registeredProfessionals: true,
};
const LETTER: Record<CostItem, string | null> = { II: 'a', III: null, IV: 'a', V: null };
const cost = (item: CostItem, facts: Partial<CostFacts> = {}, over: Partial<Cost> = {}): Cost => ({
  item,
  letter: LETTER[item],
  cents: 100_00,
  region: 'Sul',
  facts: { ...inOrder, ...facts },
  ...over,
});
const lacks = (of: Cost) => eligibilityOf(of).map(({ code, article, state }) => `${code} ${state} ${article}`);

describe('art. 4º, II a V: a cost with all in order lacks nothing', () => {
  test.each(['II', 'III', 'IV', 'V'] as const)('item %s', (item) => expect(lacks(cost(item))).toEqual([]));
  test.each(Object.keys(donationLetters))('II, %s', (letter) => expect(lacks(cost('II', {}, { letter }))).toEqual([]));
  test.each(Object.keys(assistanceLetters))('IV, %s', (letter) =>
    expect(lacks(cost('IV', {}, { letter }))).toEqual([]),
  );
  test('art. 4º, II: the list has the letters a to k', () =>
    expect(Object.keys(donationLetters).join('')).toBe('abcdefghijk'));
});

describe('art. 4º: each condition by itself', () => {
  test.each`
    item     | letter        | facts                                 | lack
    ${'II'}  | ${'a'}        | ${{ publicFunds: true }}              | ${'publicFunds denied art. 4º, II'}
    ${'II'}  | ${'a'}        | ${{ publicFunds: null }}              | ${'publicFunds notSaid art. 4º, II'}
    ${'II'}  | ${'g'}        | ${{ doneeHabilitated: false }}        | ${'doneeHabilitated denied art. 4º, II, g'}
    ${'II'}  | ${'g'}        | ${{ doneeHabilitated: null }}         | ${'doneeHabilitated notSaid art. 4º, II, g'}
    ${'II'}  | ${'h'}        | ${{ doneeSupplier: false }}           | ${'doneeSupplier denied art. 4º, II, h'}
    ${'II'}  | ${'l'}        | ${{}}                                 | ${'letterUnknown denied art. 4º, II'}
    ${'II'}  | ${'toString'} | ${{}}                                 | ${'letterUnknown denied art. 4º, II'}
    ${'II'}  | ${null}       | ${{}}                                 | ${'letterMissing notSaid art. 4º, II'}
    ${'II'}  | ${'a'}        | ${{ supplierInvoice: false }}         | ${'supplierInvoice denied art. 4º, § 2º, I'}
    ${'II'}  | ${'a'}        | ${{ donationReceipt: null }}          | ${'donationReceipt notSaid art. 4º, § 2º, I'}
    ${'III'} | ${null}       | ${{ publicBody: false }}              | ${'publicBody denied art. 4º, III'}
    ${'III'} | ${null}       | ${{ researchSubject: false }}         | ${'researchSubject denied art. 4º, III'}
    ${'III'} | ${null}       | ${{ farmersInterest: false }}         | ${'farmersInterest denied art. 4º, III'}
    ${'III'} | ${null}       | ${{ publicUse: false }}               | ${'publicUse denied art. 4º, III'}
    ${'III'} | ${null}       | ${{ admittedBefore: false }}          | ${'admittedBefore denied art. 4º, III'}
    ${'III'} | ${null}       | ${{ researchContract: false }}        | ${'researchContract denied art. 4º, § 2º, II, e § 6º'}
    ${'III'} | ${null}       | ${{ spendingProof: false }}           | ${'spendingProof denied art. 4º, § 2º, II, e § 6º'}
    ${'III'} | ${null}       | ${{ physicalReport: false }}          | ${'physicalReport denied art. 4º, § 6º'}
    ${'III'} | ${null}       | ${{ financialReport: null }}          | ${'financialReport notSaid art. 4º, § 6º'}
    ${'IV'}  | ${'d'}        | ${{}}                                 | ${'letterUnknown denied art. 4º, IV'}
    ${'IV'}  | ${'b'}        | ${{ ownTeam: false }}                 | ${'ownTeam denied art. 4º, IV'}
    ${'V'}   | ${null}       | ${{ registeredProfessionals: false }} | ${'registeredProfessionals denied art. 4º, V'}
    ${'V'}   | ${null}       | ${{ advance: true }}                  | ${'advance denied art. 4º, § 1º'}
    ${'IV'}  | ${'a'}        | ${{ financed: true }}                 | ${'financed denied art. 4º, § 1º'}
  `('item $item, $facts: $lack', ({ item, letter, facts, lack }) =>
    expect(lacks(cost(item, facts, { letter }))).toEqual([lack]),
  );

  test('art. 4º, II, g e h: who is given what other letters name is not asked', () =>
    expect(lacks(cost('II', { doneeHabilitated: null, doneeSupplier: false }))).toEqual([]));

  test('art. 4º, § 8º: only research may go without region', () => {
    expect(lacks(cost('III', {}, { region: null }))).toEqual([]);
    expect(lacks(cost('V', {}, { region: null }))).toEqual(['regionMissing notSaid art. 4º, § 8º']);
  });
});

test('art. 4º: what is missing comes in the order of the article', () =>
  expect(eligibilityOf(cost('II', nothingSaid, { letter: 'g', region: null })).map(({ article }) => article)).toEqual([
    'art. 4º, II',
    'art. 4º, II, g',
    'art. 4º, § 1º',
    'art. 4º, § 1º',
    'art. 4º, § 2º, I',
    'art. 4º, § 2º, I',
    'art. 4º, § 8º',
  ]));

const fact = fc.constantFrom(true, false, null);
const anyFacts = fc.record(
  Object.fromEntries(Object.keys(nothingSaid).map((key) => [key, fact])) as Record<keyof CostFacts, typeof fact>,
);

test('art. 4º: whatever is said, each lack has a sentence of its own with its article, in both languages', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<CostItem>('II', 'III', 'IV', 'V'),
      fc.option(fc.constantFrom('a', 'b', 'c', 'g', 'h', 'z'), { nil: null }),
      anyFacts,
      (item, letter, facts) => {
        const missing = eligibilityOf(cost(item, facts, { letter, region: null }));
        const sentences = missing.map((lack) => sentenceOfMissing(lack, 'pt-BR'));
        expect(new Set(sentences).size).toBe(missing.length);
        missing.forEach((lack, at) => {
          expect(sentences[at]).toContain(`(${lack.article}).`);
          expect(sentenceOfMissing(lack, 'en-US')).not.toMatch(/º|undefined/);
        });
      },
    ),
  );
});

test.each`
  code                 | article                        | state        | portuguese
  ${'admittedBefore'}  | ${'art. 4º, III'}              | ${'denied'}  | ${'Não cumprido: admissão da pesquisa pelo DEP, antes de feita (art. 4º, III).'}
  ${'donationReceipt'} | ${'art. 4º, § 2º, I'}          | ${'notSaid'} | ${'Não informado: recibo da doação, do agricultor ou da cooperativa habilitada (art. 4º, § 2º, I).'}
  ${'spendingProof'}   | ${'art. 4º, § 2º, II, e § 6º'} | ${'denied'}  | ${'Não cumprido: comprovantes dos gastos (art. 4º, § 2º, II, e § 6º).'}
`('art. 4º: $portuguese', ({ code, article, state, portuguese }) =>
  expect(sentenceOfMissing({ code, article, state }, 'pt-BR')).toBe(portuguese),
);
