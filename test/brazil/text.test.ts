import fc from 'fast-check';
import { fold, nearest, plainDashes, repairEncoding, tidy } from '../../src/brazil/text';
import { ufs } from '../../src/brazil/ufs';

describe('tidy', () => {
  test.each([
    ['  Pará ', 'Pará'],
    ['R$\u00a03,70', 'R$ 3,70'],
    ['a\u2003\u202fb\t\n c', 'a b c'],
    ['\ufeffJu\u200bru\u00adena\u2060', 'Juruena'],
    ['Para\u0301', 'Pará'],
    ['', ''],
    ['\u00a0\u200b', ''],
    ['plain text', 'plain text'],
    ['two  blanks', 'two blanks'],
    ['a\u0000b\u0085c', 'a b c'],
  ])('%j', (text, expected) => expect(tidy(text)).toBe(expected));

  test('is stable and leaves no blanks at the ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = tidy(text);
        expect(tidy(once)).toBe(once);
        expect(once).toBe(once.trim());
      }),
    );
  });
});

test.each([
  ["Lambari D'Oeste", 'LAMBARIDOESTE'],
  ['Olhos-d’Água', 'OLHOSDAGUA'],
  ['  São  João ', 'SAOJOAO'],
  ['ç', 'C'],
  ['açaí (fruto)', 'ACAIFRUTO'],
  ['½ %', ''],
])('fold(%j)', (text, expected) => expect(fold(text)).toBe(expected));

test('every dash is a hyphen', () => {
  expect(plainDashes('‐‑‒–—―−﹘﹣－')).toBe('-'.repeat(10));
});

describe('repairEncoding', () => {
  const asLatin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
  const names = [
    'Colíder',
    'São José',
    'Piaçava (fibra)',
    'ÁGUA',
    'Ítalo',
    'Paraná',
    'à vista',
    'Ângulo',
    'Cotriguaçu',
  ];

  test.each(names)('%s read as Latin-1', (name) => expect(repairEncoding(asLatin1(name))).toBe(name));
  test.each(names)('%s read as Latin-1 twice', (name) => expect(repairEncoding(asLatin1(asLatin1(name)))).toBe(name));
  test.each([
    ['ColÃ\u00adder', 'Colíder'],
    ['PiaÃ§ava', 'Piaçava'],
    ['Lambari Dâ€™Oeste', 'Lambari D’Oeste'],
    ['Ã‰den', 'Éden'],
    ['Âœ', '\u009c'],
    ['R$ â‚¬', 'R$ €'],
  ])('%s read as Windows-1252', (broken, whole) => expect(repairEncoding(broken)).toBe(whole));
  test.each(['Colíder', 'Conceição', 'Col?der', 'Ã', 'SÃO PAULO', 'ColÃder', 'plain', '', 'São José Ã©', 'Ω Ã©'])(
    '%j is left alone',
    (text) => expect(repairEncoding(text)).toBe(text),
  );

  test('never breaks what decodes to nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcáéíóúâêôãõçüÁÉ -') }), (text) => {
        expect(repairEncoding(text)).toBe(text);
        expect(repairEncoding(asLatin1(text))).toBe(text);
      }),
    );
  });
});

describe('nearest', () => {
  const products = ['Babaçu (amêndoa)', 'Baru (amêndoa)', 'Buriti (fruto)', 'Castanha do Brasil (com casca)', 'Pinhão'];
  test.each([
    ['babasu amendoa', ['Babaçu (amêndoa)']],
    ['Babacu', ['Babaçu (amêndoa)']],
    ['castanha', ['Castanha do Brasil (com casca)']],
    ['pinhao', ['Pinhão']],
    ['pihnão', ['Pinhão']],
    ['soja', []],
    ['', []],
    ['??', []],
    ['do', []],
  ])('%j', (typed, expected) => expect(nearest(typed, products, 1)).toEqual(expected));

  test('the likest first, no more than asked for', () => {
    const names = ['Mato Grosso', 'Mato Grosso do Sul', 'Rio Grande do Sul'];
    expect(nearest('Mato Groso', names, 3)).toEqual(['Mato Grosso']);
    expect(nearest('Mato Grosso', names, 3)).toEqual(['Mato Grosso', 'Mato Grosso do Sul']);
    expect(nearest('Mato Grosso', names, 1)).toEqual(['Mato Grosso']);
  });

  test('a name with one slip in it is still found', () => {
    const names = ufs.map(({ name }) => name);
    const slip = fc.record({
      name: fc.constantFrom(...names),
      at: fc.nat(),
      letter: fc.constantFrom(...'abcxyz1'),
      kind: fc.constantFrom('left out', 'added', 'changed', 'swapped'),
    });
    fc.assert(
      fc.property(slip, ({ name, at, letter, kind }) => {
        const place = at % (name.length - 1);
        const [before, here, after] = [name.slice(0, place), name.charAt(place), name.slice(place + 1)];
        const typed = {
          'left out': before + after,
          added: before + here + letter + after,
          changed: before + letter + after,
          swapped: before + after.charAt(0) + here + after.slice(1),
        }[kind];
        // Beside the name itself other names may be as near.
        expect(nearest(typed, names, names.length)).toContain(name);
      }),
    );
  });
});
