import { exact, type Decimal } from '../../rules/exact';
import type { Act } from '../../rules/pgpmbio/priceTable';
import type { DraftRow, TableDraft } from '../../rules/pgpmbio/tableDraft';
import type { CellValue } from '../../workbook/port';
import { cellAddress } from '../../workbook/address';
import { fold, tidy } from '../../brazil/text';
import { readDate } from '../../brazil/dates';
import type { Read } from '../../brazil/read';
import { readShare } from '../../brazil/share';
import { readYesNo } from '../../brazil/yesNo';
import { cellOf, isFilled, textOf } from '../gridCells';
import type { Grid } from '../recognisedTable';
import { doubtsOfLimit, readPriceAmount, readLimitAmount } from './amounts';
import { labelOf } from './label';
import { COLUMNS, HEAD, MPA_ROUNDINGS, VSP_ROUNDINGS, WORDS, type HeadLine, type RowColumn } from './layout';
import { readPlaces } from './places';
import type { UnreadWhy } from '../../explain/tables/unreadCells';
import type { UnreadCell } from './unread';

/** A table read back from its sheet. */
export interface ReadPriceTable {
  draft: TableDraft;
  /** Row of the sheet, from zero, of each row of the draft: where a finding of it is to be mended. */
  sheetRows: readonly number[];
  /** Cells that could not be read. Their values are missing in the draft. */
  unread: readonly UnreadCell[];
}

/**
 * The price table that a sheet holds, whatever people did to it: columns moved or left out, lines of the head in
 * another order, `R$`, decimals with comma or dot, regions instead of states. `null` where the sheet holds none.
 *
 * @throws MunicipalitiesNotLoaded where a row lists municipalities before the country's list is loaded
 */
export function readPriceTable(grid: Grid): ReadPriceTable | null {
  const header = headerRowOf(grid);
  return header && new Reader(grid, header.columns).read(header.row);
}

type Columns = ReadonlyMap<RowColumn, number>;

/** The first row with the headers of product and limit, and of a price or a fixed value. */
function headerRowOf(grid: Grid): { row: number; columns: Columns } | null {
  for (let row = 0; row < grid.values.length; row++) {
    const columns = columnsIn(grid, row);
    const hasFigure = columns.has('minimumPrice') || columns.has('fixedValue');
    if (columns.has('product') && columns.has('limit') && hasFigure) return { row, columns };
  }
  return null;
}

function columnsIn(grid: Grid, row: number): Columns {
  const found = new Map<RowColumn, number>();
  (grid.values[row] ?? []).forEach((cell, at) => {
    const key = fold(textOf(cell).replace(/\([^)]*\)/g, ''));
    const known = key === '' ? undefined : COLUMNS.find((one) => one.known.test(key) && !found.has(one.column));
    if (known) found.set(known.column, at);
  });
  return found;
}

