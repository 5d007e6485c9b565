import { acceptedChange, allPlain, plainCells } from '../../../src/sharing/receive/accept';
import { applyChange } from '../../../src/workbook/changes/applyChange';
import { undoChange } from '../../../src/workbook/changes/undoChange';
import { cellAddress, parseCellAddress } from '../../../src/workbook/address';
import type { MemoryWorkbook } from '../../../src/workbook/memoryWorkbook';
import type { CellValue } from '../../../src/workbook/port';
import { snapshot } from '../../workbook/changes/snapshot';
import { cellsOf, code, HEADERS, receive, ROWS, sentOf, SHEET, told, withResult, workbookOf } from './copies';

const personTypes = (workbook: MemoryWorkbook, address: string, value: CellValue) =>
  workbook.personEdits([
    { kind: 'contents', area: { sheet: SHEET, ...parseCellAddress(address)!, rows: 1, columns: 1 }, cells: [[value]] },
  ]);

const shown = async (workbook: MemoryWorkbook, address: string) =>
  (await workbook.readCell({ sheet: SHEET, ...parseCellAddress(address)! })).value;

/** Column of the copy's sheet, behind the codes. */
const at = (header: string) => 1 + HEADERS.indexOf(header);

function changed(rows: CellValue[][], cells: Record<number, Record<string, CellValue>>): CellValue[][] {
  return rows.map((row, r) =>
    row.map((value, c) => {
      const header = HEADERS[c - 1];
      const of = cells[r];
      return header !== undefined && of && header in of ? of[header]! : value;
    }),
  );
}

test('a copy that came back as it was has nothing to take', async () => {
  const workbook = workbookOf();
  const before = await snapshot(workbook);
  const comparison = await receive(workbook, sentOf(), cellsOf(sentOf()));
  expect(comparison.counts).toMatchObject({ lines: 5, unchangedLines: 5, missing: 0, goneHere: 0, repeated: 0 });
  expect(comparison.notices).toEqual([]);
  const plan = await acceptedChange(workbook, comparison, allPlain(comparison));
  expect(plan).toMatchObject({ cells: 0, newLines: 0, change: { edits: [] } });
  expect(await snapshot(workbook)).toEqual(before);
});

test('each cell is told by three: what was sent, what came back, what is here now', async () => {
  const workbook = workbookOf();
  const back = changed(cellsOf(sentOf()), {
    1: { 'Qtde (kg)': 2600, 'Preço de venda': 3.8 },
    2: { Observação: 'molhada' },
    3: { Observação: 'paga em junho' },
  });
  personTypes(workbook, 'G4', 3.9);
  personTypes(workbook, 'I5', 'molhada');
  personTypes(workbook, 'F6', 1250);
  const comparison = await receive(workbook, sentOf(), back);
  expect(told(comparison)).toEqual([
    [code(1), 'Qtde (kg)', 'changedThere', 2600, 2500.5],
    [code(1), 'Preço de venda', 'conflict', 3.8, 3.9],
    [code(2), 'Observação', 'changedBoth', 'molhada', 'molhada'],
    [code(3), 'Qtde (kg)', 'changedHere', 1200, 1250],
    [code(3), 'Observação', 'changedThere', 'paga em junho', null],
  ]);
  expect(comparison.counts.cells).toEqual({
    unchanged: 35,
    changedThere: 2,
    changedHere: 1,
    changedBoth: 1,
    conflict: 1,
  });
});

test('all takes no conflict; a conflict is taken by itself; one undo puts everything back', async () => {
  const workbook = workbookOf();
  personTypes(workbook, 'G4', 3.9);
  const before = await snapshot(workbook);
  const back = changed(cellsOf(sentOf()), { 1: { 'Qtde (kg)': 2600, 'Preço de venda': 3.8 } });
  const comparison = await receive(workbook, sentOf(), back);
  const all = await acceptedChange(workbook, comparison, allPlain(comparison));
  expect(all.cells).toBe(1);
  const outcome = await applyChange(workbook, all.change);
  expect([await shown(workbook, 'F4'), await shown(workbook, 'G4')]).toEqual([2600, 3.9]);
  const conflicts = comparison.lines[0]!.cells.filter(({ outcome: one }) => one === 'conflict');
  const one = await acceptedChange(workbook, comparison, { cells: conflicts, newLines: [] });
  const second = await applyChange(workbook, one.change);
  expect(await shown(workbook, 'G4')).toBe(3.8);
  if (outcome.code !== 'done' || second.code !== 'done') throw new Error('not done');
  await undoChange(workbook, second.id, null);
  await undoChange(workbook, outcome.id, null);
  expect(await snapshot(workbook)).toEqual(before);
});

