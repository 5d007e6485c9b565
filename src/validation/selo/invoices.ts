import { isBlankCell } from '../../brazil/cell';
import { readNfeKey, type NfeKey } from '../../brazil/nfeKey';
import type { IsoDate } from '../../brazil/read';
import { fold } from '../../brazil/text';
import { textOf, type Cell, type Columns } from './cells';
import type { CellFinding } from './logs';

/** The invoice of a row. */
export interface Invoice {
  /** What tells it from others; `null` where too little is said. */
  id: string | null;
  /** Whether the row says that there is one; `null` where the table has no column for it. */
  given: boolean | null;
  key: NfeKey | null;
  shown: string;
  findings: readonly CellFinding[];
}

/** Reads the key of an invoice, or its issuer, series and number, and holds the key against the row (R03). */
export function invoiceReader(columns: Columns): (row: number, date: IsoDate | null, issuer: string | null) => Invoice {
  const hasColumn = columns.has('invoiceKey') || columns.has('invoiceNumber');
  return (row, date, issuer) => {
    const keyCell = columns.cell('invoiceKey', row);
    const number = numberOf(columns.cell('invoiceNumber', row));
    const series = numberOf(columns.cell('invoiceSeries', row));
    const findings: CellFinding[] = [];
    let key: NfeKey | null = null;
    if (!isBlankCell(keyCell)) {
      const read = readNfeKey(keyCell);
      if (read.ok) key = read.value;
      else
        findings.push({
          severity: 'error',
          column: 'invoiceKey',
          data: { code: 'R03', found: 'unreadable', fault: read.fault },
        });
    }
    if (key) {
      differs(findings, 'month', key.month, date?.slice(0, 7) ?? null);
      differs(findings, 'issuer', key.issuer, issuer);
      differs(findings, 'number', String(key.number), number);
      differs(findings, 'series', String(key.series), series);
    }
    const given = hasColumn ? key !== null || number !== null || !isBlankCell(keyCell) : null;
    const id = key?.key ?? (number === null ? null : `${issuer ?? ''}|${series ?? ''}|${number}`);
    return { id, given, key, shown: key?.key ?? number ?? '', findings };
  };
}

function differs(
  findings: CellFinding[],
  what: 'month' | 'issuer' | 'number' | 'series',
  inKey: string,
  inRow: string | null,
): void {
  if (inRow === null || inRow === inKey) return;
  findings.push({
    severity: 'warning',
    column: COLUMN[what],
    data: { code: 'R03', found: 'differs', what, inKey, inRow },
  });
}

const COLUMN = { month: 'date', issuer: 'issuer', number: 'invoiceNumber', series: 'invoiceSeries' } as const;

/** A number of an invoice without points and zeros in front: `000.001.234` is 1234. */
function numberOf(cell: Cell): string | null {
  if (typeof cell === 'number' && Number.isSafeInteger(cell) && cell >= 0) return String(cell);
  const text = textOf(cell);
  if (text === null) return null;
  const key = fold(text.replace(/^(?:nf-?e?|nota|n[º°o.]*)[\s.:]*/i, '')).replace(/^0+(?=.)/, '');
  return key === '' ? null : key;
}