/** Words that notes below a table begin with. */
const NOTE = /^(?:\(?\*|\(?\d\)|notas?\b|fontes?\b|obs\b|observa)/i;

class Reader {
  private readonly unread: UnreadCell[] = [];

  constructor(
    private readonly grid: Grid,
    private readonly columns: Columns,
  ) {}

  read(headerRow: number): ReadPriceTable {
    const head = this.head(headerRow);
    const rows: DraftRow[] = [];
    const sheetRows: number[] = [];
    let above: DraftRow | null = null;
    for (let row = headerRow + 1; row < this.grid.values.length; row++) {
      if (this.isPassedOver(row)) continue;
      const read: DraftRow = this.row(row, above);
      rows.push(read);
      sheetRows.push(this.grid.top + row);
      above = read;
    }
    return { draft: { ...head, rows }, sheetRows, unread: this.unread };
  }

  /** A blank row, a note, or the headers once more. */
  private isPassedOver(row: number): boolean {
    const filled = [...this.columns].filter(([, at]) => isFilled(cellOf(this.grid, row, at)));
    if (filled.length === 0) return true;
    if (filled.length === 1 && filled.every(([column]) => NOTE.test(this.text(row, column)))) return true;
    return columnsIn(this.grid, row).has('product') && columnsIn(this.grid, row).has('limit');
  }

  private head(headerRow: number): Omit<TableDraft, 'rows'> {
    const cells = new Map<HeadLine, { row: number; at: number }[]>();
    for (let row = 0; row < headerRow; row++) {
      // The cell behind a label is its value, whatever it says.
      let valueAt = -1;
      (this.grid.values[row] ?? []).forEach((cell, at) => {
        const key = typeof cell === 'string' && at !== valueAt ? fold(tidy(cell).replace(/\([^)]*\)/g, '')) : '';
        const known = key === '' ? undefined : HEAD.find((one) => one.known.test(key));
        if (!known) return;
        valueAt = at + 1;
        cells.set(known.line, [...(cells.get(known.line) ?? []), { row, at: valueAt }]);
      });
    }
    const place = (line: HeadLine) => cells.get(line)?.[0] ?? null;
    const value = <T>(line: HeadLine, missing: T, of: (cell: CellValue) => Read<T>): T => {
      const found = place(line);
      return found === null ? missing : this.valueOf(found.row, found.at, line, missing, of);
    };
    const decimal = (read: Read<string>): Read<Decimal | null> =>
      read.ok ? { ...read, value: exact(read.value) } : read;
    const cap = place('annualCap');
    const text = (line: HeadLine) => {
      const found = place(line);
      return found === null ? '' : textOf(cellOf(this.grid, found.row, found.at));
    };
    return {
      harvest: text('harvest'),
      id: text('id'),
      validFrom: value<string | null>('validFrom', null, readDate),
      validTo: value<string | null>('validTo', null, readDate),
      replacesBuiltIn: value('replacesBuiltIn', false, readYesNo),
      annualCap: cap && this.limit(cap.row, cap.at, 'annualCap'),
      marketDiscount: value<Decimal | null>('marketDiscount', null, (cell) => decimal(readShare(cell))),
      mpaRounding: this.choice('mpaRounding', place('mpaRounding'), MPA_ROUNDINGS, 'truncate'),
      vspRounding: this.choice('vspRounding', place('vspRounding'), VSP_ROUNDINGS, 'truncate'),
      requiresMarketBelowMinimum: value('requiresMarketBelowMinimum', false, readYesNo),
      fixedValueRequiresMarketBelowMinimum: value('fixedValueRequiresMarketBelowMinimum', false, readYesNo),
      acts: (['prices', 'fixedValues', 'limits', 'calculation'] as const).flatMap((sets) =>
        (cells.get(`act.${sets}`) ?? []).flatMap(({ row, at }) => this.act(row, at, sets)),
      ),
    };
  }

  private act(row: number, at: number, sets: Act['sets']): Act[] {
    const [name, source] = [textOf(cellOf(this.grid, row, at)), textOf(cellOf(this.grid, row, at + 1))];
    return name === '' && source === '' ? [] : [{ name, sets, source }];
  }

  private row(row: number, above: DraftRow | null): DraftRow {
    const typed = labelOf(this.text(row, 'product'), this.text(row, 'form'));
    // A product's cell that is merged over its regions, or left blank below the first.
    const label = this.text(row, 'product') === '' && above !== null ? above.label : typed;
    const minimumPrice = this.amount(row, 'minimumPrice');
    const fixedValue = this.amount(row, 'fixedValue');
    const mode = this.mode(row, minimumPrice, fixedValue);
    const region = this.text(row, 'region');
    const tell = (column: RowColumn) => (why: UnreadWhy) => this.tell(row, this.columns.get(column), column, why);
    const places = readPlaces(
      { region, ufs: this.text(row, 'ufs'), municipalities: this.linesOf(row, 'municipalities') },
      { region: tell('region'), ufs: tell('ufs'), municipalities: tell('municipalities') },
    );
    const limitAt = this.columns.get('limit');
    const limit = limitAt === undefined ? null : this.limit(row, limitAt, 'limit');
    return { label, mode, minimumPrice, fixedValue, ...places, limit };
  }

  private amount(row: number, column: 'minimumPrice' | 'fixedValue'): Decimal | null {
    const at = this.columns.get(column);
    if (at === undefined) return null;
    const text = this.valueOf<string | null>(row, at, column, null, readPriceAmount);
    return text === null ? null : exact(text);
  }

  /** What is doubtful in it is told, and its value taken. */
  private limit(row: number, at: number, column: 'limit' | 'annualCap'): Decimal | null {
    const text = this.valueOf<string | null>(row, at, column, null, readLimitAmount);
    if (text === null) return null;
    const [cell, limit] = [cellOf(this.grid, row, at), exact(text)];
    for (const code of doubtsOfLimit(cell)) this.tell(row, at, column, { code, typed: textOf(cell), limit });
    return limit;
  }

  /** Blank: what the figures of the row say. */
  private mode(row: number, minimumPrice: Decimal | null, fixedValue: Decimal | null): DraftRow['mode'] {
    const typed = fold(this.text(row, 'mode'));
    if (/FIX/.test(typed)) return 'fixed';
    if (/VARIAVEL|VARIABLE|DIFERENCA|DIFFERENCE|EQUALIZA/.test(typed)) return 'variable';
    if (typed !== '') {
      const choices = [WORDS.variable['pt-BR'], WORDS.fixed['pt-BR']];
      this.tell(row, this.columns.get('mode'), 'mode', {
        code: 'choiceUnknown',
        typed: this.text(row, 'mode'),
        choices,
      });
    }
    return fixedValue !== null && minimumPrice === null ? 'fixed' : 'variable';
  }

  private choice<Choice extends string>(
    line: HeadLine,
    place: { row: number; at: number } | null,
    words: Readonly<Record<Choice, { 'pt-BR': string; 'en-US': string }>>,
    usual: Choice,
  ): Choice {
    const typed = place === null ? '' : textOf(cellOf(this.grid, place.row, place.at));
    if (place === null || typed === '') return usual;
    const choices = Object.keys(words) as Choice[];
    const said = (choice: Choice) => [words[choice]['pt-BR'], words[choice]['en-US'], choice].map(fold);
    const found = choices.find((choice) => said(choice).includes(fold(typed)));
    if (found !== undefined) return found;
    const known = choices.map((choice) => words[choice]['pt-BR']);
    this.tell(place.row, place.at, line, { code: 'choiceUnknown', typed, choices: known });
    return usual;
  }

  private valueOf<T>(
    row: number,
    at: number,
    column: UnreadCell['column'],
    missing: T,
    of: (cell: CellValue) => Read<T>,
  ): T {
    const cell = cellOf(this.grid, row, at);
    const read = of(typeof cell === 'object' && cell !== null ? cell.error : cell);
    if (read.ok) return read.value;
    if (read.fault.code !== 'blank') this.tell(row, at, column, { code: 'fault', fault: read.fault });
    return missing;
  }

  private text(row: number, column: RowColumn): string {
    return tidy(this.linesOf(row, column));
  }

  /** With its line ends. */
  private linesOf(row: number, column: RowColumn): string {
    const at = this.columns.get(column);
    const cell = at === undefined ? null : cellOf(this.grid, row, at);
    return typeof cell === 'string' ? cell : textOf(cell);
  }

  private tell(row: number, at: number | undefined, column: UnreadCell['column'], why: UnreadWhy): void {
    const { sheet, top, left } = this.grid;
    const cell = { sheet, row: top + row, column: left + (at ?? 0) };
    this.unread.push({ cell, address: cellAddress(cell), column, why });
  }
}
