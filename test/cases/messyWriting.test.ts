import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadMunicipalities } from '../../src/brazil/municipalityList';
import { exact } from '../../src/rules/exact';
import { defaultReadings } from '../../src/rules/pgpmbio/readings';
import type { SalesCheck } from '../../src/taskpane/check/checked';
import { checkSales } from '../../src/taskpane/check/checkSales';
import { tablesOfWorkbook } from '../../src/taskpane/check/tablesOfWorkbook';
import { layerOf } from '../../src/taskpane/write/layerOf';
import { planWriting, type WriteChoices } from '../../src/taskpane/write/planWriting';
import { writeBackOf } from '../../src/taskpane/write/writeBackOf';
import { writeResults, type WriteOutcome } from '../../src/taskpane/write/writeResults';
import { undoChange } from '../../src/workbook/changes/undoChange';
import { undoEntries } from '../../src/workbook/changes/undoStack';
import type { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import { snapshot } from '../workbook/changes/snapshot';
import { opened } from '../workbook/xlsx/books';
import { memoryOfBook } from './memoryOfBook';
import { MESSY, messyBytes } from './messyBook';

jest.setTimeout(30_000);

const ALL: WriteChoices = { columns: true, colors: true, notes: true, findingsSheet: true, memorySheet: true };
const DAY = '2026-11-30';

beforeAll(() => loadMunicipalities());

async function workbookOf(name: string): Promise<MemoryWorkbook> {
  return memoryOfBook((await opened(messyBytes(name), name)).book);
}

/** The check of the sales of a sheet, as the pane does it. */
async function check(workbook: MemoryWorkbook, sheet: string): Promise<SalesCheck> {
  const { tables } = await tablesOfWorkbook(workbook);
  const sales = tables.find(({ table, area }) => table.kind === 'sales' && area.sheet === sheet)!;
  const options = { rows: 'all', readings: defaultReadings, today: DAY } as const;
  const outcome = await checkSales(workbook, sales, tables, options, { onStep: () => undefined });
  if (outcome.code !== 'checked' || outcome.check.programme !== 'pgpmbio') throw new Error(outcome.code);
  return outcome.check;
}

async function write(workbook: MemoryWorkbook, sheet: string): Promise<WriteOutcome> {
  const done = await check(workbook, sheet);
  const plan = await planWriting(workbook, await writeBackOf(done, 'pt-BR', DAY), ALL, layerOf(done));
  return writeResults(workbook, plan, done.tables, {});
}

async function undoAll(workbook: MemoryWorkbook): Promise<void> {
  for (let entries = await undoEntries(workbook); entries.length > 0; entries = await undoEntries(workbook))
    expect(await undoChange(workbook, entries.at(-1)!.id, null)).toEqual({ code: 'undone' });
}

/** All that can be written of a workbook, in one text. Names of the add-in's own tables may take turns. */
async function all(workbook: MemoryWorkbook): Promise<string> {
  const whole = JSON.stringify(await snapshot(workbook, { rows: 40, columns: 40 }));
  return whole.replace(/"name":"(ConfereBio_[A-Za-z]+)_2"/g, '"name":"$1"');
}

describe.each([
  ['01-relatorio-da-cooperativa.xlsx', 'Relatório'],
  ['02-numeros-como-texto.xlsx', 'Exportação'],
  ['03-tabela-com-totais.xlsx', 'Vendas'],
  ['04-filtro-e-ocultas.xlsx', 'Notas'],
  ['05-lado-a-lado.xlsx', 'Safra 2023'],
  ['07-erros-e-formulas.xlsx', 'Notas'],
  ['11-repetidas.xlsx', 'Prestação'],
  ['12-exportacao-da-web.xls', '12-exportacao-da-web'],
])('%s, checked in memory as the pane does', (name, sheet) => {
  test('comes to the amounts that were worked out by hand', async () => {
    const { checks } = JSON.parse(readFileSync(path.join(MESSY, `${name}.json`), 'utf8')) as {
      checks: Record<string, { totals: Record<string, string> }>;
    };
    const { payable, vsp } = (await check(await workbookOf(name), sheet)).validation.totals;
    const reais = (cents: number) => exact(String(cents)).div(100).toFixed(2);
    expect(checks[sheet]!.totals).toMatchObject({ payable: reais(payable), vsp: reais(vsp) });
  });

  test('written twice it is as written once, and undone it is as before', async () => {
    const workbook = await workbookOf(name);
    const before = await all(workbook);
    expect(await write(workbook, sheet)).toMatchObject({ code: 'done' });
    const written = await all(workbook);
    expect(written === before).toBe(false);
    expect(await write(workbook, sheet)).toMatchObject({ code: 'done' });
    expect((await all(workbook)) === written).toBe(true);
    await undoAll(workbook);
    expect((await all(workbook)) === before).toBe(true);
  });
});

test('a protected sheet is checked, but nothing is written, and that is said', async () => {
  const name = '08-libreoffice-protegida.xlsx';
  const workbook = await workbookOf(name);
  const before = await all(workbook);
  expect(await write(workbook, 'Notas')).toMatchObject({ code: 'refused', refusal: { code: 'protected' } });
  expect((await all(workbook)) === before).toBe(true);
});

test('of a filtered list the hidden lines are checked unless the person says otherwise', async () => {
  const workbook = await workbookOf('04-filtro-e-ocultas.xlsx');
  const { tables } = await tablesOfWorkbook(workbook);
  const options = { rows: 'visible', readings: defaultReadings, today: DAY } as const;
  const outcome = await checkSales(workbook, tables[0]!, tables, options, { onStep: () => undefined });
  if (outcome.code !== 'checked' || outcome.check.programme !== 'pgpmbio') throw new Error(outcome.code);
  expect(outcome.check.hiddenLeftOut).toBe(7);
  expect(outcome.check.validation.totals).toMatchObject({ rows: 1, payable: 3100 });
});
