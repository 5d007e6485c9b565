import { areaAddress, parseArea, parseCell } from '../address';
import type { Cell } from '../book';
import { shiftFormula } from '../formula/shift';
import { encodeXml, XmlDamage, XmlWalker } from '../package/xml';
import { cellXml, looksLikeFormula, type CellContext } from '../write/cellXml';
import type { StyleSheet } from '../write/styleSheet';
import type { CellChange } from './changes';

/** Writes changed cells into the text of a sheet part; every other cell keeps its text. */
export function patchCells(
  text: string,
  changes: readonly CellChange[],
  styles: StyleSheet | null,
  context: CellContext,
): string {
  if (changes.length === 0) return text;
  const patched = new SheetDataPatch(text, changes, styles, context).apply();
  return grownDimension(patched, changes);
}

/** A group of cells that share one formula, whose first cell is being changed: the others get their own. */
interface SharedGroup {
  formula: string;
  row: number;
  column: number;
}

class SheetDataPatch {
  private readonly xml: XmlWalker;
  private readonly pending: Map<number, Map<number, CellChange>>;
  private readonly rowOrder: number[];
  private readonly dissolved = new Map<string, SharedGroup>();
  /** Formats of whole columns. */
  private readonly columns: readonly { first: number; last: number; format: number }[];
  /** Format of the row at hand; 0 for none of its own. */
  private rowFormat = 0;
  private out = '';
  /** Text before this position is in `out` already. */
  private done = 0;

  constructor(
    private readonly text: string,
    changes: readonly CellChange[],
    private readonly styles: StyleSheet | null,
    private readonly context: CellContext,
  ) {
    this.xml = new XmlWalker(text);
    this.columns = columnFormats(text);
    this.pending = new Map();
    for (const change of changes) {
      const row = this.pending.get(change.row) ?? new Map<number, CellChange>();
      this.pending.set(change.row, row.set(change.column, change));
    }
    this.rowOrder = [...this.pending.keys()].sort((a, b) => a - b);
  }

  apply(): string {
    const { xml } = this;
    xml.nextOpen('sheetData');
    if (xml.empty) {
      this.copyTo(xml.start);
      this.out += '<sheetData>';
      this.addRowsBefore(Infinity);
      this.out += '</sheetData>';
      this.done = xml.end;
    } else {
      while (xml.next() && !(xml.kind === 'close' && xml.name === 'sheetData')) {
        if (xml.kind === 'open' && xml.name === 'row') this.row();
      }
      this.copyTo(xml.start);
      this.addRowsBefore(Infinity);
    }
    return this.out + this.text.slice(this.done);
  }

  private copyTo(position: number): void {
    this.out += this.text.slice(this.done, position);
    this.done = position;
  }

  private addRowsBefore(row: number): void {
    while (this.rowOrder.length > 0 && this.rowOrder[0]! < row) {
      const number = this.rowOrder.shift()!;
      this.rowFormat = 0;
      const cells = this.sortedChanges(number).map((change) => this.newCell(change));
      const inner = cells.join('');
      if (inner) this.out += `<row r="${number + 1}">${inner}</row>`;
    }
  }

  private sortedChanges(row: number): CellChange[] {
    return [...this.pending.get(row)!.values()].sort((a, b) => a.column - b.column);
  }

  private row(): void {
    const { xml } = this;
    const number = Number(xml.attribute('r')) - 1;
    if (this.rowOrder[0]! < number) {
      this.copyTo(xml.start);
      this.addRowsBefore(number);
    }
    if (this.rowOrder[0] === number) {
      this.rowOrder.shift();
      this.rowFormat = /^(?:1|true)$/.test(xml.attribute('customFormat') ?? '') ? Number(xml.attribute('s') ?? 0) : 0;
      this.changedRow(number);
    } else if (this.dissolved.size > 0) {
      if (!xml.empty) this.cells(number, []);
    } else if (!xml.empty) {
      const close = this.text.indexOf('</row', xml.end);
      if (close >= 0) xml.end = close;
    }
  }

  private changedRow(number: number): void {
    const { xml } = this;
    const changes = this.sortedChanges(number);
    const tag = this.text.slice(xml.start, xml.end);
    // `spans` is a hint about the columns used; without it there is nothing to keep right.
    const opening = tag.replace(/\sspans="[^"]*"/, '');
    this.copyTo(xml.start);
    this.done = xml.end;
    if (xml.empty) {
      const inner = changes.map((change) => this.newCell(change)).join('');
      this.out += inner ? `${opening.replace(/\s*\/>$/, '>')}${inner}</row>` : tag;
      return;
    }
    this.out += opening;
    this.cells(number, changes);
  }

  /** Walks over the cells of a row up to its close, writing the changed ones. */
  private cells(row: number, changes: readonly CellChange[]): void {
    const { xml } = this;
    let next = 0;
    while (xml.next() && !(xml.kind === 'close' && xml.name === 'row')) {
      if (xml.kind !== 'open' || xml.name !== 'c') continue;
      const start = xml.start;
      const column = parseCell(xml.attribute('r') ?? '')?.column;
      if (column === undefined) throw new XmlDamage('cell address');
      const format = Number(xml.attribute('s') ?? 0);
      const shared = xml.empty ? null : this.readCell();
      const end = xml.end;
      while (next < changes.length && changes[next]!.column < column) {
        this.copyTo(start);
        this.out += this.newCell(changes[next++]!);
      }
      const change = changes[next]?.column === column ? changes[next++] : undefined;
      if (change && shared?.formula && formulaChanged(change)) {
        this.dissolved.set(shared.group, { formula: shared.formula, row, column });
      }
      const orphan = shared && !shared.formula ? this.dissolved.get(shared.group) : undefined;
      if (change) {
        this.copyTo(start);
        this.out += this.changedCell(this.text.slice(start, end), change, format, orphan !== undefined);
        this.done = end;
      } else if (orphan) {
        this.copyTo(shared!.start);
        this.out += ownFormula(orphan, row, column);
        this.done = shared!.end;
      }
    }
    this.copyTo(xml.start);
    for (; next < changes.length; next++) this.out += this.newCell(changes[next]!);
  }

