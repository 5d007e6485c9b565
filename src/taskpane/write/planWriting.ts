import type { Change, ResizedTable } from '../../workbook/changes/change';
import { areaOfCell, noStates, touchedBy } from '../../workbook/changes/cellStates';
import { changedSheets } from '../../workbook/changes/changedSince';
import { Region } from '../../workbook/changes/region';
import { statesOf } from '../../workbook/changes/statesBefore';
import { undoEntries, undoRecord } from '../../workbook/changes/undoStack';
import { isResultTitle } from '../../sheets/resultHeaders';
import type { Severity } from '../../validation/finding';
import type { CellMark, TableResults, WriteBack } from '../../validation/writeBack/writeBack';
import { paced, type Control } from '../../validation/work';
import { sameSheet } from '../../workbook/address';
import type { Steps } from '../../rules/steps';
import type { AreaRef, Workbook } from '../../workbook/port';
import type { CellInput, Edit, NewSheet } from '../../workbook/writing';
import { placeColumns, type Placed } from './placeColumns';
import { tableKey, writtenColumns, type WrittenColumn } from './written';

/** What the person wants to be written. */
export interface WriteChoices {
  columns: boolean;
  colors: boolean;
  notes: boolean;
  findingsSheet: boolean;
  memorySheet: boolean;
}

export type SheetOfOurs = 'findingsSheet' | 'memorySheet';

/** What would be written where. */
export interface WriteFacts {
  columns: readonly PlacedColumns[];
  /** Tables without a row for headers get no columns. */
  withoutHeader: readonly string[];
  colored: number;
  notes: number;
  /** Cells that keep their own note or their conversation. */
  ownNotes: number;
  conversations: number;
  /** Cells beyond the most that get notes. */
  notesBeyond: number;
  notesUnsupported: boolean;
  sheets: readonly PlacedSheet[];
}

export interface PlacedColumns {
  /** From the headers to the last row. */
  area: AreaRef;
  again: boolean;
  /** The table of the program that they belong to. */
  table: string | null;
}

export interface PlacedSheet {
  which: SheetOfOurs;
  wanted: string;
  name: string;
  /** `replaces`: one that was written before. */
  how: 'new' | 'replaces';
  /** Why it does not have the name wanted. */
  because: 'changedByPerson' | 'ofAnotherCheck' | 'notOurs' | null;
}

export interface WritePlan {
  change: Change;
  facts: WriteFacts;
  written: readonly WrittenColumn[];
}

/** Light enough for the text on them; of no palette of the programs, so that nobody has coloured cells like this. */
export const SEVERITY_COLORS: Readonly<Record<Severity, string>> = {
  error: '#FFD2CC',
  warning: '#FFEDB8',
  information: '#D9EBF7',
};

/** How the add-in's notes begin. */
const OWN_NOTE = 'ConfereBio:';
/** More notes than that make a workbook slow. */
const MOST_NOTES = 3_000;
/** Rows beside which results are worked out between two breaks. */
const ROWS_A_STEP = 200;
const MARKS_A_STEP = 5_000;

/**
 * Plans the writing of what a check can write, in slices: the page stays alive. Nothing is changed.
 *
 * @throws Cancelled or the signal's reason, when it was given
 */
