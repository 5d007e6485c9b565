import fc from 'fast-check';
import { Region } from '../../../src/workbook/changes/region';
import type { AreaRef } from '../../../src/workbook/port';

const anArea = fc.record({
  sheet: fc.constantFrom('A', "D'Oeste 2"),
  row: fc.nat(12),
  column: fc.nat(6),
  rows: fc.integer({ min: 1, max: 5 }),
  columns: fc.integer({ min: 1, max: 3 }),
});
const areas = fc.array(anArea, { maxLength: 8 });

function keysOf(list: readonly AreaRef[]): Set<string> {
  const keys = new Set<string>();
  for (const { sheet, row, column, rows, columns } of list)
    for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) keys.add(`${sheet} ${row + r} ${column + c}`);
  return keys;
}

const keys = (region: Region) => new Set(region.cells().map(({ sheet, row, column }) => `${sheet} ${row} ${column}`));

test('is the set of cells of its areas, however they overlap, and each once among its rectangles', () => {
  fc.assert(
    fc.property(areas, (list) => {
      const region = Region.of(list);
      expect(keys(region)).toEqual(keysOf(list));
      expect(region.size).toBe(keysOf(list).size);
      expect(keysOf(region.areas())).toEqual(keysOf(list));
      expect(region.areas().reduce((sum, { rows, columns }) => sum + rows * columns, 0)).toBe(region.size);
      expect(keys(Region.unpacked(region.packed()))).toEqual(keysOf(list));
      expect(region.isEmpty).toBe(list.length === 0);
    }),
  );
});

test('takes cells away and finds those in both', () => {
  fc.assert(
    fc.property(areas, areas, (one, other) => {
      const [a, b] = [Region.of(one), Region.of(other)];
      expect(keys(a.minus(b))).toEqual(new Set([...keysOf(one)].filter((key) => !keysOf(other).has(key))));
      expect(keys(a.and(b))).toEqual(new Set([...keysOf(one)].filter((key) => keysOf(other).has(key))));
      for (const cell of b.cells()) expect(a.has(cell)).toBe(keys(a).has(`${cell.sheet} ${cell.row} ${cell.column}`));
    }),
  );
});

test('a column of a million rows is one rectangle and few characters', () => {
  const region = Region.of([{ sheet: 'A', row: 1, column: 12, rows: 1_000_000, columns: 8 }]);
  expect(region.size).toBe(8_000_000);
  expect(region.packed()).toEqual({ A: 'M2:T1000001' });
});

test('tells hundreds of thousands of scattered rows of a column', () => {
  const rows = 300_000;
  const scattered = new Region();
  for (let row = 0; row < 2 * rows; row += 2) scattered.addCell({ sheet: 'A', row, column: 0 });
  expect(scattered.areas()).toHaveLength(rows);
  scattered.addCell({ sheet: 'A', row: 0, column: 1 });
  expect(scattered.areas()).toHaveLength(rows);
});
