import { isBlankCell } from '../../brazil/cell';
import type { Place } from '../../brazil/place';
import type { IsoDate } from '../../brazil/read';
import { readMeasure } from '../../brazil/measures';
import { fold } from '../../brazil/text';
import { readYesNo } from '../../brazil/yesNo';
import { exact, type Decimal } from '../../rules/exact';
import { lastDayOfFamily } from '../../rules/pgpmbio/extendedDap';
import { familiesLinked } from '../../rules/pgpmbio/families';
import type { SeloRowFinding } from '../../rules/selo/findings/rows';
import { readMaterial } from '../../rules/selo/readMaterial';
import { SeloRefusal } from '../../rules/selo/refusal';
import type { ColumnId } from '../../sheets/columns';
import { Columns, dateIn, harvestKey, numberIn, textOf, type Cell } from './cells';
import type { SeloLogs } from './logs';
import { cpfIn, familyIn } from './people';
import { placeReader } from './places';
import type { Register, SeloTables } from './tables';

/** A row of the table of farmers and their families. */
export interface Farmer {
  row: number;
  cpf: string | null;
  family: string | null;
  /** Validity of the DAP or CAF, both days included; `null` where not said. */
  from: IsoDate | null;
  until: IsoDate | null;
  /** Whether `until` has the year by which Portaria MDA 1/2023 extended DAPs. */
  extended: boolean;
  /** Whether it is said to be active; `null` where nothing is. */
  active: boolean | null;
  status: string;
  place: Place | null;
  areaHa: Decimal | null;
  /** Crop of the area, by its id or label; `null` for the whole of the farm. */
  crop: string | null;
  harvest: string;
  ruralRegistry: boolean | null;
}

/** Whether a family was active on a day, and what is to be told about it. */
export interface FamilyActivity {
  active: boolean | null;
  finding: Extract<SeloRowFinding, { code: 'R07' }> | null;
}

const ACTIVE = new Set(['ATIVA', 'ATIVO', 'VALIDA', 'VALIDO', 'VIGENTE', 'REGULAR', 'ACTIVE', 'OK']);
const NOT_ACTIVE =
  /^(?:INATIV[AO]|SUSPENS[AO]|CANCELAD[AO]|VENCID[AO]|EXPIRAD[AO]|BLOQUEAD[AO]|IRREGULAR|NAOATIV[AO]|INVALID[AO]|ENCERRAD[AO]|INACTIVE)$/;

/** The farmers, by family and by CPF. */
export class Farmers implements Register {
  readonly given: boolean;
  readonly length: number;
  readonly hasRegistry: boolean;
  /** The number that stands for a family that changed its own. */
  familyOf = (number: string): string => number;
  private readonly columns: Columns | null;
  private readonly placeOf;
  private readonly links: [string, string][] = [];
  private readonly rows: Farmer[] = [];
  private readonly byFamily = new Map<string, Farmer[]>();
  private readonly byCpf = new Map<string, Farmer[]>();

  constructor(
    tables: SeloTables,
    private readonly logs: SeloLogs,
  ) {
    this.columns = tables.suppliers ? new Columns(tables.suppliers) : null;
    this.given = this.columns !== null;
    this.length = this.columns?.length ?? 0;
    this.hasRegistry = this.columns?.has('ruralRegistry') ?? false;
    this.placeOf = this.columns && placeReader(this.columns);
  }

  read(row: number): void {
    const columns = this.columns!;
    const log = this.logs.of('suppliers');
    const cell = (column: ColumnId) => columns.cell(column, row);
    const cpf = cpfIn(cell('cpf'));
    const family = familyIn(cell('family'));
    const previous = familyIn(cell('previousFamily')).value;
    const from = dateIn(cell('from'), 'from', false);
    const until = dateIn(cell('familyValidUntil'), 'familyValidUntil', false);
    const place = this.placeOf!(row);
    const area = numberIn(cell('area'), 'area', false, (held) => readMeasure(held, 'ha'));
    for (const { findings } of [cpf, family, from, until, place, area])
      for (const { severity, column, data, fix } of findings) log.add(severity, row, column, data, fix);
    if (cpf.value === null && family.value === null && cpf.findings.length === 0)
      log.add('error', row, columns.has('family') ? 'family' : 'cpf', { code: 'R01', found: 'blank' });
    if (family.value !== null && previous !== null) this.links.push([family.value, previous]);
    this.rows.push({
      row,
      cpf: cpf.value,
      family: family.value,
      from: from.value,
      ...lastDay(family.value, until.value),
      ...statusOf(cell('familyStatus')),
      place: place.place,
      areaHa: area.value === null ? null : exact(area.value),
      crop: cropOf(cell('material')),
      harvest: harvestKey(cell('harvest')),
      ruralRegistry: registryOf(this.hasRegistry, cell('ruralRegistry')),
    });
  }

