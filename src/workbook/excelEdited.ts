import { parseCellAddress } from './address';
import { knows } from './excelRequest';
import type { AreaRef } from './port';
import type { EditedCells } from './writing';

type Changed = Excel.WorksheetChangedEventArgs;

/**
 * Calls back after each change of cells that Excel tells of.
 *
 * @returns ends it, also when Excel has not answered yet
 */
export function whenCellsChange(listener: (change: EditedCells) => void): () => void {
  let isOver = false;
  const told = async (change: Changed) => {
    if (isOver) return;
    const sheet = await sheetName(change.worksheetId);
    if (sheet !== null && !isOver) listener(editedBy(change, sheet));
  };
  const registered = Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    // Before ExcelApi 1.9 every sheet tells for itself.
    if (!knows('1.9')) {
      worksheets.load('items/id');
      await context.sync();
    }
    const sources = knows('1.9') ? [worksheets] : worksheets.items;
    const handlers = sources.map((source) => source.onChanged.add(told));
    await context.sync();
    return handlers;
  });
  // Without the event the pane still works: the person starts each check themselves.
  registered.catch(() => undefined);
  return () => {
    isOver = true;
    void registered.then(removeAll).catch(() => undefined);
  };
}

/** What a change was. A colleague's at the same workbook is as the person's own: the add-in did neither. */
export function editedBy({ changeType, address, triggerSource }: Changed, sheet: string): EditedCells {
  const area = changeType === 'RangeEdited' ? areaAt(address, sheet) : null;
  return { sheet, area, own: triggerSource === 'ThisLocalAddin' };
}

/** The area of an address like `B4:D7`; `null` for several areas, whole rows and whole columns. */
function areaAt(address: string, sheet: string): AreaRef | null {
  const [first = '', last = first, ...more] = address.slice(address.lastIndexOf('!') + 1).split(':');
  const [start, end] = [parseCellAddress(first), parseCellAddress(last)];
  if (!start || !end || more.length > 0) return null;
  const { row, column } = start;
  return { sheet, row, column, rows: end.row - row + 1, columns: end.column - column + 1 };
}

/** `null` for a sheet that is gone already. */
async function sheetName(id: string): Promise<string | null> {
  const name = Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(id);
    sheet.load('name');
    await context.sync();
    return sheet.isNullObject ? null : sheet.name;
  });
  return name.catch(() => null);
}

async function removeAll(handlers: readonly OfficeExtension.EventHandlerResult<Changed>[]): Promise<void> {
  const context = handlers[0]?.context;
  for (const handler of handlers) handler.remove();
  await context?.sync();
}
