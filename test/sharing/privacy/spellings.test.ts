import { copyFile } from '../../../src/sharing/copy/copyFile';
import { Finder } from '../../../src/sharing/privacy/finder';
import { withCpfsMasked, withNumbersMasked } from '../../../src/sharing/privacy/mask';
import { sales, type Row } from '../../validation/pgpmbio/salesTable';
import { copyOf, rowOf, sourceOfRows } from '../copy/copySources';

const found = (finder: Finder, text: string) => [...finder.in(text)].map(({ start, end }) => text.slice(start, end));

test.each(['Maria  da \u00a0Água', 'Maria da Água'.normalize('NFD'), 'MARIA\u200b DA A\u0301GUA', 'Maria\n\nda Agua'])(
  'a name is found however its blanks and accents are written: %j',
  (text) => {
    const finder = new Finder(['Maria da Água']);
    expect(found(finder, text)).toEqual([text]);
    expect(found(finder, `vem; ${text}, e vai`)).toEqual([text]);
    expect(found(finder, `<x>${'lê  '.repeat(40_000)}</x><v>${text}</v>`)).toEqual([text]);
  },
);

test('apostrophes are one', () => {
  expect(found(new Finder(['Maria d’Ávila']), "maria d'avila")).toEqual(["maria d'avila"]);
  expect(found(new Finder(["Maria d'Ávila"]), 'Maria d´Avila')).toEqual(['Maria d´Avila']);
});

test.each(['529-982-247-25', '529\u00a0982\u00a0247\u00a025', '529.982.247\u201325'])(
  'a CPF in another spelling is masked: %j',
  (typed) => {
    expect(withNumbersMasked(`de ${typed}.`)).not.toContain('529');
    expect(withCpfsMasked(typed)).toBe('***.982.247-**');
  },
);

test('telephones and accounts are no CPF', () => {
  for (const text of ['(98) 98888-7777', '98988887777', 'ag. 1234-5 c/c 123456-7'])
    expect(withCpfsMasked(text)).toBe(text);
});

/** A copy of a table with one more column, and whether its file is given. */
async function withColumn(header: string, values: readonly (string | number)[], rows: readonly Row[]) {
  const source = sourceOfRows(rows);
  const at = source.grid.values[0]!.length;
  const grid = {
    ...source.grid,
    values: source.grid.values.map((cells, row) => [...cells, [header, ...values][row]!]),
  };
  const table = { ...source.table, unmatched: [...source.table.unmatched, { at, header, why: null }] };
  const copy = (personal: Parameters<typeof copyOf>[1]) =>
    copyOf({ ...source, grid, contents: grid.values, table: table as typeof source.table }, personal);
  return { at, copy };
}

const rows = sales({ producerName: 'Maria da Silva' }, { producerName: 'José Souza', cpf: '390.533.447-05' });
const KEPT = { cpf: 'mask', family: 'mask', name: 'keep', contact: 'keep' } as const;

test('keys of PIX that are a CPF are masked where contacts are kept, and the file is given', async () => {
  const { at, copy } = await withColumn('Chave PIX', ['529.982.247-25', 'maria@exemplo.org'], rows);
  const built = copy({ personal: KEPT });
  expect([1, 2].map((row) => rowOf(built, row)[at + 1])).toEqual(['***.982.247-**', 'maria@exemplo.org']);
  await expect(copyFile(built)).resolves.toBeDefined();
  const asNumber = await withColumn('Chave PIX', [52998224725, 98988887777], rows);
  const number = asNumber.copy({ personal: KEPT });
  expect([1, 2].map((row) => rowOf(number, row)[at + 1])).toEqual(['***.982.247-**', 98988887777]);
  await expect(copyFile(number)).resolves.toBeDefined();
});

test('a CPF behind a name is masked where names are kept', () => {
  const source = sourceOfRows(sales({ producerName: 'Maria da Silva 390.533.447-05' }));
  expect(rowOf(copyOf(source, { personal: KEPT }), 1)).toContain('Maria da Silva ***.533.447-**');
});

test('numbers that are a CPF are masked in a column of unknown meaning', async () => {
  const { at, copy } = await withColumn('Coluna X', [11144477735, 'sem nada'], rows);
  expect(rowOf(copy({}), 1)[at + 1]).toBe('***.444.777-**');
});

test('a number of the table in a spelling of its own is masked, not refused', async () => {
  const source = sourceOfRows(
    rows.map((row) => ({ ...row, source: 'ver 529_982_247/25', organisation: '529,982,247,25' })),
  );
  const built = copyOf(source);
  expect(rowOf(built, 1)).toContain('ver ***');
  await expect(copyFile(built)).resolves.toBeDefined();
});

test.each(['pendente', 'Não informado', 'Cooperativa Rio', '-'])(
  'a word in the place of a CPF does not keep the file from being given: %p',
  async (word) => {
    const source = sourceOfRows(
      sales({ producerName: 'Maria da Silva', cpf: word, source: word, organisation: word }, { cpf: '390.533.447-05' }),
    );
    const built = copyOf(source);
    expect(rowOf(built, 1)[2]).toBe(word);
    await expect(copyFile(built)).resolves.toBeDefined();
  },
);

test('a name in the place of a CPF is masked, in lower case too', async () => {
  const source = sourceOfRows(sales({ cpf: 'maria da silva', source: 'de Maria da Silva' }, { cpf: '390.533.447-05' }));
  const built = copyOf(source);
  expect(rowOf(built, 1)[2]).toBe('M. S.');
  expect(rowOf(built, 1)).toContain('de M. S.');
  await expect(copyFile(built)).resolves.toBeDefined();
});

test('a producer’s name in the place of an organisation is masked, and hidden everywhere else', async () => {
  const given = sales(
    { producerName: 'Maria da Silva', organisation: 'MARIA DA SILVA', source: 'de Maria da Silva' },
    { producerName: 'José Souza', organisation: 'Cooperativa José Souza' },
    { producerName: 'José Souza', organisation: 'José Souza' },
  );
  const built = copyOf(sourceOfRows(given));
  expect(rowOf(built, 1)).toEqual(expect.arrayContaining(['M. S.', 'de M. S.']));
  expect(rowOf(built, 1)).not.toContain('MARIA DA SILVA');
  expect(rowOf(built, 2)).toContain('Cooperativa José Souza');
  expect(rowOf(built, 3)).not.toContain('José Souza');
  await expect(copyFile(built)).resolves.toBeDefined();
});
