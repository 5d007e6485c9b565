import { loadMunicipalities } from '../../../../src/brazil/municipalityList';
import type { PlantYear } from '../../../../src/rules/selo/year/annualAccount';
import { readingEffects } from '../../../../src/rules/selo/year/readingEffects';
import { defaultSeloReadings } from '../../../../src/rules/selo/readings';
import { acquisition, cost, plantYear, wholeYear } from './plantYear';

beforeAll(loadMunicipalities);

const SOY = { origin: 'PR', material: 'soja' };

/** R$ by which each other reading moves the weighted value. */
function effects(more: Partial<PlantYear>): Record<string, string> {
  const plant = plantYear(more);
  const now = readingEffects(plant, defaultSeloReadings);
  return Object.fromEntries(
    now.map(({ other, account: { weightedPurchases, weightedCosts } }) => [
      other,
      weightedPurchases.plus(weightedCosts).toFixed(2),
    ]),
  );
}

test('a year far from every limit and doubt has no reading that changes it', () =>
  expect(effects(wholeYear())).toEqual({}));

test('sunflower of Montes Claros for a plant in MG: S2', () => {
  const row = acquisition({ origin: 'Montes Claros/MG', material: 'girassol', plant: 'MG' }, '100000');
  expect(effects({ acquisitions: [row] })).toEqual({ accumulates: '8000000.00' });
});

test('corn and inputs over 30%: S6', () => {
  const acquisitions = [
    acquisition(SOY, '60000000'),
    acquisition({ origin: 'MT', material: 'milho', plant: 'MT' }, '25000000'),
    acquisition({ origin: 'MT', material: 'insumo' }, '11000000'),
  ];
  expect(effects({ acquisitions })).toEqual({ fixed: '148800000.00', inputsFirst: '160714285.71' });
});

test('costs over 50% in the South: S9', () => {
  const acquisitions = [acquisition(SOY, '20000000')];
  const costs = [cost('II', 'Sul', '5000000'), cost('IV', 'Sul', '6000000')];
  expect(effects({ acquisitions, costs })).toEqual({ donationsAndResearchFirst: '35000000.00' });
});

test('production lost: S8, S13 and S16 of a family over its ceiling', () => {
  const acquisitions = [
    acquisition({ origin: 'PI', material: 'mamona' }, '400000', { family: 'SDW1' }),
    acquisition({ ...SOY, basis: 'frustração total' }, '200000', { family: 'SDW1' }),
  ];
  expect(effects({ acquisitions })).toEqual({ excluded: '8200000.00', lastRowsFirst: '8100000.00' });
});
