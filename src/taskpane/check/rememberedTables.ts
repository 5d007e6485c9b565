import { applyChoice, isChoiceOf, rememberedChoice, type RememberedChoice } from '../../sheets/choice';
import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';
import { sameSheet } from '../../workbook/address';
import type { Workbook } from '../../workbook/port';

/** How the person understood a table of a sheet; kept in the workbook. */
interface RememberedTable {
  sheet: string;
  choice: RememberedChoice;
}

const KEY = 'choices';
/** The latest ones are kept. */
const MOST_TABLES = 60;

/** What is remembered of the tables of a workbook. */
export async function rememberedTables(workbook: Workbook): Promise<readonly RememberedTable[]> {
  // What cannot be read does not keep anybody from checking.
  const text = await workbook.kept(KEY).catch(() => null);
  if (!text) return [];
  try {
    const kept = JSON.parse(text) as { version?: number; tables?: RememberedTable[] };
    return kept.version === 1 && Array.isArray(kept.tables) ? kept.tables.filter(isKnown) : [];
  } catch {
    return [];
  }
}

function isKnown({ sheet, choice }: RememberedTable): boolean {
  return typeof sheet === 'string' && choice?.version === 1 && Array.isArray(choice.columns);
}

/** The tables of a sheet as the person understood them last time, those that are not remembered as recognised. */
export function asRemembered(
  grid: Grid,
  tables: readonly RecognisedTable[],
  remembered: readonly RememberedTable[],
): { table: RecognisedTable; isRemembered: boolean }[] {
  const known = remembered
    .filter(({ sheet }) => sameSheet(sheet, grid.sheet))
    .flatMap(({ choice }) => applyChoice(grid, choice, tables) ?? []);
  return tables.map((table) => {
    const same = known.find((one) => isSamePlace(one, table));
    return same ? { table: same, isRemembered: true } : { table, isRemembered: false };
  });
}

function isSamePlace(one: RecognisedTable, other: RecognisedTable): boolean {
  const [first] = [...one.columns, ...one.unmatched];
  return (
    first !== undefined &&
    one.headerRows[0] === other.headerRows[0] &&
    [...other.columns, ...other.unmatched].some(({ at }) => at === first.at)
  );
}

interface TableOfSheet {
  grid: Grid;
  table: RecognisedTable;
}

/** Remembers how some tables are understood, for the next time that the workbook is opened. */
export async function rememberTables(workbook: Workbook, tables: readonly TableOfSheet[]): Promise<void> {
  if (tables.length === 0) return;
  const before = await rememberedTables(workbook);
  const others = before.filter((one) => !tables.some((table) => isOf(one, table)));
  const added = tables.map(({ grid, table }) => ({ sheet: grid.sheet, choice: rememberedChoice(table) }));
  const after = [...others, ...added].slice(-MOST_TABLES);
  // Each check remembers; mostly the same.
  if (JSON.stringify(after) !== JSON.stringify(before)) await keepTables(workbook, after);
}

/** Forgets how a table was understood. */
export async function forgetTable(workbook: Workbook, table: TableOfSheet): Promise<void> {
  await keepTables(
    workbook,
    (await rememberedTables(workbook)).filter((one) => !isOf(one, table)),
  );
}

/** Whether something is remembered of this table. */
function isOf({ sheet, choice }: RememberedTable, { grid, table }: TableOfSheet): boolean {
  return sameSheet(sheet, grid.sheet) && isChoiceOf(choice, table);
}

async function keepTables(workbook: Workbook, tables: readonly RememberedTable[]): Promise<void> {
  const text = tables.length === 0 ? null : JSON.stringify({ version: 1, tables });
  // A workbook that takes nothing is checked all the same.
  await workbook.keep(KEY, text).catch(() => undefined);
}
