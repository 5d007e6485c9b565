import { loadMunicipalities } from '../../../src/brazil/municipalityList';
import { multiplierOf } from '../../../src/rules/selo/multiplier';
import { defaultSeloReadings, type SeloReadings } from '../../../src/rules/selo/readings';
import { SeloRefusal } from '../../../src/rules/selo/refusal';
import { portaria280of2022 } from '../../../src/rules/selo/ruleSets/portaria280of2022';
import { purchaseOf, type Written } from './purchaseOf';

beforeAll(loadMunicipalities);

function multiplier(written: Written, readings: Partial<SeloReadings> = {}): string {
  const answer = multiplierOf(purchaseOf(written), portaria280of2022, { ...defaultSeloReadings, ...readings });
  return answer instanceof SeloRefusal ? answer.reason.code : answer.value.toFixed();
}

function factors(written: Written): string[] {
  const answer = multiplierOf(purchaseOf(written), portaria280of2022, defaultSeloReadings);
  if (answer instanceof SeloRefusal) throw new Error(answer.reason.code);
  return answer.factors.map(({ code }) => code);
}

const COOP = 'cooperativa habilitada' as const;

/** A row of the matrix of § 9: which of the four factors apply, by a purchase where just they do. */
describe('art. 4º, § 9º: the sixteen ways the four factors meet', () => {
  test.each<[expected: string, codes: string, written: Written, readings?: Partial<SeloReadings>]>([
    ['1', '', { origin: 'RS', material: 'soja' }],
    ['1.3', 'IV', { origin: 'RS', material: 'soja', supplier: COOP }],
    ['4', 'III', { origin: 'MT', material: 'soja', plant: 'MT' }],
    ['5.2', 'III IV', { origin: 'MT', material: 'soja', plant: 'GO', supplier: COOP }],
    ['4', 'II', { origin: 'RS', material: 'girassol' }],
    ['5.2', 'II IV', { origin: 'RS', material: 'girassol', supplier: COOP }],
    ['16', 'II III', { origin: 'SP', material: 'girassol', plant: 'RJ' }],
    ['20.8', 'II III IV', { origin: 'GO', material: 'girassol', plant: 'GO', supplier: COOP }],
    ['5', 'I', { origin: 'PA', material: 'soja', plant: 'PA' }],
    ['6.5', 'I IV', { origin: 'MA', material: 'soja', supplier: COOP }],
    ['20', 'I II', { origin: 'PI', material: 'mamona' }],
    ['26', 'I II IV', { origin: 'Irecê/BA', material: 'mamona', supplier: COOP }],
  ])('× %s: %s', (expected, codes, written) => {
    expect(multiplier(written)).toBe(expected);
    expect(factors(written).join(' ')).toBe(codes);
  });

  // Only municipalities of the Semiárido in MG and ES reach these four, and only under the other reading (S2).
  test.each<[expected: string, chosen: string, written: Written]>([
    ['20', '5', { origin: 'Montes Claros/MG', material: 'soja', plant: 'MG' }],
    ['26', '6.5', { origin: 'Montes Claros/MG', material: 'soja', plant: 'MG', supplier: COOP }],
    ['80', '20', { origin: 'Montes Claros/MG', material: 'girassol', plant: 'SP' }],
    ['104', '26', { origin: 'Mantenópolis/ES', material: 'girassol', plant: 'MG', supplier: COOP }],
  ])('× %s under the other reading of S2; × %s under the reading chosen', (expected, chosen, written) => {
    expect(multiplier(written, { semiaridInSoutheast: 'accumulates' })).toBe(expected);
    expect(multiplier(written)).toBe(chosen);
  });
});

describe('art. 4º, § 9º, I: origin in the Nordeste, the Semiárido or the Norte', () => {
  test.each([
    ['Norte', '5'],
    ['Nordeste', '5'],
    ['Semiárido', '5'],
    ['Sul', '1'],
    ['Sudeste', '1'],
    ['Centro-Oeste', '1'],
    ['AC', '5'],
    ['TO', '5'],
    ['MA', '5'],
    ['BA', '5'],
    ['MG', '1'],
    ['DF', '1'],
    ['PR', '1'],
    ['Salvador/BA', '5'],
    ['Belo Horizonte/MG', '1'],
    ['Janaúba/MG', '5'],
    ['Vitória/ES', '1'],
  ])('%s: × %s', (origin, expected) => expect(multiplier({ origin, material: 'soja' })).toBe(expected));
});

