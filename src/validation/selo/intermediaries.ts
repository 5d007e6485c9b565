import type { IsoDate } from '../../brazil/read';
import { readShare } from '../../brazil/share';
import { exact, type Decimal } from '../../rules/exact';
import type { SeloRowFinding } from '../../rules/selo/findings/rows';
import type { Supplier } from '../../rules/selo/purchase';
import { readSupplier } from '../../rules/selo/readSupplier';
import { SeloRefusal } from '../../rules/selo/refusal';
import type { ColumnId } from '../../sheets/columns';
import { Columns, dateIn, numberIn, textOf } from './cells';
import { push } from './farmers';
import type { SeloLogs } from './logs';
import { organisationReader } from './people';
import type { Register, SeloTables } from './tables';

/** A row of the table of cooperatives and other intermediaries. */
export interface Intermediary {
  supplier: Supplier | null;
  /** It is written to be not habilitated. */
  denied: boolean;
  from: IsoDate | null;
  until: IsoDate | null;
  familyShare: Decimal | null;
}

export interface Habilitation {
  habilitated: boolean | null;
  finding: Extract<SeloRowFinding, { code: 'R08' }> | null;
}

export class Intermediaries implements Register {
  readonly given: boolean;
  readonly length: number;
  private readonly columns: Columns | null;
  private readonly keyOf = organisationReader('intermediary');
  private readonly byKey = new Map<string, Intermediary[]>();

  constructor(
    tables: SeloTables,
    private readonly logs: SeloLogs,
  ) {
    this.columns = tables.intermediaries ? new Columns(tables.intermediaries) : null;
    this.given = this.columns !== null;
    this.length = this.columns?.length ?? 0;
  }

  read(row: number): void {
    const columns = this.columns!;
    const log = this.logs.of('intermediaries');
    const cell = (column: ColumnId) => columns.cell(column, row);
    const who = this.keyOf(columns.has('intermediary') ? cell('intermediary') : cell('organisation'));
    const from = dateIn(cell('habilitatedFrom'), 'habilitatedFrom', false);
    const until = dateIn(cell('habilitatedUntil'), 'habilitatedUntil', false);
    const share = numberIn(cell('familyShare'), 'familyShare', false, readShare);
    for (const { findings } of [who, from, until, share])
      for (const { severity, column, data, fix } of findings) log.add(severity, row, column, data, fix);
    const typed = textOf(cell('supplierType')) ?? '';
    const supplier = typed === '' ? null : readSupplier(typed);
    const denied = supplier instanceof SeloRefusal && supplier.reason.code === 'notHabilitated';
    if (supplier instanceof SeloRefusal && !denied)
      log.add('error', row, 'supplierType', { code: 'R01', found: 'refused', reason: supplier.reason });
    if (who.value === null) {
      if (who.findings.length === 0) log.add('error', row, 'intermediary', { code: 'R01', found: 'blank' });
      return;
    }
    push(this.byKey, who.value, {
      supplier: supplier instanceof SeloRefusal ? null : supplier,
      denied,
      from: from.value,
      until: until.value,
      familyShare: share.value === null ? null : exact(share.value),
    });
  }

  find(key: string | null): readonly Intermediary[] {
    return (key === null ? undefined : this.byKey.get(key)) ?? NOBODY;
  }
}

const NOBODY: readonly Intermediary[] = [];

/** Art. 9: whether one of the rows shows the intermediary habilitated on a day. */
export function habilitationOn(rows: readonly Intermediary[], on: IsoDate | null): Habilitation {
  let undecided: Habilitation | null = null;
  let denied: Habilitation | null = null;
  for (const row of rows) {
    const one = habilitationOf(row, on);
    if (one.habilitated === true) return one;
    if (one.habilitated === null) undecided ??= one;
    else denied ??= one;
  }
  return undecided ?? denied ?? { habilitated: null, finding: { code: 'R08', found: 'notListed' } };
}

function habilitationOf({ denied, from, until }: Intermediary, on: IsoDate | null): Habilitation {
  if (denied) return { habilitated: false, finding: { code: 'R08', found: 'denied' } };
  if (from === null && until === null) return { habilitated: null, finding: { code: 'R08', found: 'nothingSaid' } };
  if (on === null) return { habilitated: null, finding: { code: 'R08', found: 'noDate' } };
  if (until !== null && on > until)
    return { habilitated: false, finding: { code: 'R08', found: 'expired', on, limit: until } };
  if (from !== null && on < from)
    return { habilitated: false, finding: { code: 'R08', found: 'notYet', on, limit: from } };
  return { habilitated: true, finding: null };
}