test('receiving and accepting a second time changes nothing', async () => {
  const workbook = workbookOf();
  const back = [
    ...changed(cellsOf(sentOf()), { 2: { 'Qtde (kg)': 310 }, 5: { Observação: 'conferido' } }),
    ['', 'SDW0123982247250905231042', 'MA', 'Babaçu (amêndoa)', 45020, 40, 4, '000106', null],
  ];
  const first = await receive(workbook, sentOf(), back);
  const plan = await acceptedChange(workbook, first, allPlain(first));
  expect(plan).toMatchObject({ cells: 2, newLines: 1 });
  await applyChange(workbook, plan.change);
  const once = await snapshot(workbook);
  const again = await receive(workbook, sentOf(), back);
  expect(again.newLines.map(({ state }) => state)).toEqual(['alreadyHere']);
  expect(await acceptedChange(workbook, again, allPlain(again))).toMatchObject({ cells: 0, newLines: 0 });
  expect(await snapshot(workbook)).toEqual(once);
});

test('what somebody changed after the comparison is left alone', async () => {
  const workbook = workbookOf();
  const comparison = await receive(workbook, sentOf(), changed(cellsOf(sentOf()), { 1: { 'Qtde (kg)': 2600 } }));
  personTypes(workbook, 'F4', 7);
  const plan = await acceptedChange(workbook, comparison, allPlain(comparison));
  expect(plan.cells).toBe(0);
  expect(plan.changed).toHaveLength(1);
});

describe('a copy that was rearranged', () => {
  const back = changed(cellsOf(sentOf()), { 3: { 'Qtde (kg)': 1300 } });

  test('rows sorted, headers among them, and the sheet renamed', async () => {
    const rows = [...back].reverse();
    const comparison = await receive(workbookOf(), sentOf(), rows, 'Plan1 d’água');
    expect(told(comparison)).toEqual([[code(3), 'Qtde (kg)', 'changedThere', 1300, 1200]]);
    expect(comparison.notices).toEqual([{ code: 'sheetRenamed', sent: SHEET, now: 'Plan1 d’água' }]);
  });

  test('columns moved and the column of codes among them', async () => {
    const rows = back.map((row) => [...row.slice(3), ...row.slice(0, 3)]);
    const comparison = await receive(workbookOf(), sentOf(), rows);
    expect(told(comparison)).toEqual([[code(3), 'Qtde (kg)', 'changedThere', 1300, 1200]]);
    expect(comparison.notices).toEqual([]);
  });

  test('a column renamed is known by the values that stayed; one taken out and one put in are told', async () => {
    const rows = back.map((row, r) => {
      const renamed = row.map((value, c) => (r === 0 && c === at('Qtde (kg)') ? 'Peso' : value));
      return [...renamed.filter((_, c) => c !== at('UF')), r === 0 ? 'Conferido' : 'sim'];
    });
    const comparison = await receive(workbookOf(), sentOf(), rows);
    expect(told(comparison)).toEqual([[code(3), 'Qtde (kg)', 'changedThere', 1300, 1200]]);
    expect(comparison.notices).toEqual([
      { code: 'columnRenamed', header: 'Qtde (kg)', now: 'Peso' },
      { code: 'columnGone', header: 'UF' },
      { code: 'columnAdded', header: 'Conferido' },
    ]);
  });

  test('the table here was sorted since, and rows were inserted above it', async () => {
    const moved = workbookOf([...ROWS].reverse());
    expect(told(await receive(moved, sentOf(), back))).toEqual([[code(3), 'Qtde (kg)', 'changedThere', 1300, 1200]]);
    const comparison = await receive(moved, sentOf(), back);
    expect(comparison.lines[0]!.cells.map(({ target }) => cellAddress(target!))).toEqual(['F6']);
  });

  test('without codes lines are known by what names them', async () => {
    const rows = back.map((row) => row.slice(1)).reverse();
    const comparison = await receive(workbookOf(), sentOf(), rows);
    expect(told(comparison)).toEqual([[code(3), 'Qtde (kg)', 'changedThere', 1300, 1200]]);
    expect(comparison.notices).toEqual([{ code: 'codesGone' }]);
  });
});

