import { fold } from '../../brazil/text';
import { exact, roundHalfUpToCents, ZERO, type Decimal } from '../../rules/exact';
import { travel } from '../../rules/selo/art4ivbTravel';
import { nothingSaid } from '../../rules/selo/cost';
import type { SeloReadings } from '../../rules/selo/readings';
import { SeloRefusal } from '../../rules/selo/refusal';
import { seloRegion } from '../../rules/selo/region';
import type { CapsOfLaw } from '../../rules/selo/ruleSet';
import { Columns, numberIn, textOf } from './cells';
import type { CostLine } from './costLine';
import type { CostsRead, UnreadCost } from './costRows';
import type { CellFinding, SeloLogs } from './logs';
import { cpfIn } from './people';
import { hasPlace, placeReader } from './places';
import type { SeloTables } from './tables';

interface TechnicianContext {
  caps: CapsOfLaw | null;
  readings: Pick<SeloReadings, 'travelBase'>;
  logs: SeloLogs | null;
}

/** What the plant's own technicians cost (art. 4, IV): salary with charges (a), and travel as letter b counts it. */
export function readTechnicians(
  tables: SeloTables,
  { caps, readings, logs }: TechnicianContext,
): Omit<CostsRead, 'technicians'> {
  const lines: CostLine[] = [];
  const unread: UnreadCost[] = [];
  const read = { lines, unread };
  if (!tables.technicians) return read;
  const columns = new Columns(tables.technicians);
  const placeOf = placeReader(columns);
  const firstRow = new Map<string, number>();
  for (let row = 0; row < columns.length; row++) {
    const tell = (findings: readonly CellFinding[]) => {
      for (const { severity, column, data, fix } of findings)
        logs?.of('technicians').add(severity, row, column, data, fix);
    };
    const cpf = cpfIn(columns.cell('cpf', row));
    const salary = numberIn(columns.cell('salary', row), 'salary', true);
    const charges = numberIn(columns.cell('charges', row), 'charges', false);
    const receipts = numberIn(columns.cell('travelReceipts', row), 'travelReceipts', false);
    const place = placeOf(row);
    tell([cpf, salary, charges, receipts, place].flatMap(({ findings }) => findings));
    const ofRow = cpf.value === null ? undefined : firstRow.get(cpf.value);
    if (ofRow !== undefined) tell([{ severity: 'error', column: 'cpf', data: { code: 'R27', found: 'twice', ofRow } }]);
    else if (cpf.value !== null) firstRow.set(cpf.value, row);
    if (salary.value === null || ofRow !== undefined || caps === null) {
      unread.push({ table: 'technicians', row, cents: null });
      continue;
    }
    const flatAsked = /15|FIX|FLAT|PERCENT/.test(fold(textOf(columns.cell('travelMethod', row)) ?? ''));
    const given = receipts.value === null ? null : exact(receipts.value);
    const year = {
      salary: exact(salary.value),
      charges: charges.value === null ? ZERO : exact(charges.value),
      receipts: given,
    };
    const counted = travel(flatAsked ? { ...year, receipts: null } : year, caps, readings.travelBase);
    if (counted instanceof SeloRefusal) {
      tell([
        {
          severity: 'error',
          column: 'travelReceipts',
          data: { code: 'R27', found: 'refused', reason: counted.reason },
        },
      ]);
      unread.push({ table: 'technicians', row, cents: null });
      continue;
    }
    const presentedReceipts = given === null ? null : cents(given);
    if (presentedReceipts !== null && presentedReceipts > 0) {
      const { method, flat } = counted;
      if (method === 'flat')
        tell([
          {
            severity: 'information',
            column: 'travelReceipts',
            data: { code: 'R27', found: 'bothMethods', method, flat: cents(flat), receipts: presentedReceipts },
          },
        ]);
      else if (presentedReceipts > cents(counted.counted))
        tell([
          {
            severity: 'warning',
            column: 'travelReceipts',
            data: { code: 'R27', found: 'overReceipts', receipts: presentedReceipts, counted: cents(counted.counted) },
          },
        ]);
    }
    const region = place.place && seloRegion(place.place);
    if (region === null && place.findings.length === 0)
      tell([
        {
          severity: 'error',
          column: hasPlace(columns) ? 'municipality' : 'region',
          data: { code: 'R34', missing: [{ code: 'regionMissing', article: 'art. 4º, § 8º', state: 'notSaid' }] },
        },
      ]);
    const facts = { ...nothingSaid, advance: false, financed: false, ownTeam: true };
    const common = { item: 'IV', region, facts, table: 'technicians', row } as const;
    const paid = cents(year.salary.plus(year.charges));
    if (paid > 0) lines.push({ ...common, letter: 'a', cents: paid, presented: paid, leftOut: [] });
    lines.push({
      ...common,
      letter: 'b',
      ...travelCents(counted.method, cents(counted.counted), presentedReceipts),
    });
  }
  return read;
}

function travelCents(
  method: 'flat' | 'receipts',
  counted: number,
  receipts: number | null,
): Pick<CostLine, 'cents' | 'presented' | 'leftOut'> {
  const presented = method === 'receipts' ? receipts! : counted;
  const over = presented - counted;
  return {
    cents: counted,
    presented,
    leftOut: over > 0 ? [{ code: 'overReceipts', article: 'art. 4º, IV, b', cents: over }] : [],
  };
}

function cents(amount: Decimal): number {
  return roundHalfUpToCents(amount).times(100).toNumber();
}
