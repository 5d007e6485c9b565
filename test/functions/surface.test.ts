import { describedCatalogue } from '../../src/functions/describedCatalogue';
import { functionsMetadata } from '../../src/functions/metadata';
import { breakages, currentSurface, type Surface } from './surface';
import published from './surface.json';

describe('what saved workbooks rely on', () => {
  test('is as published in surface.json (after adding a function or an optional argument: npm run surface)', () => {
    expect(currentSurface()).toEqual(published);
  });

  test('is not broken', () => {
    expect(breakages(published, currentSurface())).toEqual([]);
  });

  const before: Surface = { 'A.B': { parameters: ['x: any[][]', 'y?: any'], result: 'any' } };
  test.each<[title: string, after: Surface, found: string[]]>([
    ['the same', before, []],
    ['a new function', { ...before, 'A.C': { parameters: [], result: 'any' } }, []],
    [
      'a new optional argument at the end',
      { 'A.B': { parameters: ['x: any[][]', 'y?: any', 'z?: any'], result: 'any' } },
      [],
    ],
    [
      'a new required argument',
      { 'A.B': { parameters: ['x: any[][]', 'y?: any', 'z: any'], result: 'any' } },
      ['A.B: new argument "z: any" is not optional'],
    ],
    ['a renamed function', { 'A.X': before['A.B']! }, ['A.B is gone']],
    ['a function taken away', {}, ['A.B is gone']],
    [
      'arguments in another order',
      { 'A.B': { parameters: ['y?: any', 'x: any[][]'], result: 'any' } },
      ['A.B: argument 1 was "x: any[][]"', 'A.B: argument 2 was "y?: any"'],
    ],
    [
      'an argument taken away',
      { 'A.B': { parameters: ['x: any[][]'], result: 'any' } },
      ['A.B: argument 2 was "y?: any"'],
    ],
    [
      'an argument that became required',
      { 'A.B': { parameters: ['x: any[][]', 'y: any'], result: 'any' } },
      ['A.B: argument 2 was "y?: any"'],
    ],
    [
      'another type',
      { 'A.B': { parameters: ['x: any', 'y?: any'], result: 'any' } },
      ['A.B: argument 1 was "x: any[][]"'],
    ],
    [
      'another answer',
      { 'A.B': { parameters: ['x: any[][]', 'y?: any'], result: 'any[][]' } },
      ['A.B: the answer was any'],
    ],
  ])('%s', (_title, after, found) => expect(breakages(before, after)).toEqual(found));
});

/** Limits of Office's manifest and function names; the stricter where documents differ. */
describe('names and texts', () => {
  const builtInLikeAddress = /^[A-Z]{1,3}\d{1,7}$/i;
  const rowAndColumnAddress = /^R(\d+|\[-?\d+\])?C(\d+|\[-?\d+\])?$/i;

  test.each(describedCatalogue.map(({ id }) => id))('%s is a name that Excel accepts', (id) => {
    expect(id).toMatch(/^[A-Z][A-Z0-9._]{2,63}$/);
    expect(id).not.toMatch(builtInLikeAddress);
    expect(id).not.toMatch(rowAndColumnAddress);
    // A bare name could meet a function of Excel's own, which would win.
    expect(id).toMatch(/^(PGPMBIO|SELO|BR)\.[A-Z]+$/);
  });

  test('no two ids are equal without dots, underscores and case', () => {
    const bare = describedCatalogue.map(({ id }) => id.replace(/[._]/g, '').toLowerCase());
    expect(bare.filter((id, index) => bare.indexOf(id) !== index)).toEqual([]);
  });

  describe.each(['pt-BR', 'en-US'] as const)('in %s', (language) => {
    const { functions } = functionsMetadata(language);
    test.each(functions.map((described) => [described.id, described] as const))('%s', (id, described) => {
      expect(described.name).toBe(id);
      expect(described.description.length).toBeGreaterThanOrEqual(10);
      expect(described.description.length).toBeLessThanOrEqual(1024);
      expect(described.parameters.length).toBeLessThanOrEqual(128);
      const labels = described.parameters.map(({ name }) => name);
      expect(new Set(labels).size).toBe(labels.length);
      for (const { name, description } of described.parameters) {
        // Shown between separators while a formula is typed: a blank, a comma or a semicolon would mislead.
        expect(name).toMatch(/^[\p{L}][\p{L}\p{N}_]{0,63}$/u);
        expect(description.length).toBeGreaterThanOrEqual(10);
        expect(description.length).toBeLessThanOrEqual(512);
      }
      const firstOptional = described.parameters.findIndex(({ optional }) => optional);
      const lastRequired = described.parameters.findLastIndex(({ optional }) => !optional);
      if (firstOptional !== -1) expect(lastRequired).toBeLessThan(firstOptional);
    });
  });

  test('both languages describe the same functions, in other words', () => {
    const [portuguese, english] = [functionsMetadata('pt-BR').functions, functionsMetadata('en-US').functions];
    expect(english.map(({ id }) => id)).toEqual(portuguese.map(({ id }) => id));
    portuguese.forEach(({ description }, index) => expect(english[index]?.description).not.toBe(description));
  });

  test('help addresses are those of the place the add-in is served from', () => {
    const base = 'https://exemplo.org.br/conferebio';
    const addresses = (language: 'pt-BR' | 'en-US') =>
      functionsMetadata(language, base).functions.map(({ helpUrl }) => helpUrl);
    expect(addresses('pt-BR')).toEqual(describedCatalogue.map(({ id }) => `${base}/ajuda/${id}.html`));
    expect(addresses('en-US')).toEqual(describedCatalogue.map(({ id }) => `${base}/ajuda/en-US/${id}.html`));
  });
});

test.each(describedCatalogue.map((entry) => [entry.id, entry] as const))(
  '%s has texts and examples in both languages',
  (id, entry) => {
    for (const language of ['pt-BR', 'en-US'] as const) {
      expect(entry.help[language].length).toBeGreaterThan(0);
      for (const paragraph of entry.help[language]) expect(paragraph.trim()).toMatch(/\S{3}.*[.?!:)]$/s);
    }
    expect(entry.help['en-US']).toHaveLength(entry.help['pt-BR'].length);
    expect(entry.examples.length).toBeGreaterThan(0);
    for (const { formula, result } of entry.examples) {
      expect(formula.startsWith(`=${id}(`)).toBe(true);
      expect(result['pt-BR'].trim()).not.toBe('');
      expect(result['en-US'].trim()).not.toBe('');
    }
  },
);
