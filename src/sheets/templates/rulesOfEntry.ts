import type { AllowedEntry, EntryRule } from '../../workbook/writing';
import type { ListId } from './lists';
import type { Entry, Measure } from './template';

/** Where a list stands on the sheet of lists. */
export interface ListPlace {
  sheet: string;
  row: number;
  column: number;
  rows: number;
}

/** What Excel takes as the title and the text of a message. */
const LONGEST_TITLE = 32;
const LONGEST_TEXT = 255;

/** What may be typed, and what is said beside the cell; the cells themselves are the caller's to add. */
export function ruleFor(
  entry: Entry,
  title: string,
  text: string,
  placeOf: (list: ListId) => ListPlace | null,
): Omit<EntryRule, 'row' | 'column' | 'rows' | 'columns'> {
  return {
    allowed: allowedFor(entry, placeOf),
    message: { title: shortened(title, LONGEST_TITLE), text: shortened(text, LONGEST_TEXT) },
    otherwise: entry.kind === 'list' ? entry.others : 'stop',
  };
}

function allowedFor(entry: Entry, placeOf: (list: ListId) => ListPlace | null): AllowedEntry {
  switch (entry.kind) {
    case 'words':
    case 'code':
      return { kind: 'any' };
    case 'list': {
      const place = placeOf(entry.list);
      return place === null ? { kind: 'any' } : { kind: 'listFrom', ...place, columns: 1 };
    }
    case 'date':
      return { kind: 'date', from: '1990-01-01', until: '2100-12-31' };
    case 'number':
      return { kind: 'decimal', ...BOUNDS[entry.measure] };
  }
}

const FROM_ZERO = { min: 0, max: null };
const BOUNDS: Readonly<Record<Measure, { min: number; max: number | null }>> = {
  kg: FROM_ZERO,
  R$: FROM_ZERO,
  'R$/kg': FROM_ZERO,
  ha: FROM_ZERO,
  'kg/ha': FROM_ZERO,
  share: { min: 0, max: 1 },
  count: FROM_ZERO,
  year: { min: 1990, max: 2100 },
};

const FORMATS: Readonly<Record<Measure, string>> = {
  kg: '#,##0.00',
  R$: '#,##0.00',
  'R$/kg': '#,##0.00##',
  ha: '#,##0.00',
  'kg/ha': '#,##0.00',
  share: '0.00%',
  count: '0',
  year: '0',
};

/** Number format of the cells of a column, en-US. */
export function formatOf(entry: Entry): string {
  switch (entry.kind) {
    case 'words':
    case 'list':
      return 'General';
    case 'code':
      return '@';
    case 'date':
      return 'dd/mm/yyyy';
    case 'number':
      return FORMATS[entry.measure];
  }
}

function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}
