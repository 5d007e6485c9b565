import { catalogue } from '../../src/functions/catalogue';
import { functionGroups, grouped } from '../../src/functions/functionGroups';

test('every function is in one group, groups one after another', () => {
  const ids = grouped(catalogue, 'pt-BR').flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(ids).toEqual(catalogue.map(({ id }) => id));
});

test('a group without functions is left out, the others keep their order', () => {
  const some = [{ id: 'BR.CPF' }, { id: 'SELO.REGION' }, { id: 'BR.NFE' }];
  expect(grouped(some, 'en-US')).toEqual([
    { prefix: 'SELO', title: 'Selo Biocombustível Social', entries: [{ id: 'SELO.REGION' }] },
    { prefix: 'BR', title: 'Documents and municipalities', entries: [{ id: 'BR.CPF' }, { id: 'BR.NFE' }] },
  ]);
});

test('prefixes and titles are told apart', () => {
  expect(new Set(functionGroups.map(({ prefix }) => prefix)).size).toBe(functionGroups.length);
  for (const language of ['pt-BR', 'en-US'] as const) {
    expect(new Set(functionGroups.map(({ title }) => title[language])).size).toBe(functionGroups.length);
  }
});