describe('art. 4º, § 9º, III: a plant of SE or CO that buys in its own region', () => {
  test.each<[plant: Written['plant'], origin: string, expected: string]>([
    ['SP', 'MG', '4'],
    ['MT', 'MS', '4'],
    ['DF', 'Goiás/GO', '4'],
    ['SP', 'GO', '1'],
    ['GO', 'SP', '1'],
    ['RS', 'RS', '1'],
    ['PA', 'PA', '5'],
    ['BA', 'MT', '1'],
    [undefined, 'MT', '1'],
    ['MT', 'Centro-Oeste', '4'],
    ['MG', 'Montes Claros/MG', '5'],
    ['MG', 'Uberaba/MG', '4'],
    ['MT', 'Semiárido', '5'],
  ])('plant in %s, from %s: × %s', (plant, origin, expected) =>
    expect(multiplier({ origin, material: 'soja', ...(plant ? { plant } : {}) })).toBe(expected),
  );

  test('a plant not said is told of where it could matter, and only there', () => {
    const undecided = (written: Written) => {
      const answer = multiplierOf(purchaseOf(written), portaria280of2022, defaultSeloReadings);
      return answer instanceof SeloRefusal ? null : answer.undecided;
    };
    expect(undecided({ origin: 'MT', material: 'soja' })).toEqual(['plantNotSaid']);
    expect(undecided({ origin: 'RS', material: 'soja' })).toEqual([]);
    expect(undecided({ origin: 'MT', material: 'soja', plant: 'RS' })).toEqual([]);
  });
});

describe('art. 4º, § 9º, IV: only habilitated cooperatives of family farming', () => {
  test.each<[Written['supplier'], string]>([
    ['cooperativa habilitada', '1.3'],
    ['cooperativa sem DAP', '1'],
    ['cerealista', '1'],
    ['agricultor', '1'],
  ])('%s: × %s', (supplier, expected) =>
    expect(multiplier({ origin: 'RS', material: 'soja', ...(supplier ? { supplier } : {}) })).toBe(expected),
  );
});

describe('art. 4º, § 11: animal products only as oil, fat or tallow', () => {
  test.each<[Written, string]>([
    [{ origin: 'PI', material: 'bovino', form: 'vivo' }, '1'],
    [{ origin: 'PI', material: 'sebo bovino', supplier: COOP }, '26'],
    [{ origin: 'GO', material: 'sebo bovino', plant: 'GO', supplier: COOP }, '20.8'],
    [{ origin: 'PI', material: 'animal', form: 'gordura' }, '20'],
    [{ origin: 'PI', material: 'animal', form: 'óleo' }, '20'],
    [{ origin: 'PI', material: 'animal', form: 'sebo' }, '20'],
    [{ origin: 'PI', material: 'peixe', form: 'óleo' }, '20'],
    [{ origin: 'PI', material: 'suíno', form: 'gordura' }, '20'],
    [{ origin: 'PI', material: 'suíno', form: 'vivo' }, 'liveAnimalNotAllowed'],
  ])('%j: %s', (written, expected) => expect(multiplier(written)).toBe(expected));
});

describe('art. 4º, § 12 and § 5º, III: inputs', () => {
  test('are never multiplied, wherever they come from and whoever sells them', () => {
    expect(multiplier({ origin: 'PI', material: 'insumo', plant: 'MT', supplier: COOP })).toBe('1');
  });
  test.each(['perene', 'frustração total', 'frustração parcial', 'mortalidade'] as const)(
    'have no expected production: %s',
    (basis) => expect(multiplier({ origin: 'PI', material: 'insumo', basis })).toBe('expectedInput'),
  );
});

describe('art. 7º, § 4º: expected production of perennials', () => {
  test.each<[Written, string]>([
    [{ origin: 'PA', material: 'dendê', supplier: COOP, basis: 'perene' }, '26'],
    [{ origin: 'Araçuaí/MG', material: 'macaúba', plant: 'MG', basis: 'perene' }, '20'],
    [{ origin: 'Uberaba/MG', material: 'macaúba', plant: 'MG', supplier: COOP, basis: 'perene' }, '1'],
    [{ origin: 'Uberaba/MG', material: 'macaúba', plant: 'MG' }, '16'],
    [{ origin: 'PA', material: 'soja', basis: 'perene' }, 'perennialOfAnnualCrop'],
    [{ origin: 'PA', material: 'sebo bovino', basis: 'perene' }, 'cropBasisOfAnimal'],
  ])('%j: %s', (written, expected) => expect(multiplier(written)).toBe(expected));
});

describe('art. 8º: production lost', () => {
  const lost: Written = { origin: 'PI', material: 'mamona', basis: 'frustração total' };
  test('is multiplied, since art. 7º, § 4º denies it to perennials only (S13)', () =>
    expect(multiplier(lost)).toBe('20'));
  test('is not under the other reading', () => expect(multiplier(lost, { lossMultipliers: 'denied' })).toBe('1'));
  test('mortality is of animals only', () => {
    expect(multiplier({ origin: 'PI', material: 'bovino', basis: 'mortalidade' })).toBe('1');
    expect(multiplier({ ...lost, basis: 'mortalidade' })).toBe('mortalityOfCrop');
    expect(multiplier({ origin: 'PI', material: 'sebo bovino', basis: 'mortalidade' })).toBe('mortalityNotAlive');
  });
});
