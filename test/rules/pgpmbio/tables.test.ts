import { Refusal } from '../../../src/rules/pgpmbio/refusal';
import {
  builtInTables,
  onTablesChanged,
  priceTables,
  tableInForce,
  tableOverlaps,
  useTables,
} from '../../../src/rules/pgpmbio/tables';
import { workbookTable } from './tableOf';

afterEach(() => void useTables([]));

const ids = () => priceTables().map(({ id }) => id);
const inForce = (date: string | null) => {
  const table = tableInForce(date);
  return table instanceof Refusal ? table.reason.code : table.id;
};

test('tables of the workbook stand beside the built-in ones by their validity, in whatever order they come', () => {
  expect(useTables([workbookTable(2026), workbookTable(2022), workbookTable(2024)])).toEqual([]);
  expect(ids()).toEqual(['2022', '2023', '2024', '2026']);
  useTables([workbookTable(2025)]);
  expect(ids()).toEqual(['2023', '2025']);
  useTables([]);
  expect(priceTables()).toBe(builtInTables);
});

test.each([
  ['2023-01-01', 'noTableForDate'],
  ['2023-01-02', '2023'],
  ['2023-12-31', '2023'],
  ['2024-01-01', 'noTableForDate'],
  ['2024-12-31', 'noTableForDate'],
  ['2025-01-01', '2025'],
  ['2025-12-31', '2025'],
  ['2026-01-01', '2026'],
  ['2026-12-31', '2026'],
  ['2027-01-01', 'noTableForDate'],
  [null, '2026'],
])('with tables of 2023, 2025 and 2026, %s takes %s: a year between two tables stays without one', (date, id) => {
  useTables([workbookTable(2025), workbookTable(2026)]);
  expect(inForce(date)).toBe(id);
});

describe('two tables on the same days', () => {
  const first = workbookTable(2025, { id: 'a', harvest: 'Primeira', validTo: '2025-07-01' });
  const second = workbookTable(2025, { id: 'b', harvest: 'Segunda', validFrom: '2025-07-01' });
  test('are told', () => {
    expect(useTables([second, first])).toEqual([{ tables: [first, second], from: '2025-07-01', to: '2025-07-01' }]);
    expect(tableOverlaps()).toHaveLength(1);
  });
  test.each([
    ['2025-06-30', 'a'],
    ['2025-07-01', 'severalTablesForDate'],
    ['2025-07-02', 'b'],
  ])('%s: %s', (date, answer) => {
    useTables([first, second]);
    expect(inForce(date)).toBe(answer);
  });
  test('leave a line without date unanswered where the newest is one of them', () => {
    useTables([first, second]);
    expect((tableInForce(null) as Refusal).reason).toEqual({
      code: 'severalTablesForDate',
      date: null,
      tables: [
        { harvest: 'Primeira', validFrom: '2025-01-01', validTo: '2025-07-01' },
        { harvest: 'Segunda', validFrom: '2025-07-01', validTo: '2025-12-31' },
      ],
    });
    useTables([first, second, workbookTable(2026)]);
    expect(inForce(null)).toBe('2026');
  });
  test('also where one of them is built in', () => {
    const own = workbookTable(2023, { validFrom: '2023-06-28' });
    expect(useTables([own])).toEqual([{ tables: [builtInTables[0], own], from: '2023-06-28', to: '2023-12-31' }]);
    expect([inForce('2023-06-27'), inForce('2023-06-28')]).toEqual(['2023', 'severalTablesForDate']);
  });
});

test('a table that says so takes the place of the built-in one, whole', () => {
  const own = workbookTable(2023, { id: '2023 (15.000)', validFrom: '2023-06-28', replacesBuiltIn: true });
  expect(useTables([own])).toEqual([]);
  expect([inForce('2023-06-27'), inForce('2023-06-28')]).toEqual(['noTableForDate', '2023 (15.000)']);
  const before = workbookTable(2024, { id: 'mais tarde', replacesBuiltIn: true });
  useTables([before]);
  expect(inForce('2023-06-27')).toBe('2023');
});

test('who listens is told when the tables change, and only then', () => {
  const table = workbookTable(2025);
  let told = 0;
  const stop = onTablesChanged(() => told++);
  useTables([]);
  expect(told).toBe(0);
  useTables([table]);
  const before = priceTables();
  useTables([table]);
  expect([told, priceTables() === before]).toEqual([1, true]);
  useTables([]);
  expect(told).toBe(2);
  stop();
  useTables([table]);
  expect(told).toBe(2);
});
