import fc from 'fast-check';
import { Finder } from '../../../src/sharing/privacy/finder';

const found = (finder: Finder, text: string) => [...finder.in(text)].map(({ start, end }) => text.slice(start, end));

test('names are found whatever their case and accents, but not inside other words', () => {
  const finder = new Finder(['Maria da Silva', 'José Souza']);
  expect(found(finder, 'entregue por MARIA DA SILVA e Jose Souza')).toEqual(['MARIA DA SILVA', 'Jose Souza']);
  expect(found(finder, 'Maria da Silvanópolis, Amaria da Silva')).toEqual([]);
  expect(found(finder, 'Maria\u00a0da Silva')).toEqual(['Maria\u00a0da Silva']);
});

test('figures are found where no other figure stands beside them', () => {
  const finder = new Finder(['52998224725']);
  expect(found(finder, '<v>52998224725</v>')).toEqual(['52998224725']);
  expect(found(finder, 'x52998224725y')).toEqual(['52998224725']);
  expect(found(finder, '152998224725 529982247250')).toEqual([]);
});

test('of two names at one place the longer one is found', () => {
  expect(found(new Finder(['Maria Silva', 'Maria Silva Souza']), 'Maria Silva Souza')).toEqual(['Maria Silva Souza']);
});

test('without a text of its own the others are still found', () => {
  const finder = new Finder(['Maria Silva', 'José Souza']).without(new Set(['Maria Silva']));
  expect(found(finder, 'Maria Silva, José Souza')).toEqual(['José Souza']);
});

test('whatever text was given is found in another one, wherever it stands', () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{3,9}$/);
  const name = fc.tuple(word, word).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 30 }), fc.nat(), fc.string(), (names, pick, around) => {
      const wanted = names[pick % names.length]!;
      expect(found(new Finder(names), `${around};${wanted};${around}`).join('|')).toContain(wanted);
    }),
  );
});
