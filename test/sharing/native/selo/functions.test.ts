import fc from 'fast-check';
import { preloadFunctionData } from '../../../../src/functions/preload';
import type { CellValue } from '../../../../src/workbook/port';
import { comparable, formulaOf, nativeAnswers, ourAnswer, type Call } from '../nativeAnswers';
import { percentCall, seloCall } from './seloCalls';

beforeAll(preloadFunctionData);

test('formulas can be read', () => {
  expect(formulaOf('SELO.MULTIPLIER', 'Bahia', 'mamona')).toBe(
    'VLOOKUP("Nordeste"&"/"&"diversificada anual"&"/"&"nota",SELO_MULTIPLICADORES,2,FALSE)',
  );
  expect(formulaOf('SELO.AREALIMIT', 18.5, 1200)).toBe(
    'IF(OR(COUNT(18.5,1200)<2,18.5<0,1200<10,1200>200000),NA(),ROUND(18.5*1200,8))',
  );
});

test.each<[id: string, args: (CellValue | undefined)[], answer: CellValue | 'error']>([
  // N, NE or Semiárido: 5; diversified: 4; plant of the same region (SE, CO): 4; habilitated cooperative: 1,3.
  ['SELO.MULTIPLIER', ['BA', 'Soja'], 5],
  ['SELO.MULTIPLIER', ['BA', 'mamona'], 20],
  ['SELO.MULTIPLIER', ['BA', 'mamona', null, 'cooperativa habilitada'], 26],
  ['SELO.MULTIPLIER', ['GO', 'girassol', 'MT', 'cooperativa habilitada'], 20.8],
  ['SELO.MULTIPLIER', ['GO', 'Soja', 'SP'], 1],
  ['SELO.MULTIPLIER', ['GO', 'Soja', 'DF'], 4],
  ['SELO.MULTIPLIER', ['Montes Claros/MG', 'Soja', 'MG'], 5],
  ['SELO.MULTIPLIER', ['PR', 'Soja', 'PR'], 1],
  ['SELO.MULTIPLIER', ['GO', 'Soja', 'XX'], 'error'],
  ['SELO.MULTIPLIER', ['BA', 'metanol', 'BA', 'cooperativa habilitada'], 1],
  ['SELO.MULTIPLIER', ['BA', 'boi', 'BA', 'cooperativa habilitada', 'vivo'], 1],
  ['SELO.MULTIPLIER', ['BA', 'frango', null, null, 'vivo'], 'error'],
  ['SELO.MULTIPLIER', ['BA', 'dendê', null, null, null, 'perene'], 20],
  ['SELO.MULTIPLIER', ['PR', 'dendê', null, null, null, 'perene'], 1],
  ['SELO.MULTIPLIER', ['BA', 'mamona', null, null, null, 'perene'], 'error'],
  ['SELO.MULTIPLIER', ['BA', 'mamona', null, null, null, 'frustração total'], 20],
  // Portaria 28/2024: N, NE, Semiárido 4; SE, CO 3; other than soy 2; the cooperative's part decides between a and b.
  ['SELO.MULTIPLIER', ['BA', 'mamona', null, null, null, null, '28/2024'], 8],
  ['SELO.MULTIPLIER', ['BA', 'mamona', null, 'cooperativa habilitada', null, null, '28/2024', 0.75], 8.8],
  ['SELO.MULTIPLIER', ['BA', 'mamona', null, 'cooperativa habilitada', null, null, '28/2024', 0.76, 1.3], 10.4],
  ['SELO.MULTIPLIER', ['BA', 'mamona', null, 'cooperativa habilitada', null, null, '28/2024', 0.76], 'error'],
  ['SELO.MULTIPLIER', ['BA', 'mamona', null, 'cooperativa habilitada', null, null, '28/2024'], 'error'],
  ['SELO.WEIGHTED', [1000.01, 'BA', 'mamona', null, 'cooperativa habilitada'], 26000.26],
  // Half a cent goes up: 0,05 × 1,3 = 0,065.
  ['SELO.WEIGHTED', [0.05, 'PR', 'Soja', null, 'cooperativa habilitada'], 0.07],
  ['SELO.WEIGHTED', [-0.01, 'PR', 'Soja'], 'error'],
  ['SELO.WEIGHTED', [null, 'PR', 'Soja'], 'error'],
  ['SELO.WEIGHTED', [null, null, null], ''],
  ['SELO.REGION', ['Irecê/BA'], 'Semiárido'],
  ['SELO.REGION', ['Irecê', 'BA'], 'Semiárido'],
  ['SELO.REGION', ['MG'], 'Sudeste'],
  ['SELO.REGION', ['Narnia'], 'error'],
  ['SELO.AREALIMIT', [18.5, 1200], 22200],
  ['SELO.AREALIMIT', [18.5, 9.99], 'error'],
  ['SELO.AREALIMIT', [-1, 1200], 'error'],
  ['SELO.ADMITTED', [22200.01, 18.5, 1200], 22200],
  ['SELO.ADMITTED', [22199.99, 18.5, 1200], 22199.99],
  // At 20% the loss is tolerated, a gram more grants the whole expectation, given four reports and the request.
  ['SELO.LOSS', ['parcial', 1000, 800, 0], 800],
  ['SELO.LOSS', ['parcial', 1000, 799.999, 4], 1000],
  ['SELO.LOSS', ['parcial', 1000, 799.999, 3], 'error'],
  ['SELO.LOSS', ['parcial', 1000, 799.999, 4, 'não'], 'error'],
  ['SELO.LOSS', ['parcial', 1000, 799.999, 4, null], 'error'],
  ['SELO.LOSS', ['parcial', 1000, 799.999, 4, 'talvez'], 'error'],
  ['SELO.LOSS', ['total', 1000, 0, 1, 45092], 1000],
  ['SELO.LOSS', ['total', 1000, 0, 0], 'error'],
  ['SELO.LOSS', ['total', 1000, 1, 1], 'error'],
  // A year begun counts whole.
  ['SELO.USED', [1000, 2.1], 700],
  ['SELO.USED', [1000, 10], 0],
  ['SELO.USED', [0.05, 1], 0.05],
  ['SELO.USED', [1000, 1, 0.0999], 'error'],
  ['SELO.USED', [1000, 1, 0.125], 875],
  ['SELO.INSTALMENT', [100, 3, 1], 33.33],
  ['SELO.INSTALMENT', [100, 3, 3], 33.34],
  ['SELO.INSTALMENT', [0.02, 5, 5], 0.02],
  ['SELO.INSTALMENT', [100, 6, 1], 'error'],
  ['SELO.INSTALMENT', [100, 2, 1, 'não'], 'error'],
  ['SELO.INSTALMENT', [100, 1, 1, 'não'], 100],
  ['SELO.TRAVEL', [0.1], 0.02],
  ['SELO.TRAVEL', [1000.03, 9999], 400.01],
  ['SELO.TRAVEL', [1000, 150], 150],
  ['SELO.TRAVEL', [1000, -0.01], 'error'],
  ['SELO.PERCENT', [30, 10, 160], 0.25],
  ['SELO.PERCENT', [30, 10, 0], 'error'],
  ['SELO.PERCENT', [null, null, null], ''],
  ['SELO.MISSING', [0.15, 10, 1000, 3], 46.67],
  ['SELO.MISSING', [0.15, 150, 1000, 3], 0],
  ['SELO.MISSING', [null, 150, 1000, 3], 'error'],
  ['SELO.FAMILYCAP', [], 500000],
  ['SELO.FAMILYCAP', [43281], 360000],
  ['SELO.FAMILYCAP', [43282], 415000],
  ['SELO.FAMILYCAP', [45839], 'error'],
])('%s of %j is %j, in the add-in and as a native formula', (id, args, answer) => {
  expect(comparable(ourAnswer({ id, args }))).toEqual(answer);
  expect(comparable(nativeAnswers([{ id, args }])[0])).toEqual(answer);
});