export async function planWriting(
  workbook: Workbook,
  writeBack: WriteBack,
  choices: WriteChoices,
  layer: string,
  control: Control = {},
): Promise<WritePlan> {
  const { signal } = control;
  const edits: Edit[] = [];
  const tables: ResizedTable[] = [];
  const written: WrittenColumn[] = [];
  const columns: PlacedColumns[] = [];
  const withoutHeader: string[] = [];
  let values = 0;
  if (choices.columns) {
    const before = await writtenColumns(workbook);
    for (const results of writeBack.tables.filter(({ table }) => table.dataRows.length > 0)) {
      signal?.throwIfAborted();
      const { grid, table } = results;
      const key = tableKey(layer, grid.sheet, table.kind);
      const placed = await placeColumns(workbook, results, key, before);
      if (!placed) {
        withoutHeader.push(grid.sheet);
        continue;
      }
      if (placed.resized) tables.push(placed.resized);
      for (const edit of await paced(columnEdits(results, placed), control)) edits.push(edit);
      values += results.columns.length * table.dataRows.length;
      written.push(...placed.columns.map((column, at) => writtenColumn(results, placed, at, column, key)));
      columns.push(...placedColumns(results, placed));
    }
  }
  const marks = choices.colors || choices.notes ? await paced(writeBack.marks(), control) : [];
  if (choices.colors) for (const edit of await paced(colorEdits(marks), control)) edits.push(edit);
  const { notes, facts: noteFacts } = await plannedNotes(workbook, choices.notes ? marks : [], signal);
  for (const note of notes) edits.push(note);
  const sheets = await plannedSheets(workbook, writeBack, choices, layer, control);
  const colored = choices.colors ? marks.length : 0;
  return {
    change: {
      label: { what: 'results', columns: written.length, cells: values + colored },
      edits,
      sheets: sheets.map(({ sheet }) => sheet),
      tables,
      layer,
    },
    facts: { columns, withoutHeader, colored, ...noteFacts, sheets: sheets.map(({ placed }) => placed) },
    written,
  };
}

function writtenColumn(
  { grid, columns }: TableResults,
  { headerRow }: Placed,
  at: number,
  column: number,
  table: string,
): WrittenColumn {
  const { id, header } = columns[at]!;
  return { table, id, sheet: grid.sheet, headerRow, column, header };
}

/** Columns side by side are told as one area. */
function placedColumns({ grid }: TableResults, placed: Placed): PlacedColumns[] {
  const { headerRow, last, again, resized } = placed;
  const region = Region.of(
    placed.columns.map((column) => ({
      sheet: grid.sheet,
      row: headerRow,
      column,
      rows: last - headerRow + 1,
      columns: 1,
    })),
  );
  return region.areas().map((area) => ({ area, again, table: resized?.name ?? null }));
}

function* columnEdits(
  { grid, table, columns }: TableResults,
  { columns: places, headerRow, first, last }: Placed,
): Steps<Edit[]> {
  const { sheet } = grid;
  const edits: Edit[] = [];
  // Columns that stand side by side are written together.
  for (const run of runsOf(places)) {
    const of = columns.slice(run.from, run.from + run.length);
    const column = places[run.from]!;
    const block = { sheet, column, columns: run.length };
    edits.push({
      kind: 'contents',
      area: { ...block, row: headerRow, rows: 1 },
      cells: [of.map(({ header }) => header)],
    });
    edits.push({ kind: 'bold', areas: [{ ...block, row: headerRow, rows: 1 }], bold: true });
    for (const [at, { numberFormat, width }] of of.entries()) {
      const area = { sheet, column: column + at, row: first, rows: last - first + 1, columns: 1 };
      if (numberFormat !== null) edits.push({ kind: 'numberFormat', areas: [area], format: numberFormat });
      edits.push({ kind: 'columnWidth', sheet, column: column + at, pixels: width });
    }
    const cells: (CellInput | undefined)[][] = [];
    let index = 0;
    for (let row = first; row <= last; row++) {
      const isData = grid.top + table.dataRows[index]! === row;
      cells.push(isData ? of.map(({ valueOf }) => valueOf(index)) : []);
      if (isData) index++;
      if (cells.length % ROWS_A_STEP === 0) yield;
    }
    edits.push({ kind: 'contents', area: { ...block, row: first, rows: last - first + 1 }, cells });
  }
  return edits;
}

function runsOf(places: readonly number[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const [at, place] of places.entries()) {
    const last = runs.at(-1);
    if (last && places[at - 1] === place - 1) last.length++;
    else runs.push({ from: at, length: 1 });
  }
  return runs;
}

