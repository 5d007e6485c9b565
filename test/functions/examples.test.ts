import { describedCatalogue } from '../../src/functions/describedCatalogue';
import { preloadFunctionData } from '../../src/functions/preload';

beforeAll(preloadFunctionData);

const written = describedCatalogue.flatMap((entry) =>
  entry.examples.map(({ formula, result }) => ({ entry, formula, result: result['en-US'] })),
);
const withValues = written.filter(({ formula }) => !/[A-Z]\d+:[A-Z]\d+/.test(formula));

/** Values written in a formula: texts, numbers and logicals. */
function valuesIn(formula: string): unknown[] {
  const inside = formula.slice(formula.indexOf('(') + 1, -1);
  if (inside === '') return [];
  return [...inside.matchAll(/"([^"]*)"|[^,]+/g)].map(
    ([piece, text]) => text ?? (JSON.parse(piece.toLowerCase()) as unknown),
  );
}

/**
 * The value a result begins with, as the help page writes it in English, or the row of values it lists (`1.00; 2.00`);
 * null when it only describes a block.
 */
function valueOf(result: string): unknown {
  if (/^[\d.,]+(; [\d.,]+)+$/.test(result)) return [result.split('; ').map(valueOf)];
  const [first = ''] = result.split(/[\s(]/);
  if (first === 'TRUE' || first === 'FALSE') return first === 'TRUE';
  if (/^\p{Lu}[\p{L}-]+$/u.test(result)) return result;
  return /^[\d,]+(\.\d+)?$/.test(first) && !/^\d+ (rows|lines)/.test(result) ? Number(first.replaceAll(',', '')) : null;
}

test.each(withValues)('$formula gives what its help page says', ({ entry, formula, result }) => {
  const answer = entry.run(valuesIn(formula));
  const expected = valueOf(result);
  if (expected !== null) expect(answer).toEqual(expected);
  else expect(Array.isArray(answer) ? (answer as unknown[][]).flat().length : String(answer).length).toBeGreaterThan(7);
});

test('every function but those that need ranges has an example with values', () => {
  const shown = new Set(withValues.map(({ entry }) => entry.id));
  expect(describedCatalogue.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([
    'PGPMBIO.LEDGER',
    'SELO.COSTS',
  ]);
});
