import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commonParts } from '../../scripts/lawMap/commonParts';
import { lawMapDocument } from '../../scripts/lawMap/lawMapDocument';
import { pgpmbioPage } from '../../scripts/lawMap/pgpmbio';
import { pgpmbioRules } from '../../scripts/lawMap/pgpmbioRules';
import { seloBeyondPage } from '../../scripts/lawMap/selo/beyondPage';
import { seloPage } from '../../scripts/lawMap/selo';
import { provisionsOf, type Part } from '../../scripts/lawMap/provision';
import { catalogue } from '../../src/functions/catalogue';
import { speaksOfSelo } from './citationsOfArticles';
import { speaksOfTitle35 } from './citationsOfTitle35';
import { holesOf, type Project } from './lawMapHoles';
import { codesDeclared } from './messageCodes';
import { portaria280, title35 } from './pagesOfLaw';

const root = path.resolve(__dirname, '../..');
const textOf = (file: string) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null;
const sourcesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((name) => name.endsWith('.ts'));
const codesIn = (files: readonly string[], typeName: RegExp) =>
  files.flatMap((file) => codesDeclared(textOf(file) ?? '', typeName));
const functionsNamed = (prefix: string) => catalogue.map(({ id }) => id).filter((id) => id.startsWith(prefix));
const common = commonParts.map(({ file }) => file);
/** What a cell may be found to hold; a provision may name these codes where it answers with them. */
const otherCodes = codesIn(['src/brazil/read.ts'], /^ReadFault$/);

function projectOf(folder: string, prefix: string): Pick<Project, 'ruleFiles' | 'functions' | 'codes'> {
  const ruleFiles = sourcesIn(folder);
  return { ruleFiles, functions: functionsNamed(prefix), codes: codesIn(ruleFiles, /(Reason|Code)$/) };
}

test('Título 35: the map has every provision of the page, and every file, function and code of its rules', () => {
  const project = projectOf('src/rules/pgpmbio', 'PGPMBIO.');
  expect(title35).toHaveLength(46);
  expect(project.ruleFiles).toContain('src/rules/pgpmbio/tables/table2023.ts');
  expect(project.functions).toContain('PGPMBIO.VSP');
  expect(project.codes).toContain('titleNotLoaded');
  expect(
    holesOf(pgpmbioPage, { ...project, provisions: title35, otherCodes, common, textOf, speaks: speaksOfTitle35 }),
  ).toEqual([]);
});

test('Portaria 280/2022: the map has every provision of the page, and every file, function and code of its rules', () => {
  const project = projectOf('src/rules/selo', 'SELO.');
  const beyond: Part = { title: '', provisions: seloBeyondPage };
  const provisions = [...portaria280, ...seloBeyondPage.map(({ id }) => id)];
  expect(portaria280).toHaveLength(91);
  expect(project.ruleFiles).toContain('src/rules/selo/year/annualAccount.ts');
  expect(project.functions).toContain('SELO.MULTIPLIER');
  expect(project.codes).toEqual(
    expect.arrayContaining(['ruleSetUnknown', 'publicFunds', 'costCap', 'materialUnknown']),
  );
  expect(
    holesOf([...seloPage, beyond], { ...project, provisions, otherCodes, common, textOf, speaks: speaksOfSelo }),
  ).toEqual([]);
});

test('the rules with codes of ours come from provisions of the page and are in files that exist', () => {
  expect(pgpmbioRules.flatMap(({ at }) => at).filter((id) => !title35.includes(id))).toEqual([]);
  expect(pgpmbioRules.flatMap(({ files }) => files).filter((file) => textOf(file) === null)).toEqual([]);
});

test('common parts exist, and none is a part of a provision as well', () => {
  expect(common.filter((file) => textOf(file) === null)).toEqual([]);
  const named = [...pgpmbioPage, ...seloPage].flatMap(({ provisions }) =>
    provisions.flatMap(({ answer }) => ('files' in answer ? answer.files : [])),
  );
  expect(common.filter((file) => named.includes(file))).toEqual([]);
});

