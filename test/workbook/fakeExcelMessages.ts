/** What Microsoft's client library sends to the program, and how a stand-in for the program names the objects in it. */
import type { AreaRef, CellRef } from '../../src/workbook/port';

export interface Action {
  Id: number;
  /** 1 makes an object, 2 asks for properties, 3 calls, 4 sets a property. */
  ActionType: number;
  Name: string;
  ObjectPathId: number;
  ArgumentInfo?: { Arguments: unknown[]; ReferencedObjectPathIds?: unknown[] };
  QueryInfo?: { Select: string[] };
}

export interface ObjectPath {
  Id: number;
  ObjectPathType: number;
  Name: string;
  ParentObjectPathId?: number;
  ArgumentInfo?: { Arguments: unknown[]; ReferencedObjectPathIds?: unknown[] };
}

export interface Body {
  Actions: Action[];
  ObjectPaths: Record<string, ObjectPath>;
}

/** What an object path of a request stands for. */
export type Target =
  | { is: 'workbook' | 'worksheets' | 'nothing' | 'runtime' | 'application' | 'protection' | 'tables' | 'names' }
  | { is: 'sheet'; name: string }
  | { is: 'range'; area: AreaRef }
  /** Whole columns: `area` has their first cells. */
  | { is: 'columnsOfSheet'; area: AreaRef }
  | { is: 'format' | 'fill' | 'font'; areas: readonly AreaRef[] }
  | { is: 'ranges'; areas: readonly AreaRef[] }
  | { is: 'merged'; areas: readonly AreaRef[] }
  | { is: 'validation'; area: AreaRef }
  | { is: 'freeze'; sheet: string }
  | { is: 'notes' | 'comments'; sheet: string }
  | { is: 'note' | 'comment'; cell: CellRef }
  | { is: 'parts' }
  | { is: 'part'; id: string }
  | { is: 'newWorkbook'; file: string }
  | { is: 'tablesOfSheet'; sheet: string }
  | { is: 'tablesAround'; cell: CellRef }
  | { is: 'table'; name: string }
  | { is: 'columns'; table: string }
  | { is: 'column'; table: string; name: string }
  | { is: 'name'; name: string };

export const NOTHING: Target = { is: 'nothing' };

export class HostError extends Error {
  constructor(readonly code: string) {
    super(`The host says: ${code}`);
  }
}

export function rangeIn(target: Target): AreaRef {
  if (target.is !== 'range') throw new HostError('InvalidRequest');
  return target.area;
}

export function nameIn(target: Target): string {
  if (!('name' in target)) throw new HostError('InvalidRequest');
  return target.name;
}

export function oneCell({ sheet, row, column }: CellRef): AreaRef {
  return { sheet, row, column, rows: 1, columns: 1 };
}
