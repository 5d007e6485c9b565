import fc from 'fast-check';
import { atOnce, type Steps } from '../../../src/rules/steps';
import { addStates, noStates, statesFrom } from '../../../src/workbook/changes/cellStates';
import { CELLS_A_STEP, digestInSteps, digestOf } from '../../../src/workbook/changes/digest';
import { inTurns } from '../../../src/workbook/changes/turns';
import { addedSheetFrom, wroteFrom } from '../../../src/workbook/changes/written';
import type { CellInput } from '../../../src/workbook/writing';

const COLUMNS = 25;
const row = (at: number): CellInput[] => Array.from({ length: COLUMNS }, (_cell, c) => at * COLUMNS + c);
const sheet = (rows: number) => ({ name: 'Memória', rows: Array.from({ length: rows }, (_row, at) => row(at)) });

function turnsOf(steps: Steps<unknown>): number {
  let turns = 0;
  while (!steps.next().done) turns++;
  return turns;
}

test('the digest of a long sheet is made of some cells between two turns for the page', () => {
  let given = 0;
  function* rows() {
    for (let at = 0; at < 3_000; at++) {
      given++;
      yield row(at);
    }
  }
  const steps = digestInSteps(rows(), COLUMNS);
  for (let step = steps.next(); !step.done; step = steps.next()) {
    expect(given * COLUMNS).toBeLessThanOrEqual(CELLS_A_STEP + COLUMNS);
    given = 0;
  }
  expect(given * COLUMNS).toBeLessThanOrEqual(CELLS_A_STEP + COLUMNS);
});

test('what is remembered of a long sheet and of long columns is made in steps', () => {
  expect(turnsOf(addedSheetFrom(sheet(3_000)))).toBe(3);
  const area = { sheet: 'Notas', row: 0, column: 0, rows: 3_000, columns: COLUMNS };
  const states = atOnce(statesFrom([{ kind: 'contents', area, cells: sheet(3_000).rows }]));
  expect(turnsOf(wroteFrom(states))).toBe(3);
});

test('many edits are put together in steps', () => {
  const notes = Array.from({ length: 1_200 }, (_note, at) => ({
    kind: 'note' as const,
    cell: { sheet: 'Notas', row: at, column: 0 },
    text: `nota ${at}`,
  }));
  expect(turnsOf(statesFrom(notes))).toBe(2);
});

test('scattered contents and widths of any number are put together', () => {
  const [states, more] = [noStates(), noStates()];
  const [sheet, columns] = ['Notas', 1];
  for (let row = 0; row < 300_000; row++) {
    more.contents.push({ area: { sheet, row: 2 * row, column: 0, rows: 1, columns }, cells: [[row]] });
    more.widths.push({ sheet, column: row, pixels: 64 });
  }
  addStates(states, more);
  expect([states.contents.length, states.widths.length]).toEqual([300_000, 300_000]);
});

test('a digest in steps is that of the cells at once', () => {
  const cell = fc.oneof(fc.constant(null), fc.string(), fc.double({ noNaN: true }), fc.boolean());
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 8 }), (rows) => {
      expect(atOnce(digestInSteps(rows.values(), 4))).toBe(digestOf(rows, 4));
    }),
  );
});

test('the signal stops it between two turns, with its reason', async () => {
  const stop = new AbortController();
  let turns = 0;
  function* steps(): Steps<void> {
    for (;;) {
      if (++turns === 3) stop.abort(new Error('enough'));
      yield;
    }
  }
  await expect(inTurns(steps(), stop.signal)).rejects.toThrow('enough');
  expect(turns).toBe(3);
});