describe('cells that another program changed the kind of', () => {
  test('numbers and dates that became texts are read back, and told', async () => {
    const rows = cellsOf(sentOf()).map((row, r) =>
      row.map((value, c) => {
        if (r === 0 || typeof value !== 'number') return value;
        if (c === at('Data da venda'))
          return new Date((value - 25569) * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');
        return value.toLocaleString('pt-BR', { maximumFractionDigits: 4 });
      }),
    );
    rows[1]![at('Qtde (kg)')] = '2.600,00';
    const comparison = await receive(workbookOf(), sentOf(), rows);
    expect(told(comparison)).toEqual([[code(1), 'Qtde (kg)', 'changedThere', 2600, 2500.5]]);
    expect(comparison.notices).toEqual(
      ['Data da venda', 'Qtde (kg)', 'Preço de venda'].map((header) => ({
        ...{ code: 'becameText', header, cells: 5 },
        first: cellAddress({ row: 1, column: at(header) }),
      })),
    );
  });

  test('a text with two meanings is no number, unless one of them was sent', async () => {
    const rows = changed(cellsOf(sentOf()), { 3: { 'Qtde (kg)': '1.200' }, 4: { 'Qtde (kg)': '1.500' } });
    const comparison = await receive(workbookOf(), sentOf(), rows);
    expect(told(comparison)).toEqual([[code(4), 'Qtde (kg)', 'conflict: unclear', '1.500', 80]]);
    expect(allPlain(comparison).cells).toEqual([]);
  });

  test('codes that became numbers keep their zeros', async () => {
    const rows = changed(cellsOf(sentOf()), { 1: { NF: 101 }, 2: { NF: 202 } });
    const comparison = await receive(workbookOf(), sentOf(), rows);
    expect(told(comparison)).toEqual([[code(2), 'NF', 'changedThere', '202', '000102']]);
  });

  test('formulas where values were sent count with their result; without one, or with an error, nothing is taken', async () => {
    const rows = cellsOf(sentOf());
    const comparison = await receive(workbookOf(), sentOf(), [
      ...rows.slice(0, 1),
      rows[1]!.map((value, c) => (c === at('Qtde (kg)') ? { value: 2600, formula: '1300*2' } : value)),
      rows[2]!.map((value, c) => (c === at('Qtde (kg)') ? { value: null, formula: 'SUM(1,2)' } : value)),
      rows[3]!.map((value, c) => (c === at('Qtde (kg)') ? { value: { error: '#REF!' }, formula: '#REF!*2' } : value)),
      ...rows.slice(4),
    ]);
    expect(told(comparison)).toEqual([
      [code(1), 'Qtde (kg)', 'changedThere', 2600, 2500.5],
      [code(3), 'Qtde (kg)', 'conflict: error', { error: '#REF!' }, 1200],
    ]);
    expect(comparison.notices.map((notice) => [notice.code, 'cells' in notice ? notice.cells : null])).toEqual([
      ['formulas', 3],
      ['notComputed', 1],
      ['errors', 1],
    ]);
    expect(comparison.lines[1]!.cells[0]!.target).toBeNull();
  });
});

test('masked columns never come back, and a masked cell that was changed is shown as a conflict', async () => {
  const masks = [
    'SDW0***982247************',
    'SDW0***982247************',
    'SDW0***102247************',
    'SDW0***733247************',
    'SDW0***733247************',
  ];
  const sent = sentOf(
    ROWS.map((row, r) => [masks[r]!, ...row.slice(1)]),
    { 0: { treatment: 'masked' } },
  );
  const back = changed(cellsOf(sent), { 2: { DAP: 'SDW0123982247250905231099', UF: 'TO' } });
  const workbook = workbookOf([...ROWS].reverse());
  const comparison = await receive(workbook, sent, back);
  expect(told(comparison)).toEqual([
    [code(2), 'DAP', 'conflict: masked', 'SDW0123982247250905231099', 'SDW0123982247250905231042'],
    [code(2), 'UF', 'changedThere', 'TO', 'MA'],
  ]);
  const cells = comparison.lines.flatMap((line) => line.cells);
  const plan = await acceptedChange(workbook, comparison, { cells, newLines: [] });
  expect(plan.cells).toBe(1);
});

test('results that were typed over are told and never taken; those that recalculated are not', async () => {
  const sent = withResult(sentOf(), [1, 2, 3, 4, 5], true);
  const rows = cellsOf(sent).map((row, r) => {
    if (r === 0) return row;
    return [...row.slice(0, -1), r === 2 ? 999 : { value: r * 10, formula: `F${r + 1}*2` }];
  });
  const comparison = await receive(workbookOf(), sent, rows);
  expect(told(comparison)).toEqual([]);
  expect(comparison.notices).toEqual([
    { code: 'resultAltered', header: 'Subvenção (ConfereBio)', cells: 1, first: 'J3' },
  ]);
});

test('a cell that the workbook computes is a conflict', async () => {
  const workbook = workbookOf(ROWS, { cells: { F4: '=2000+500.5' }, shown: { F4: 2500.5 } });
  const comparison = await receive(workbook, sentOf(), changed(cellsOf(sentOf()), { 1: { 'Qtde (kg)': 2600 } }));
  expect(told(comparison)).toEqual([[code(1), 'Qtde (kg)', 'conflict: formulaHere', 2600, 2500.5]]);
});

describe('lines', () => {
  test('missing there, gone here, and added there', async () => {
    const rows = cellsOf(sentOf());
    const added = [null, 'SDW0123982247250905231042', 'MA', 'Babaçu (amêndoa)', '05/04/2023', '1.040,5', 4, 106, null];
    const total = ['Total', null, null, null, null, 9999, 1, null, null];
    const comparison = await receive(workbookOf(ROWS.slice(1)), sentOf(), [...rows.slice(0, 5), added, total]);
    expect(comparison.lines.map((line) => [line.code, line.state])).toEqual([
      [code(1), 'goneHere'],
      [code(5), 'missing'],
    ]);
    expect(comparison.counts).toMatchObject({ missing: 1, goneHere: 1 });
    expect(comparison.newLines).toEqual([
      {
        fileRow: 5,
        values: ['SDW0123982247250905231042', 'MA', 'Babaçu (amêndoa)', 45021, 1040.5, 4, '106', null],
        state: 'new',
      },
    ]);
  });

  test('new ones go below the table in its formats, and not over what stands there', async () => {
    const line = [null, 'SDW0123982247250905231042', 'MA', 'Babaçu (amêndoa)', 45020, 40, 4, '000106', null];
    const back = [...cellsOf(sentOf()), line];
    const workbook = workbookOf(ROWS, { styles: { E8: { numberFormat: 'dd/mm/yyyy' } } });
    const comparison = await receive(workbook, sentOf(), back);
    const plan = await acceptedChange(workbook, comparison, allPlain(comparison));
    await applyChange(workbook, plan.change);
    const [[state]] = [(await workbook.readStates({ sheet: SHEET, row: 8, column: 4, rows: 1, columns: 1 }))[0]!];
    expect(state).toMatchObject({ content: 45020, numberFormat: 'dd/mm/yyyy' });

    const full = workbookOf(ROWS, { cells: { B9: 'Assinatura do responsável' } });
    const other = await receive(full, sentOf(), back);
    expect(await acceptedChange(full, other, allPlain(other))).toMatchObject({ newLines: 0, withoutRoom: 1 });
  });

  test('one that stands in the file twice is told, and nothing of it is taken', async () => {
    const rows = changed(cellsOf(sentOf()), { 2: { 'Qtde (kg)': 310 } });
    const comparison = await receive(workbookOf(), sentOf(), [
      ...rows,
      rows[2]!.map((value, c) => (c === 5 ? 1 : value)),
    ]);
    expect(comparison.notices).toEqual([{ code: 'repeatedLine', line: code(2), rows: [3, 7] }]);
    expect(comparison.lines.map(({ state, cells }) => [state, cells])).toEqual([['repeated', []]]);
    expect(comparison.newLines).toEqual([]);
  });

  test('that are alike and were sorted are not taken for one another unasked', async () => {
    const twice = [ROWS[0]!, [...ROWS[0]!.slice(0, 7), 'da filha'], ...ROWS.slice(2)];
    const columns = { 7: { at: null } };
    const sent = sentOf(
      twice.map((row) => row.slice(0, 7)),
      {},
    );
    const alike = { ...sent, columns: sent.columns.slice(0, 7) };
    expect(columns).toBeDefined();
    const back = cellsOf(alike).map((row, r) => (r === 1 ? row.map((value, c) => (c === 5 ? 2600 : value)) : row));
    const inPlace = await receive(workbookOf(twice), alike, back);
    expect(told(inPlace)).toEqual([[code(1), 'Qtde (kg)', 'changedThere', 2600, 2500.5]]);
    const sorted = await receive(workbookOf([...twice].reverse()), alike, back);
    expect(told(sorted)).toEqual([[code(1), 'Qtde (kg)', 'conflict: lineDoubtful', 2600, 2500.5]]);
    expect(plainCells(sorted.lines[0]!)).toEqual([]);
  });
});

describe('the table here', () => {
  test('with a header of two rows and a merged cell: nothing is put into the covered part of it', async () => {
    const rows = ROWS.map((row, r) => (r === 1 ? [null, ...row.slice(1)] : row));
    const workbook = workbookOf(rows, { merged: [{ row: 3, column: 1, rows: 2, columns: 1 }] });
    const sent = sentOf();
    const columns = sent.columns.map((column) => ({ ...column, header: `Venda / ${column.header}` }));
    const back = changed(cellsOf(sent), { 2: { DAP: 'SDW0123982247250905231099', 'Qtde (kg)': 310 } });
    const comparison = await receive(workbook, { ...sent, columns }, back);
    expect(told(comparison)).toEqual([
      [code(2), 'Venda / DAP', 'conflict: mergedHere', 'SDW0123982247250905231099', ROWS[0]![0]],
      [code(2), 'Venda / Qtde (kg)', 'changedThere', 310, 300],
    ]);
    const all = comparison.lines.flatMap(({ cells }) => cells);
    expect(await acceptedChange(workbook, comparison, { cells: all, newLines: [] })).toMatchObject({ cells: 1 });
  });

  test('rows out of sight that are written are counted', async () => {
    const workbook = workbookOf(ROWS, { hiddenRows: [3] });
    const back = changed(cellsOf(sentOf()), { 1: { 'Qtde (kg)': 2600 }, 2: { 'Qtde (kg)': 310 } });
    const comparison = await receive(workbook, sentOf(), back);
    expect(await acceptedChange(workbook, comparison, allPlain(comparison))).toMatchObject({ cells: 2, hidden: 1 });
  });

  test('protected: the change is refused as a whole', async () => {
    const workbook = workbookOf();
    const comparison = await receive(workbook, sentOf(), changed(cellsOf(sentOf()), { 1: { 'Qtde (kg)': 2600 } }));
    workbook.protect(SHEET);
    const before = await snapshot(workbook);
    const { change } = await acceptedChange(workbook, comparison, allPlain(comparison));
    expect(await applyChange(workbook, change)).toMatchObject({ code: 'refused', refusal: { code: 'protected' } });
    expect(await snapshot(workbook)).toEqual(before);
  });
});
