import { readNumber } from '../../brazil/numbers';
import type { ColumnId } from '../../sheets/columns';
import type { Material } from '../../rules/selo/material';
import { kilogramsOf } from '../../rules/selo/units';
import { gramsOf, numberIn, textOf, type Cell, type Columns, type ReadCell } from './cells';

/** `Quantidade (t)`, `Qtde [sc]`. */
const UNIT_IN_HEADER = /[([]\s*([^\])]+?)\s*[\])]\s*$/;

/** Grams of the quantity of a row, by the unit beside it, or the one its heading names; kg where none does. */
export function quantityReader(columns: Columns, column: ColumnId) {
  const inHeader = UNIT_IN_HEADER.exec(columns.header(column))?.[1];
  const ofHeader = inHeader !== undefined && kilogramsOf(inHeader, { class: 'soja' }) !== null ? inHeader : 'kg';
  return (row: number, material: Material | null): ReadCell<number> => {
    const read = numberIn(columns.cell(column, row), column, false, readNumber);
    if (read.value === null) return { value: null, findings: read.findings };
    const unit = unitOf(columns.cell('unit', row), ofHeader);
    const factor = unit === 'kg' ? 1 : kilogramsOf(unit, material ?? { class: 'diversificada' });
    if (factor === null) {
      const data = { code: 'R30', found: 'unitUnknown', typed: unit } as const;
      return { value: null, findings: [...read.findings, { severity: 'warning', column: 'unit', data }] };
    }
    const cell = columns.cell(column, row);
    const grams = gramsOf(typeof cell === 'number' ? cell : read.value, factor);
    if (grams === null || factor === 1) return { value: grams, findings: read.findings };
    const data = { code: 'R30', found: 'converted', unit, kilograms: factor, grams } as const;
    return { value: grams, findings: [...read.findings, { severity: 'information', column, data }] };
  };
}

/** Kilograms of the unit that a row's quantities and prices are in; `null` where it has no fixed weight. */
export function unitFactorReader(
  columns: Columns,
  column: ColumnId,
): (row: number, material: Material | null) => number | null {
  const inHeader = UNIT_IN_HEADER.exec(columns.header(column))?.[1];
  const ofHeader = inHeader !== undefined && kilogramsOf(inHeader, { class: 'soja' }) !== null ? inHeader : 'kg';
  return (row, material) =>
    kilogramsOf(unitOf(columns.cell('unit', row), ofHeader), material ?? { class: 'diversificada' });
}

function unitOf(cell: Cell, otherwise: string): string {
  return textOf(cell) ?? otherwise;
}
