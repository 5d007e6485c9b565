import { preloadFunctionData } from '../../../src/functions/preload';
import { archiveOf, manyCopies } from '../../../src/sharing/copy/manyCopies';
import { defaultChoices } from '../../../src/sharing/copy/choices';
import { Cancelled } from '../../../src/validation/work';
import { readZip, unpack } from '../../../src/workbook/xlsx/package/readZip';
import { sales } from '../../validation/pgpmbio/salesTable';
import { opened, partTexts } from '../../workbook/xlsx/books';
import { DAY, sourceOfRows } from './copySources';

beforeAll(() => preloadFunctionData());

const quick = { pause: () => Promise.resolve() };

/** A line for each of so many cooperatives, and one of none. */
function sourceOf(cooperatives: number) {
  const lines = Array.from({ length: cooperatives }, (_, at) => ({
    organisation: `Cooperativa ${String(at).padStart(3, '0')}`,
    producerName: `Ana Número${'abcdefghij'[at % 10]} ${'Klmnopqrst'.charAt(at % 7)}ima`,
  }));
  return sourceOfRows(sales(...lines, { organisation: null }));
}

test('each organisation gets a file with its own lines and nothing of the others', async () => {
  const source = sourceOf(3);
  const many = await manyCopies(source, defaultChoices(source, 'pt-BR', DAY), quick);
  expect(many.linesOfNone).toBe(1);
  expect(many.notMade).toEqual([]);
  expect(many.copies.map(({ file }) => file.name)).toEqual(
    ['000', '001', '002'].map((number) => `Cópia Cooperativa ${number} 2026-11-30.xlsx`),
  );
  const files = readZip(archiveOf(many));
  expect(files.map(({ name }) => name)).toEqual(many.copies.map(({ file }) => file.name));
  for (const [at, entry] of files.entries()) {
    const bytes = unpack(entry);
    const { book } = await opened(bytes);
    expect(
      book.sheets
        .find(({ name }) => name === 'Vendas')!
        .rows.get(1)!
        .get(0)!.value,
    ).toBe(`${many.copies[at]!.sent.id}-0001`);
    const text = Object.values(partTexts(bytes)).join('\n');
    for (const other of [0, 1, 2]) expect(text.includes(`Cooperativa 00${other}`)).toBe(other === at);
  }
});

test('500 organisations: every copy has its own name and its own code', async () => {
  const source = sourceOf(500);
  const told: number[] = [];
  const choices = { ...defaultChoices(source, 'pt-BR', DAY), instructions: false, protection: false };
  const many = await manyCopies(source, choices, { ...quick, onProgress: (done) => told.push(done) });
  expect(many.copies).toHaveLength(500);
  expect(new Set(many.copies.map(({ file }) => file.name.toLowerCase())).size).toBe(500);
  expect(new Set(many.copies.map(({ sent }) => sent.id)).size).toBe(500);
  expect(told).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
}, 120_000);

test('names that are one when they are cut short, or but for the case, are told apart', async () => {
  const long = 'Cooperativa Mista dos Produtores Extrativistas do Vale do Rio Grande e das Comunidades Vizinhas ';
  const source = sourceOfRows(sales({ organisation: `${long}A` }, { organisation: `${long}B` }));
  const { copies } = await manyCopies(source, defaultChoices(source, 'pt-BR', DAY), quick);
  const names = copies.map(({ file }) => file.name);
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(100);
});

test('when it is stopped no copy is given', async () => {
  const source = sourceOf(5);
  const stop = new AbortController();
  const control = { ...quick, signal: stop.signal, onProgress: () => stop.abort() };
  await expect(manyCopies(source, defaultChoices(source, 'pt-BR', DAY), control)).rejects.toThrow(Cancelled);
});
