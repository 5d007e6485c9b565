import { isResultTitle } from '../../sheets/resultHeaders';
import { isFormula } from '../../workbook/changes/digest';
import { nextTurn } from '../../workbook/nextTurn';
import type { AreaRef, CellRef, CellValue, Workbook } from '../../workbook/port';
import { rowBlocks } from '../../workbook/rowBlocks';
import type { CellInput } from '../../workbook/writing';
import { formulaInText, holdsOurs, mendedFormula } from './mendedFormula';
import type { Repair, Repairs } from './repairs';

export interface FindingControl {
  /** Called with cells looked at and cells to look at. */
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

const CELLS_AT_ONCE = 50_000;

/**
 * Looks through all sheets for formulas of ours that do not work as they stand, and for texts that look like one.
 * Sheets of the add-in's own are left out: they tell formulas as texts. Nothing is changed.
 *
 * @throws the signal's reason, when it was given
 */
export async function findRepairs(workbook: Workbook, control: FindingControl = {}): Promise<Repairs> {
  const areas = await areasToSearch(workbook);
  const total = areas.reduce((sum, { area }) => sum + area.rows * area.columns, 0);
  let done = 0;
  const found: Repair[] = [];
  const doubtful: { cell: CellRef; text: string; piece: string }[] = [];
  const locked: { sheet: string; cells: number }[] = [];
  for (const { area, isLocked } of areas) {
    let cells = 0;
    for (const block of rowBlocks(area, CELLS_AT_ONCE)) {
      control.signal?.throwIfAborted();
      const here = await repairsIn(workbook, block);
      cells += here.found.length;
      if (!isLocked) for (const repair of here.found) found.push(repair);
      for (const one of here.doubtful) doubtful.push(one);
      done += block.rows * block.columns;
      control.onProgress?.(done, total);
      await nextTurn();
    }
    if (isLocked && cells > 0) locked.push({ sheet: area.sheet, cells });
  }
  control.signal?.throwIfAborted();
  return { found, doubtful, locked };
}

async function areasToSearch(workbook: Workbook): Promise<{ area: AreaRef; isLocked: boolean }[]> {
  const areas: { area: AreaRef; isLocked: boolean }[] = [];
  for (const { name, protected: isLocked = false } of await workbook.sheets()) {
    const area = await workbook.usedArea(name);
    if (!area) continue;
    const [[first]] = (await workbook.readArea({ ...area, rows: 1, columns: 1 })) as [[CellValue]];
    if (!isResultTitle(first)) areas.push({ area, isLocked });
  }
  return areas;
}

async function repairsIn(workbook: Workbook, block: AreaRef): Promise<Pick<Repairs, 'found' | 'doubtful'>> {
  const found: Repair[] = [];
  const doubtful: { cell: CellRef; text: string; piece: string }[] = [];
  const contents = await workbook.readContents(block);
  const shownAt = await valuesWhere(workbook, block, contents);
  for (const [r, line] of contents.entries())
    for (const [c, content] of line.entries()) {
      const cell = { sheet: block.sheet, row: block.row + r, column: block.column + c };
      if (isFormula(content)) {
        if (!holdsOurs(content.formula)) continue;
        const mended = mendedFormula(content.formula, shownAt(r, c));
        if (mended) found.push({ cell, before: content.formula, ...mended });
      } else if (typeof content === 'string') {
        const read = formulaInText(content);
        if (read && 'piece' in read) doubtful.push({ cell, text: content, piece: read.piece });
        else if (read) found.push({ cell, before: content, after: read.after, kind: 'text' });
      }
    }
  return { found, doubtful };
}

/** What cells show is read only where one of them holds a formula of ours. */
async function valuesWhere(
  workbook: Workbook,
  block: AreaRef,
  contents: readonly (readonly CellInput[])[],
): Promise<(row: number, column: number) => CellValue> {
  const isAnyOurs = contents.some((line) => line.some((content) => isFormula(content) && holdsOurs(content.formula)));
  const values = isAnyOurs ? await workbook.readArea(block) : [];
  return (row, column) => values[row]?.[column] ?? null;
}