test.each<[what: string, id: string, args: (CellValue | undefined)[]]>([
  ['a value typed as text', 'SELO.WEIGHTED', ['1.000,50', 'BA', 'Soja']],
  ['an area with its unit', 'SELO.AREALIMIT', ['18 ha', 1200]],
  ['a percentage typed as text', 'SELO.USED', [1000, 1, '10%']],
  ['a version of the rules that nobody knows', 'SELO.MULTIPLIER', ['BA', 'Soja', null, null, null, null, '1/1999']],
  ['a name that look-ups take for another', 'SELO.MULTIPLIER', ['BA', 'soja*']],
])('%s cannot be expressed, or is an error', (_what, id, args) => {
  const answer = nativeAnswers([{ id, args }])[0];
  expect(answer === undefined || comparable(answer) === 'error').toBe(true);
});

test('percentages written out in a formula are numbers there', () => {
  expect(formulaOf('SELO.USED', 1000, 1, '12,5%')).toContain('0.125');
});

/** Calls that formulas and functions answer differently, numbers at the digits that cells show. */
function differences(calls: readonly Call[]) {
  const shown = (value: CellValue | undefined) =>
    typeof value === 'number' ? String(Number(value.toPrecision(15))) : comparable(value);
  const answers = nativeAnswers(calls);
  return calls
    .map((call, at) => ({ ...call, ours: shown(ourAnswer(call)), native: shown(answers[at]) }))
    .filter(({ ours, native }) => native !== undefined && ours !== native);
}

test.each([
  ['rows of every function', seloCall],
  ['shares of biodiesel sold', percentCall],
])('native formulas answer what our functions answer: %s', (_what, call) => {
  fc.assert(
    fc.property(fc.array(call, { minLength: 200, maxLength: 200 }), (calls) => {
      expect(differences(calls)).toEqual([]);
    }),
    { numRuns: 15, endOnFailure: true },
  );
});
