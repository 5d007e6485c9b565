import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { functionReference } from '../../scripts/functionReference';
import { materialsDocument } from '../../scripts/materialsDocument';
import { withFunctionTable } from '../../scripts/readmeTable';
import { defaultSeloReadings } from '../../src/rules/selo/readings';
import { explanationOf } from './readingSections';

const root = path.resolve(__dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(path.join(root, 'docs')).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'));
const packageJson = JSON.parse(read('package.json')) as { version: string; scripts: Record<string, string> };

test('the function reference is that of the catalogue (npm run docs)', () => {
  expect(read('docs/funcoes.md')).toBe(functionReference());
});

test('the document of raw materials is that of the catalogue (npm run docs)', () => {
  expect(read('docs/materias-primas.md')).toBe(materialsDocument());
});

test('the table of functions in the Portuguese README is that of the catalogue (npm run docs)', () => {
  const readme = read('README.pt-BR.md');
  expect(withFunctionTable(readme)).toBe(readme);
});

test('a README without the place for the table is refused', () => {
  expect(() => withFunctionTable('# ConfereBio')).toThrow('README.pt-BR.md lacks');
});

/** A heading's anchor as GitHub makes it. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

describe.each(documents)('%s', (name) => {
  const text = read(name);
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);

  test('links to files and headings that exist', () => {
    const missing = links
      .filter((target) => !/^[a-z]+:/i.test(target))
      .filter((target) => {
        const [file = '', heading] = target.split('#');
        const linked = file === '' ? name : path.posix.join(path.posix.dirname(name), file);
        if (!existsSync(path.join(root, linked))) return true;
        if (heading === undefined) return false;
        const headings = [...read(linked).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => anchor(title));
        return !headings.includes(decodeURIComponent(heading));
      });
    expect(missing).toEqual([]);
  });

  test('names only commands and files that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !(command in packageJson.scripts))).toEqual([]);
    const paths = [...text.matchAll(/`((?:src|test|docs|scripts|bench|assets)\/[\w./-]+)`/g)].map(
      ([, file = '']) => file,
    );
    expect(paths.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test('has one title', () => expect(text.match(/^# .+$/gm) ?? []).toHaveLength(1));
});

test('both READMEs give the two commands on one line each', () => {
  expect(read('README.md')).toContain('\nnpm ci && npm start\n');
  expect(read('README.md')).toContain('\nnpm ci && npm run verify\n');
  expect(read('README.pt-BR.md')).toContain('\nnpm ci && npm start\n');
  expect(packageJson.scripts).toHaveProperty('start');
});

test('the changelog has the version of the package', () => {
  expect(read('CHANGELOG.md')).toContain(`## [${packageJson.version}]`);
});

/** Every TypeScript file of a folder of src/. */
function sources(folder: string): string[] {
  return readdirSync(path.join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(path.join('src', folder, name)));
}

test('every reading of the law that the code or its texts cite is explained', () => {
  const cited = new Set(
    ['rules', 'explain', 'functions', 'brazil']
      .flatMap(sources)
      .flatMap((text) => [
        ...text.matchAll(/(?:\((?:reading )?|[Ll]eituras? |[Rr]eadings? |, )([AS]\d{1,2})(?=[),:;. ])/g),
      ])
      .map(([, id = '']) => id),
  );
  const explained = new Set([...read('docs/leituras.md').matchAll(/^## ([AS]\d+)\b/gm)].map(([, id = '']) => id));
  expect(cited.size).toBeGreaterThan(8);
  expect([...cited].filter((id) => !explained.has(id))).toEqual([]);
});

test.each(Object.keys(defaultSeloReadings))(
  'the option %s of the Selo is explained with every choice it has',
  (option) => {
    const source = read('src/rules/selo/readings.ts');
    const [, reading = '', type = ''] =
      new RegExp(`/\\*\\* (S\\d+):[^\\n]*\\*/\\s+${option}: ([^;]+);`).exec(source) ?? [];
    const choices = type.match(/'\w+'/g) ?? [];
    expect(choices.length).toBeGreaterThan(1);
    const explained = explanationOf(reading);
    expect(
      choices.filter((choice) => !explained.includes(`${option}: ${choice}`) && !explained.includes(`\`${choice}\``)),
    ).toEqual([]);
  },
);

test('every reading says what is read, and the index leads to it', () => {
  const all = ['A', 'S'].flatMap((letter) =>
    Array.from({ length: letter === 'A' ? 27 : 19 }, (_, at) => `${letter}${at + 1}`),
  );
  const index = read('docs/leituras.md');
  expect(all.filter((id) => !explanationOf(id).includes('**Leitura.**'))).toEqual([]);
  expect(all.filter((id) => !index.includes(`| [${id}](#${id.toLowerCase()}-`))).toEqual([]);
});

test('every rule of the norm that a comment cites by its code is explained', () => {
  const cited = new Set(
    ['rules', 'explain', 'functions'].flatMap(sources).flatMap((text) => text.match(/\bP-[A-Z]+-\d\b/g) ?? []),
  );
  const explained = new Set(read('docs/regras.md').match(/\bP-[A-Z]+-\d\b/g));
  expect(cited.size).toBeGreaterThan(5);
  expect([...cited].filter((id) => !explained.has(id))).toEqual([]);
});

test.each([
  ...['VSP', 'QP', 'PM', 'PV', 'PMD', 'MPA', 'LSPA', 'DAP', 'CAF', 'SDPE', 'MOC'],
  ...['SISBIO', 'SICAN', 'SIAGRO', 'SociobioNet', 'saldo', 'teto'],
  ...[
    'matéria-prima',
    'insumo',
    'glosa',
    'valor efetivo',
    'valor ponderado',
    'DAP/CAF',
    'UFPA',
    'agente intermediário',
  ],
  ...['habilitada', 'usina \\(UPB\\)', 'laudo', 'frustração', 'perene', 'fomento', 'ATER', 'PMEN', 'Semiárido', 'DEP'],
  ...['CAR', 'Plano Safra', 'MCR', 'multiplicador', 'percentual mínimo', 'origem'],
])('the glossary explains %s', (term) => {
  expect(read('docs/glossario.md')).toMatch(new RegExp(`^\\| \\*\\*${term}(?!\\p{L})`, 'mu'));
});

test('the words of the code that the glossary gives for terms of the Selo are in the code', () => {
  const selo = read('docs/glossario.md')
    .split(/^(?=## )/m)
    .filter((section) => section.startsWith('## Selo'));
  const words = selo.flatMap((section) =>
    [...section.matchAll(/^\|[^|]*\|[^|]*\|([^|]*)\|/gm)].flatMap(
      ([, cell = '']) => cell.match(/(?<=`)[^`,|]+(?=`)/g) ?? [],
    ),
  );
  const code = ['rules/selo', 'functions/selo', 'brazil'].flatMap(sources).join('\n');
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !code.includes(word))).toEqual([]);
});