test('docs/regras.md is that of the map (npm run docs)', () => {
  expect(textOf('docs/regras.md')).toBe(lawMapDocument(textOf('docs/leituras.md') ?? ''));
});

describe('a map with a hole is found out', () => {
  const { computed, outside } = provisionsOf('lei', 'LEI');
  const files: Record<string, string> = {
    'src/rules/lei/art1.ts': '',
    'src/rules/lei/art2.ts': '',
    'test/lei.test.ts': 'art. 1º: o dobro',
  };
  const project: Project = {
    provisions: ['art. 1º', 'art. 2º'],
    ruleFiles: ['src/rules/lei/art1.ts', 'src/rules/lei/refusal.ts'],
    functions: ['LEI.DOUBLE'],
    codes: ['tooMuch'],
    otherCodes: ['blank'],
    common: ['src/rules/lei/refusal.ts'],
    textOf: (file) => files[file] ?? null,
    speaks: (text, provision) => text.includes(provision),
  };
  const article1 = { files: 'art1', functions: 'DOUBLE', tests: 'lei', codes: 'tooMuch blank' };
  const article2 = outside('art. 2º', 'Vigência.', 'fora do cálculo: não há conta.');
  const map = (...provisions: Part['provisions']): Part[] => [{ title: 'Lei', provisions }];
  const holes = (change: Partial<typeof article1>, id = 'art. 1º') =>
    holesOf(map(computed(id, 'Dobra.', { ...article1, ...change }), article2), project);

  test('a whole map has none', () => expect(holes({})).toEqual([]));

  test.each<[title: string, found: string[], expected: string[]]>([
    [
      'a provision of the page',
      holesOf(map(computed('art. 1º', 'Dobra.', article1)), project),
      ['art. 2º: not in the map'],
    ],
    [
      'a provision that the page has not',
      holes({}, 'art. 3º').slice(0, 2),
      ['art. 1º: not in the map', 'art. 3º: not in the page'],
    ],
    [
      'a provision written twice',
      holesOf(map(computed('art. 1º', 'Dobra.', article1), article2, article2), project),
      ['art. 2º: twice in the map'],
    ],
    ['what it says', holesOf(map(computed('art. 1º', '', article1), article2), project), ['art. 1º: says nothing']],
    ['files', holes({ files: '' }), ['art. 1º: no file', 'src/rules/lei/art1.ts: no provision']],
    ['a file that exists', holes({ files: 'art1 art9' }), ['art. 1º: src/rules/lei/art9.ts does not exist']],
    ['a file of the rules', holes({ files: 'art2' }), ['src/rules/lei/art1.ts: no provision']],
    ['tests', holes({ tests: '' }), ['art. 1º: no test']],
    ['a test that exists', holes({ tests: 'lei outra' }), ['art. 1º: test/outra.test.ts does not exist']],
    ['a function', holes({ functions: '' }), ['LEI.DOUBLE: no provision']],
    ['a function that exists', holes({ functions: 'DOUBLE HALF' }), ['art. 1º: LEI.HALF is no function']],
    ['a code', holes({ codes: '' }), ['tooMuch: no provision']],
    ['a code that exists', holes({ codes: 'tooMuch tooLittle' }), ['art. 1º: tooLittle is no code']],
    [
      'a reason for computing nothing',
      holesOf(map(computed('art. 1º', 'Dobra.', article1), outside('art. 2º', 'Vigência.', '')), project),
      ['art. 2º: no reason given'],
    ],
  ])('without %s', (_, found, expected) => expect(found).toEqual(expected));

  test('with a test that speaks of something else', () => {
    const elsewhere = { ...project, textOf: (file: string) => (file.startsWith('test/') ? 'art. 10: a metade' : '') };
    expect(holesOf(map(computed('art. 1º', 'Dobra.', article1), article2), elsewhere)).toEqual([
      'art. 1º: test/lei.test.ts does not speak of it',
    ]);
  });
});
