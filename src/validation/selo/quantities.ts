import { readNumber } from '../../brazil/numbers';
import type { ColumnId } from '../../sheets/columns';
import type { Material } from '../../rules/selo/material';
import { kilogramsOf } from '../../rules/selo/units';
import { gramsOf, NOTHING_FOUND, numberIn, remembered, textOf, type Cell, type Columns, type ReadCell } from './cells';

/** `Quantidade (t)`, `Qtde [sc]`. */
const UNIT_IN_HEADER = /[([]\s*([^\])]+?)\s*[\])]\s*$/;

/** Grams of the quantity of a row, by the unit beside it, or the one its heading names; kg where none does. */
export function quantityReader(columns: Columns, column: ColumnId) {
  const cellOf = columns.reader(column);
  const unitOf = unitReader(columns, column);
  return (row: number, material: Material | null): ReadCell<number> => {
    const cell = cellOf(row);
    const isNumber = typeof cell === 'number' && Number.isFinite(cell);
    const read = isNumber ? { value: cell, findings: NOTHING_FOUND } : numberIn(cell, column, false, readNumber);
    if (read.value === null) return { value: null, findings: read.findings };
    const { unit, kilograms: factor } = unitOf(row, material);
    if (factor === null) {
      const data = { code: 'R30', found: 'unitUnknown', typed: unit } as const;
      return { value: null, findings: [...read.findings, { severity: 'warning', column: 'unit', data }] };
    }
    const grams = gramsOf(read.value, factor);
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
  const unitOf = unitReader(columns, column);
  return (row, material) => unitOf(row, material).kilograms;
}

interface Unit {
  unit: string;
  kilograms: number | null;
}

function unitReader(columns: Columns, column: ColumnId): (row: number, material: Material | null) => Unit {
  const inHeader = UNIT_IN_HEADER.exec(columns.header(column))?.[1];
  const ofHeader = inHeader !== undefined && kilogramsOf(inHeader, { class: 'soja' }) !== null ? inHeader : 'kg';
  const cellOf = columns.reader('unit');
  const unitsOf = new Map<Material['class'], (cell: Cell) => Unit>();
  return (row, material) => {
    const kind = material?.class ?? 'diversificada';
    let unitOf = unitsOf.get(kind);
    if (!unitOf) {
      unitOf = remembered((cell) => {
        const unit = textOf(cell) ?? ofHeader;
        return { unit, kilograms: kilogramsOf(unit, { class: kind }) };
      });
      unitsOf.set(kind, unitOf);
    }
    return unitOf(cellOf(row));
  };
}