  /** Families are known once every link of a number to its predecessor is. */
  finish(): void {
    this.familyOf = familiesLinked(this.links);
    for (const farmer of this.rows) {
      if (farmer.family !== null) push(this.byFamily, this.familyOf(farmer.family), farmer);
      if (farmer.cpf !== null) push(this.byCpf, farmer.cpf, farmer);
    }
  }

  /** The rows of a farmer: those of the family's number, or else of the CPF. */
  find(family: string | null, cpf: string | null): readonly Farmer[] {
    const ofFamily = family === null ? undefined : this.byFamily.get(this.familyOf(family));
    return ofFamily ?? (cpf === null ? undefined : this.byCpf.get(cpf)) ?? NOBODY;
  }
}

const NOBODY: readonly Farmer[] = [];

/** Art. 4, I and art. 9, sole paragraph: whether one of the rows shows the DAP or CAF active on a day. */
export function activityOn(farmers: readonly Farmer[], on: IsoDate | null): FamilyActivity {
  let undecided: FamilyActivity | null = null;
  let denied: FamilyActivity | null = null;
  for (const farmer of farmers) {
    const one = activityOf(farmer, on);
    if (one.active === true) return one;
    if (one.active === null) undecided ??= one;
    else denied ??= one;
  }
  return undecided ?? denied ?? { active: null, finding: { code: 'R07', found: 'notListed' } };
}

function activityOf({ active, status, from, until, extended }: Farmer, on: IsoDate | null): FamilyActivity {
  if (active === false) return { active: false, finding: { code: 'R07', found: 'status', typed: status } };
  const dated = from !== null || until !== null;
  if (!dated)
    return active === true
      ? { active, finding: null }
      : { active: null, finding: { code: 'R07', found: 'nothingSaid' } };
  if (on === null) return { active: null, finding: { code: 'R07', found: 'noDate' } };
  if (until !== null && on > until)
    return { active: false, finding: { code: 'R07', found: 'expired', on, limit: until, extended } };
  if (from !== null && on < from) return { active: false, finding: { code: 'R07', found: 'notYet', on, limit: from } };
  return { active: true, finding: null };
}

function lastDay(family: string | null, until: IsoDate | null): Pick<Farmer, 'until' | 'extended'> {
  return family === null || until === null ? { until, extended: false } : lastDayOfFamily(family, until);
}

function statusOf(cell: Cell): { active: boolean | null; status: string } {
  const status = textOf(cell) ?? '';
  const key = fold(status);
  return { status, active: ACTIVE.has(key) ? true : NOT_ACTIVE.test(key) ? false : null };
}

/** The crop a cell names, as {@link cropKey} has it; `null` when blank or not understood. */
export function cropOf(cell: Cell): string | null {
  const text = textOf(cell);
  if (text === null) return null;
  const material = readMaterial(text);
  return material instanceof SeloRefusal ? null : cropKey(material);
}

export function cropKey({ id, label }: { id: string | null; label: string }): string {
  return id ?? label;
}

/** Art. 5: the number in the CAR, or yes; a blank under the column is none. */
export function registryOf(hasColumn: boolean, cell: Cell): boolean | null {
  if (!hasColumn) return null;
  if (isBlankCell(cell)) return false;
  const read = readYesNo(cell);
  return read.ok ? read.value : !/^(?:sem|n[ãa]o)\b/i.test(textOf(cell) ?? '');
}

/** Adds to the values of a key. */
export function push<Key, Value>(into: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = into.get(key);
  if (values) values.push(value);
  else into.set(key, [value]);
}