function* colorEdits(marks: readonly CellMark[]): Steps<Edit[]> {
  const regions = { error: new Region(), warning: new Region(), information: new Region() };
  for (const [at, { severity, cell }] of marks.entries()) {
    regions[severity].addCell(cell);
    if (at % MARKS_A_STEP === MARKS_A_STEP - 1) yield;
  }
  return Object.entries(SEVERITY_COLORS).flatMap(([severity, color]): Edit[] => {
    const region = regions[severity as Severity];
    return region.isEmpty ? [] : [{ kind: 'fill', areas: region.areas(), color }];
  });
}

type NoteFacts = Pick<WriteFacts, 'notes' | 'ownNotes' | 'conversations' | 'notesBeyond' | 'notesUnsupported'>;

/** Notes for cells that have none, or one of ours; a cell with a conversation takes none. */
async function plannedNotes(
  workbook: Workbook,
  all: readonly CellMark[],
  signal?: AbortSignal,
): Promise<{ notes: Edit[]; facts: NoteFacts }> {
  const facts = { notes: 0, ownNotes: 0, conversations: 0, notesBeyond: 0, notesUnsupported: false };
  if (all.length === 0) return { notes: [], facts };
  if (!workbook.abilities.notes) return { notes: [], facts: { ...facts, notesUnsupported: true } };
  const worstFirst = [...all].sort((one, other) => RANK[one.severity] - RANK[other.severity]);
  const marks = worstFirst.slice(0, MOST_NOTES);
  const region = Region.of(marks.map(({ cell }) => areaOfCell(cell)));
  const { states, conversations } = await statesOf(workbook, { ...touchedBy(noStates()), notes: region }, signal);
  const foreign = Region.of(
    states.notes.filter(({ text }) => text !== null && !text.startsWith(OWN_NOTE)).map(({ cell }) => areaOfCell(cell)),
  );
  const notes: Edit[] = [];
  for (const { cell, text } of marks) {
    if (conversations.has(cell)) facts.conversations++;
    else if (foreign.has(cell)) facts.ownNotes++;
    else notes.push({ kind: 'note', cell, text });
  }
  return { notes, facts: { ...facts, notes: notes.length, notesBeyond: all.length - marks.length } };
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, information: 2 };

async function plannedSheets(
  workbook: Workbook,
  writeBack: WriteBack,
  choices: WriteChoices,
  layer: string,
  control: Control,
): Promise<{ sheet: NewSheet; placed: PlacedSheet }[]> {
  const wanted = (['findingsSheet', 'memorySheet'] as const).filter((which) => choices[which]);
  if (wanted.length === 0) return [];
  const entry = (await undoEntries(workbook)).find((one) => one.layer === layer);
  const record = entry ? await undoRecord(workbook, entry.id) : null;
  const own = (record?.sheets ?? []).map(({ name }) => name);
  const changed = await changedSheets(workbook, record?.sheets ?? [], control.signal);
  const present = (await workbook.sheets()).map(({ name }) => name);
  const planned: { sheet: NewSheet; placed: PlacedSheet }[] = [];
  for (const which of wanted) {
    const sheet = await paced(writeBack[which](), control);
    const standing = (name: string): PlacedSheet['how'] | null => {
      if (!present.some((one) => sameSheet(one, name))) return 'new';
      return own.some((one) => sameSheet(one, name)) && !changed.includes(name) ? 'replaces' : null;
    };
    let name = sheet.name;
    for (let number = 2; standing(name) === null; number++) name = `${sheet.name.slice(0, 26)} (${number})`;
    const because = name === sheet.name ? null : await whyNot(workbook, sheet.name, own);
    planned.push({
      sheet: { ...sheet, name },
      placed: { which, wanted: sheet.name, name, how: standing(name)!, because },
    });
  }
  return planned;
}

async function whyNot(
  workbook: Workbook,
  name: string,
  own: readonly string[],
): Promise<Exclude<PlacedSheet['because'], null>> {
  if (own.some((one) => sameSheet(one, name))) return 'changedByPerson';
  const { value } = await workbook.readCell({ sheet: name, row: 0, column: 0 });
  return isResultTitle(value) ? 'ofAnotherCheck' : 'notOurs';
}
