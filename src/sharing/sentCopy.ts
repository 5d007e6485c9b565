import type { IsoDate } from '../brazil/read';
import type { ColumnId, TableKind } from '../sheets/columns';
import type { CellValue, Workbook } from '../workbook/port';
import { packText, unpackText } from '../workbook/xlsx/packedText';
import { lineCode } from './copy/lineCodes';

/**
 * What a copy was sent with, kept in the sender's workbook: what comes back is compared with it. Rows and columns count
 * from zero. Of personal data it holds only what the copy does.
 */
export interface SentCopy {
  version: 1;
  /** Also the beginning of every line's code. */
  id: string;
  day: IsoDate;
  kind: TableKind;
  /** Name of the sender's sheet. */
  sheet: string;
  /** Row of the sender's sheet with the headers; `null` where the table has none. */
  headerRow: number | null;
  /** Name of the copy's sheet with the lines, whose headers are in its first row. */
  copySheet: string;
  /** In the order of the copy, whose first column holds the codes and is not among them. */
  columns: readonly SentColumn[];
  /** In the order of the copy. */
  lines: readonly SentLine[];
}

export interface SentColumn {
  /** Column of the sender's sheet; `null` for a result that was added to the copy. */
  at: number | null;
  header: string;
  id: ColumnId | null;
  /** `masked`: the sender has the whole value. `result`: computed, and not asked for. */
  treatment: 'asIs' | 'masked' | 'result';
  /** Cells of it were sent as formulas. */
  formulas: boolean;
  /**
   * Lines in whose cell something was masked although the column as a whole is not; absent where there are none, and in
   * copies that were made before it was kept.
   */
  maskedLines?: readonly number[];
}

export interface SentLine {
  /** What the first column of the copy says. */
  code: string;
  /** Row of the sender's sheet. */
  row: number;
  /** As the copy shows them, by its columns; of formulas what they came to. */
  values: readonly CellValue[];
}

/** Where the workbook keeps a copy. */
export function keyOfCopy(id: string): string {
  return `copies/${id}`;
}

/** The form in which a copy is kept: columns rather than lines, for like values pack well beside each other. */
interface KeptCopy extends Omit<SentCopy, 'lines'> {
  rows: readonly number[];
  values: readonly (readonly CellValue[])[];
}

/** A copy as a text that is kept in the workbook: of 20,000 lines with 20 columns about a megabyte. */
export function packSent({ lines, ...about }: SentCopy): string {
  const kept: KeptCopy = {
    ...about,
    rows: lines.map(({ row }) => row),
    values: about.columns.map((_, column) => lines.map(({ values }) => values[column] ?? null)),
  };
  return packText(JSON.stringify(kept));
}

/** A copy that was kept; `null` when the text is damaged or of another version. */
export function unpackSent(packed: string): SentCopy | null {
  const text = unpackText(packed);
  const kept = text === null ? null : parsed(text);
  if (kept === null) return null;
  const { rows, values, ...about } = kept;
  return {
    ...about,
    lines: rows.map((row, index) => ({
      code: lineCode(about.id, index + 1),
      row,
      values: values.map((column) => column[index] ?? null),
    })),
  };
}

function parsed(text: string): KeptCopy | null {
  try {
    const kept = JSON.parse(text) as Partial<KeptCopy>;
    const isWhole =
      kept.version === 1 && [kept.rows, kept.columns, kept.values].every(Array.isArray) && typeof kept.id === 'string';
    return isWhole ? (kept as KeptCopy) : null;
  } catch {
    return null;
  }
}

/** Where the workbook keeps the ids of its copies, the latest first. */
const IDS = 'copies';

/** Keeps what was sent in the sender's workbook. */
export async function keepSent(workbook: Workbook, sent: SentCopy): Promise<void> {
  await workbook.keep(keyOfCopy(sent.id), packSent(sent));
  const before = await sentIds(workbook);
  await workbook.keep(IDS, JSON.stringify([sent.id, ...before.filter((id) => id !== sent.id)]));
}

/** Takes back what was kept of copies that were not given after all. */
export async function forgetSent(workbook: Workbook, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const left = (await sentIds(workbook)).filter((id) => !ids.includes(id));
  await workbook.keep(IDS, left.length === 0 ? null : JSON.stringify(left));
  for (const id of ids) await workbook.keep(keyOfCopy(id), null);
}

/** Ids of the copies that the workbook knows of, the latest first. */
export async function sentIds(workbook: Workbook): Promise<string[]> {
  try {
    const ids: unknown = JSON.parse((await workbook.kept(IDS)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** What was sent under an id; `null` when the workbook does not know it. */
export async function sentUnder(workbook: Workbook, id: string): Promise<SentCopy | null> {
  const packed = await workbook.kept(keyOfCopy(id));
  return packed === null ? null : unpackSent(packed);
}
