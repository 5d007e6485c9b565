import { forgetTable, rememberedTables, rememberTables } from '../../../src/taskpane/check/rememberedTables';
import { recognisedAnew, tablesOfWorkbook } from '../../../src/taskpane/check/tablesOfWorkbook';
import { withColumn } from '../../../src/sheets/correction';
import { bookOf, HEADERS, ROWS, sheetOf } from './book';

const rows = [HEADERS.with(5, 'Xyz'), ...ROWS];

test('columns that the person corrected are understood so the next time, also when the table has moved', async () => {
  const workbook = bookOf(sheetOf({}, rows));
  const [found] = (await tablesOfWorkbook(workbook)).tables;
  expect(found!.remembered).toBeUndefined();
  const table = withColumn(found!.grid, found!.table, 5, 'salePrice');
  await rememberTables(workbook, [{ grid: found!.grid, table }]);

  const [again] = (await tablesOfWorkbook(workbook)).tables;
  expect(again!.remembered).toBe(true);
  expect(again!.table.columns.find(({ header }) => header === 'Xyz')?.id).toBe('salePrice');

  const moved = bookOf(sheetOf({ cells: {} }, [[], ...rows]));
  await moved.keep('choices', await workbook.kept('choices'));
  const [elsewhere] = (await tablesOfWorkbook(moved)).tables;
  expect(elsewhere!.table.columns.find(({ header }) => header === 'Xyz')?.id).toBe('salePrice');

  await forgetTable(workbook, again!);
  expect(await workbook.kept('choices')).toBeNull();
  expect(recognisedAnew(again!).table).toEqual(found!.table);
});

test('what is remembered already is not written again', async () => {
  const workbook = bookOf(sheetOf({}, rows));
  const [found] = (await tablesOfWorkbook(workbook)).tables;
  await rememberTables(workbook, [found!]);
  const keep = jest.spyOn(workbook, 'keep');
  await rememberTables(workbook, [found!]);
  expect(keep).not.toHaveBeenCalled();
  await rememberTables(workbook, [{ ...found!, table: withColumn(found!.grid, found!.table, 5, 'salePrice') }]);
  expect(keep).toHaveBeenCalledTimes(1);
});

test('a text that is no memory of ours, and a workbook that takes none, keep nobody from checking', async () => {
  const workbook = bookOf(sheetOf({}, rows));
  for (const text of ['{', '{"version":2}', '{"version":1,"tables":[{"sheet":1}]}']) {
    await workbook.keep('choices', text);
    expect(await rememberedTables(workbook)).toEqual([]);
  }
  workbook.readOnly = true;
  const [found] = (await tablesOfWorkbook(workbook)).tables;
  await rememberTables(workbook, [found!]);
});
