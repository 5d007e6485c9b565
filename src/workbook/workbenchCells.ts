import { CellValueType, ObjectMatrix, IUniverInstanceService, UniverInstanceType } from '@univerjs/core';
import type { ICellData, Injector, Nullable, Workbook as UniverWorkbook, Worksheet } from '@univerjs/core';
import { FormulaDataModel, SheetsSelectionsService } from '@univerjs/preset-sheets-core';
import { overlap, widened, type Bounds } from './bounds';
import type { CellValue } from './port';

/** A cell of the embedded grid by the grid's own sheet id. */
export interface GridCell {
  sheetId: string;
  row: number;
  column: number;
}

export interface GridArea extends GridCell {
  rows: number;
  columns: number;
}

const errorValues = new Set(['#N/A', '#VALUE!', '#NAME?', '#NUM!', '#NULL!', '#DIV/0!', '#REF!', '#SPILL!', '#CALC!']);

/** Reads what cells of the embedded grid really hold: typed values, formulas, results, spilled results. */
export class WorkbenchCells {
  private readonly formulas: FormulaDataModel;
  private readonly instances: IUniverInstanceService;
  private readonly selections: SheetsSelectionsService;

  constructor(injector: Injector) {
    this.formulas = injector.get(FormulaDataModel);
    this.instances = injector.get(IUniverInstanceService);
    this.selections = injector.get(SheetsSelectionsService);
  }

  isOpen(): boolean {
    return Boolean(this.instances.getCurrentUnitOfType(UniverInstanceType.UNIVER_SHEET));
  }

  /** The workbook shown; throws when none is open. */
  workbook(): UniverWorkbook {
    const workbook = this.instances.getCurrentUnitOfType<UniverWorkbook>(UniverInstanceType.UNIVER_SHEET);
    if (!workbook) throw new Error('no workbook is open');
    return workbook;
  }

  /** The active cell; `null` before anything is selected. */
  active(): GridCell | null {
    const sheet = this.workbook().getActiveSheet();
    const selections = this.selections.getWorkbookSelections(this.unitId());
    const primary = selections.getCurrentLastSelection()?.primary;
    return primary ? { sheetId: sheet.getSheetId(), row: primary.actualRow, column: primary.actualColumn } : null;
  }

  value(cell: GridCell): CellValue {
    return this.reader(cell.sheetId)(cell.row, cell.column);
  }

  /** A function that gives values of one sheet, for reading many of them. */
  reader(sheetId: string): (row: number, column: number) => CellValue {
    const matrix = this.sheet(sheetId).getCellMatrix();
    const spilled = this.formulas.getArrayFormulaCellData()[this.unitId()]?.[sheetId];
    return (row, column) => {
      const own = matrix.getValue(row, column);
      const value = valueOf(own);
      return value ?? valueOf(spilled?.[row]?.[column]) ?? null;
    };
  }

  /** As above, but of what the cells hold themselves: nothing that a formula elsewhere spilled into them. */
  ownReader(sheetId: string): (row: number, column: number) => CellValue {
    const matrix = this.sheet(sheetId).getCellMatrix();
    return (row, column) => valueOf(matrix.getValue(row, column));
  }

  /** The smallest bounds around every cell of a sheet that holds something of its own or was spilled into. */
  used(sheetId: string): Bounds | null {
    const formulas = this.formulas.getFormulaData()[this.unitId()]?.[sheetId];
    let bounds: Bounds | null = null;
    this.sheet(sheetId)
      .getCellMatrix()
      .forValue((row, column, cell) => {
        if (valueOf(cell) !== null || cell?.f || formulas?.[row]?.[column]) bounds = widened(bounds, { row, column });
      });
    const spilled = new ObjectMatrix(this.formulas.getArrayFormulaCellData()[this.unitId()]?.[sheetId] ?? {});
    spilled.forValue((row, column, cell) => {
      if (valueOf(cell) !== null) bounds = widened(bounds, { row, column });
    });
    return bounds;
  }

  /** What a formula elsewhere spilled into a cell that holds nothing of its own. */
  spilled(cell: GridCell): Nullable<ICellData> {
    if (this.formula(cell) !== null) return null;
    return this.formulas.getArrayFormulaCellData()[this.unitId()]?.[cell.sheetId]?.[cell.row]?.[cell.column];
  }

  /** The formula that a cell itself holds, with its leading `=`. */
  formula({ sheetId, row, column }: GridCell): string | null {
    return this.formulas.getFormulaStringByCell(row, column, sheetId, this.unitId()) ?? null;
  }

  /** The block that the formula in a cell filled, when it is more than the cell itself. */
  spillOf({ sheetId, row, column }: GridCell): GridArea | null {
    const range = this.formulas.getArrayFormulaRange()[this.unitId()]?.[sheetId]?.[row]?.[column];
    if (!range || (range.startRow === range.endRow && range.startColumn === range.endColumn)) return null;
    return {
      sheetId,
      row,
      column,
      rows: range.endRow - range.startRow + 1,
      columns: range.endColumn - range.startColumn + 1,
    };
  }

  /** The blocks of a sheet that formulas filled, where they are more than the formula's own cell. */
  spills(sheetId: string): GridArea[] {
    const ranges = this.formulas.getArrayFormulaRange()[this.unitId()]?.[sheetId] ?? {};
    return Object.entries(ranges).flatMap(([row, columns]) =>
      Object.keys(columns ?? {}).flatMap(
        (column) => this.spillOf({ sheetId, row: Number(row), column: Number(column) }) ?? [],
      ),
    );
  }

  /** The cell whose formula spilled into this one, which holds nothing of its own. */
  spillAnchor(cell: GridCell): GridCell | null {
    const { sheetId, row, column } = cell;
    if (this.formula(cell) !== null) return null;
    const spill = this.spills(sheetId).find((one) => overlap(one, { row, column, rows: 1, columns: 1 }));
    return spill ? { sheetId, row: spill.row, column: spill.column } : null;
  }

  sheet(sheetId: string): Worksheet {
    const sheet = this.workbook().getSheetBySheetId(sheetId);
    if (!sheet) throw new Error(`no sheet ${sheetId}`);
    return sheet;
  }

  private unitId(): string {
    return this.workbook().getUnitId();
  }
}

function valueOf(cell: Nullable<ICellData>): CellValue {
  const value = cell?.v;
  if (cell?.p?.body) return cell.p.body.dataStream.replace(/\r\n$/, '').replace(/\r/g, '\n');
  if (value === undefined || value === null) return null;
  if (cell?.t === CellValueType.BOOLEAN) return value === 1 || value === true || value === 'TRUE' || value === '1';
  if (cell?.t === CellValueType.NUMBER) return Number(value);
  if (cell?.t !== CellValueType.FORCE_STRING && errorValues.has(String(value))) return { error: String(value) };
  return value;
}
