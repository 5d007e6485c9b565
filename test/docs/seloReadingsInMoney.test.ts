import { loadMunicipalities } from '../../src/brazil/municipalityList';
import { money } from '../../src/explain/figures';
import { exact, type Decimal } from '../../src/rules/exact';
import { cornCap } from '../../src/rules/selo/art3p6p7CornCap';
import { travel } from '../../src/rules/selo/art4ivbTravel';
import { usedEquipment } from '../../src/rules/selo/art4p3UsedEquipment';
import { instalment } from '../../src/rules/selo/art4p4Amortization';
import type { CostCapReadings } from '../../src/rules/selo/art4p8CostCap';
import { partialLoss } from '../../src/rules/selo/art8iiPartialLoss';
import type { CostRow } from '../../src/rules/selo/cost';
import { costAccount } from '../../src/rules/selo/costAccount';
import { multiplierOf } from '../../src/rules/selo/multiplier';
import { defaultSeloReadings, type SeloReadings } from '../../src/rules/selo/readings';
import { SeloRefusal } from '../../src/rules/selo/refusal';
import { caps280of2022 as caps, portaria280of2022 } from '../../src/rules/selo/ruleSets/portaria280of2022';
import { weightedValue } from '../../src/rules/selo/weightedValue';
import { purchaseOf, type Written } from '../rules/selo/purchaseOf';
import { explanationOf } from './readingSections';

beforeAll(loadMunicipalities);

/** The examples of docs/leituras.md, worked out by the rules; each must stand under its reading. */
const tells = (reading: string, amounts: readonly Decimal[]) =>
  expect(
    amounts.map((amount) => money(amount, 'pt-BR')).filter((text) => !explanationOf(reading).includes(text)),
  ).toEqual([]);

function given<T>(answer: T | SeloRefusal): T {
  if (answer instanceof SeloRefusal) throw new Error(answer.reason.code);
  return answer;
}

const COOP = 'cooperativa habilitada';
const weighted = (value: string, written: Written, readings: Partial<SeloReadings> = {}) =>
  weightedValue(
    exact(value),
    given(multiplierOf(purchaseOf(written), portaria280of2022, { ...defaultSeloReadings, ...readings })).value,
  );

test.each<[reading: string, value: string, written: Written, readings: Partial<SeloReadings>]>([
  ['S1', '100000', { origin: 'Irecê/BA', material: 'mamona', supplier: COOP }, {}],
  ['S2', '100000', { origin: 'Montes Claros/MG', material: 'girassol', plant: 'MG' }, {}],
  [
    'S2',
    '100000',
    { origin: 'Montes Claros/MG', material: 'girassol', plant: 'MG' },
    { semiaridInSoutheast: 'accumulates' },
  ],
  ['S3', '100000', { origin: 'GO', material: 'girassol', plant: 'GO', supplier: COOP }, {}],
  ['S3', '100000', { origin: 'GO', material: 'girassol', plant: 'SP', supplier: COOP }, {}],
  ['S4', '100000', { origin: 'MT', material: 'óleo de soja', plant: 'MT' }, {}],
  ['S5', '100000', { origin: 'Irecê/BA', material: 'mamona', plant: 'MT', supplier: COOP }, {}],
  ['S5', '100000', { origin: 'GO', material: 'mamona', plant: 'MT', supplier: COOP }, {}],
  ['S13', '110250', { origin: 'RS', material: 'soja', supplier: COOP, basis: 'frustração parcial' }, {}],
  [
    'S13',
    '110250',
    { origin: 'RS', material: 'soja', supplier: COOP, basis: 'frustração parcial' },
    { lossMultipliers: 'denied' },
  ],
  ['S14', '1800000', { origin: 'PA', material: 'dendê', supplier: COOP, basis: 'perene' }, {}],
])('%s: what R$ %s of %j weighs is told', (reading, value, written, readings) =>
  tells(reading, [weighted(value, written, readings)]),
);

const reais = (cents: number) => exact(String(cents)).div(100);
const million = (amount: number) => Math.round(amount * 1e8);

test('S6: both bases of the 30%', () => {
  const bought = { corn: million(25), inputs: million(11), others: million(60) };
  const { corn, inputs, otherBase } = cornCap(bought, caps, defaultSeloReadings);
  tells('S6', [reais(corn + inputs), reais(otherBase.corn + otherBase.inputs)]);
});

test('S7, S8: the cap of costs on purchases as they were paid', () => {
  const capOf = (northern: number) => costAccount([], { southern: 0, northern }, caps, CUT).buckets[1]!.cap;
  tells('S7', [reais(capOf(million(1))), reais(capOf(million(26)))]);
  tells('S8', [reais(capOf(million(1))), reais(capOf(million(1.5)))]);
});

const CUT: CostCapReadings = { costCapRegions: 'byFarmerRegion', costCut: 'proRata' };

test('S9: costs cut in proportion, or assistance first', () => {
  const rows = (['II', 'III', 'IV', 'V'] as const).map((item, at): CostRow => ({
    item,
    cents: million([5, 2.6, 3, 1.5][at]!),
    group: 'southern',
  }));
  const weightedBy = (costCut: CostCapReadings['costCut']) =>
    reais(costAccount(rows, { southern: million(20), northern: 0 }, caps, { ...CUT, costCut }).weighted);
  tells('S9', [weightedBy('proRata'), weightedBy('donationsAndResearchFirst')]);
});

test('S10: travel on the salary without and with charges', () => {
  const year = { salary: exact('86400'), charges: exact('31104'), receipts: null };
  for (const base of ['salaryWithoutCharges', 'salaryWithCharges'] as const) {
    const { flat, cap } = given(travel(year, caps, base));
    tells('S10', [flat, cap]);
  }
});

test('S11: a tractor of three years and four months', () => {
  const value = (reading: SeloReadings['yearsOfUse']) =>
    given(usedEquipment(exact('180000'), exact('3.33'), exact('0.10'), caps, reading));
  tells('S11', [value('startedYearCounts'), value('wholeYearsOnly')]);
});

test('S12: three instalments', () => {
  const parts = ['1', '2', '3'].map((number) =>
    given(instalment({ value: exact('100000'), years: exact('3'), number: exact(number), granted: true }, caps)),
  );
  expect(explanationOf('S12')).toContain('33.333,33, 33.333,33 e 33.333,34');
  expect(parts.map((part) => part.toFixed(2))).toEqual(['33333.33', '33333.33', '33333.34']);
});

test('S13: soy of Rio Grande do Sul, 150.000 kg expected and 97.500 kg delivered', () => {
  const harvest = { expected: exact('150000'), delivered: exact('97500'), reports: 4, requested: true };
  for (const reading of ['wholeExpectation', 'onlyAboveThreshold'] as const) {
    tells('S13', [given(partialLoss(harvest, caps, reading)).counted.times('2.10')]);
  }
});