  /** Moves over a cell and tells which shared formula it belongs to. */
  private readCell(): { group: string; formula: string; start: number; end: number } | null {
    const { xml } = this;
    let shared: { group: string; formula: string; start: number; end: number } | null = null;
    while (xml.next() && !(xml.kind === 'close' && xml.name === 'c')) {
      if (xml.kind !== 'open' || xml.name !== 'f' || xml.attribute('t') !== 'shared') continue;
      const [start, group] = [xml.start, xml.attribute('si') ?? ''];
      shared = { group, formula: xml.content(), start, end: xml.end };
    }
    return shared;
  }

  private newCell(change: CellChange): string {
    const { after, row, column } = change;
    if (!after) return '';
    // A cell that the file does not list looks like its row, else like its column.
    const inherited =
      this.rowFormat || (this.columns.find(({ first, last }) => column >= first && column <= last)?.format ?? 0);
    const format = this.format(change, inherited);
    if (after.value === null && after.formula === undefined && format === inherited) return '';
    return cellXml(row, column, after, format, this.context);
  }

  private changedCell(old: string, change: CellChange, oldFormat: number, orphan: boolean): string {
    const { row, column, after, before } = change;
    const format = this.format(change, oldFormat);
    if (!change.content && !orphan) return withFormat(old, format);
    const cell: Cell = { ...(after ?? { value: null }), ...(change.content ? {} : { value: before!.value }) };
    const made = cellXml(row, column, cell, format, this.context);
    // A computed result that changed: the formula stays as the file has it.
    return after?.formula === undefined || formulaChanged(change) || orphan ? made : withResult(old, made);
  }

  private format({ after, before, style, content }: CellChange, base: number): number {
    const typed = after?.formula === undefined ? after?.value : null;
    const keepText = typeof typed === 'string' && looksLikeFormula(typed);
    // The mark of a text would turn a formula or number into a text when it is edited in Excel.
    const dropMark = content && typeof typed !== 'string' && (this.styles?.isMarkedText(base) ?? false);
    if (!this.styles || (!style && !keepText && !dropMark)) return base;
    const wanted = style ? (after?.style ?? {}) : (before?.style ?? {});
    return this.styles.formatNumber({ style: wanted, before: before?.style, base, keepText, dropMark });
  }
}

function columnFormats(text: string): { first: number; last: number; format: number }[] {
  const found: { first: number; last: number; format: number }[] = [];
  const xml = new XmlWalker(text);
  while (xml.next() && !(xml.kind === 'open' && xml.name === 'sheetData')) {
    if (xml.kind !== 'open' || xml.name !== 'col' || xml.attribute('style') === undefined) continue;
    const [first, last] = [Number(xml.attribute('min')) - 1, Number(xml.attribute('max')) - 1];
    found.push({ first, last, format: Number(xml.attribute('style')) });
  }
  return found;
}

function formulaChanged({ content, before, after }: CellChange): boolean {
  return content && before?.formula !== after?.formula;
}

/** The formula that a member of a group had all along, written out. */
function ownFormula(group: SharedGroup, row: number, column: number): string {
  return `<f>${encodeXml(shiftFormula(group.formula, row - group.row, column - group.column))}</f>`;
}

function withFormat(cell: string, format: number): string {
  const bare = cell.replace(/^(<c\b[^>]*?)\ss="\d*"/, '$1');
  return format === 0 ? bare : bare.replace(/^<c\b/, `<c s="${format}"`);
}

/** The old cell with the type and value of the new one. */
function withResult(old: string, made: string): string {
  const type = /^<c\b[^>]*?\st="(\w+)"/.exec(made)?.[1];
  const value = /<v>[\s\S]*<\/v>/.exec(made)?.[0] ?? '';
  const opening = /^<c\b(?:[^>"]|"[^"]*")*>/.exec(old)![0];
  const formula = /<f\b(?:[^>"]|"[^"]*")*(?:\/>|>[\s\S]*?<\/f>)/.exec(old)![0];
  const untyped = opening.replace(/\st="\w*"/, '').replace(/\svm="\d*"/, '');
  return `${type ? untyped.replace(/>$/, ` t="${type}">`) : untyped}${formula}${value}</c>`;
}

/** The part with its announced size stretched over the cells that were added. */
function grownDimension(text: string, changes: readonly CellChange[]): string {
  const found = /<dimension\s+ref="([^"]*)"\s*\/>/.exec(text);
  const area = found && parseArea(found[1]!);
  if (!found || !area) return text;
  let [top, left] = [area.row, area.column];
  let [bottom, right] = [area.row + area.rows - 1, area.column + area.columns - 1];
  for (const { row, column, after } of changes) {
    if (!after) continue;
    [top, left] = [Math.min(top, row), Math.min(left, column)];
    [bottom, right] = [Math.max(bottom, row), Math.max(right, column)];
  }
  const grown = areaAddress({ row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 });
  if (grown === areaAddress(area)) return text;
  return text.slice(0, found.index) + `<dimension ref="${grown}"/>` + text.slice(found.index + found[0].length);
}
