import { isBlankCell } from '../../brazil/cell';
import { yearOf } from '../../brazil/dates';
import { readYears, readMeasure } from '../../brazil/measures';
import { readPlace } from '../../brazil/place';
import { fold, tidy } from '../../brazil/text';
import { exact, roundHalfUpToCents, type Decimal } from '../../rules/exact';
import { usedEquipment } from '../../rules/selo/art4p3UsedEquipment';
import { instalment } from '../../rules/selo/art4p4Amortization';
import { assistanceLetters } from '../../rules/selo/art4ivOwnAssistance';
import { eligibilityOf } from '../../rules/selo/eligibleCost';
import type { CostLackCode } from '../../rules/selo/findings/costs';
import type { Missing, MissingCode } from '../../rules/selo/missing';
import { readCostItem } from '../../rules/selo/readCostItem';
import type { SeloReadings } from '../../rules/selo/readings';
import { SeloRefusal } from '../../rules/selo/refusal';
import { regionGroup, seloRegion, type SeloRegion } from '../../rules/selo/region';
import type { CapsOfLaw, CostItem } from '../../rules/selo/ruleSet';
import type { Columns } from './cells';
import { blank, centsOf, dateIn, numberIn, textOf, type Cell } from './cells';
import { costFactsReader } from './costFacts';
import type { CostLeftOut, CostLine } from './costLine';
import type { Intermediaries } from './intermediaries';
import type { CellFinding, SeloLogs } from './logs';
import type { PlantYearParameters } from './parameters';
import { placeReader } from './places';
import { requestedIn } from './requests';
import type { Register } from './tables';

/** A row of costs that was not understood, and the value it would have had. */
export interface UnreadCost {
  table: 'costs' | 'technicians';
  row: number;
  cents: number | null;
}

/** The costs of a table that were understood, and those that were not. */
export interface CostsRead {
  readonly lines: readonly CostLine[];
  readonly unread: readonly UnreadCost[];
  /** Whether what technicians cost is among them. */
  readonly technicians: boolean;
}

type CostContext = Pick<PlantYearParameters, 'year'> & {
  caps: CapsOfLaw | null;
  readings: Pick<SeloReadings, 'yearsOfUse'>;
  /** `null` when the costs are read again under another reading, and all was told before. */
  logs: SeloLogs | null;
};

/** Reads the costs of items II to V: what each is, of which region, and how much of its value falls to the year. */
export class CostRows implements Register {
  readonly length: number;
  readonly lines: CostLine[] = [];
  readonly unread: UnreadCost[] = [];
  private readonly placeOf;
  private readonly factsOf;

  constructor(
    private readonly columns: Columns,
    intermediaries: Intermediaries,
    private readonly context: CostContext,
  ) {
    this.length = columns.length;
    this.placeOf = placeReader(columns);
    this.factsOf = costFactsReader(columns, intermediaries);
  }

  read(row: number): void {
    const item = this.itemOf(row);
    const date = dateIn(this.cell('date', row), 'date', this.columns.has('date'));
    this.tell(row, date.findings);
    const presented = this.valueOf(row);
    if (item === null || presented === null) {
      this.unread.push({ table: 'costs', row, cents: presented });
      return;
    }
    const letter = letterIn(item, this.cell('costLetter', row));
    const region = this.regionOf(row);
    const facts = this.factsOf(row, item, date.value);
    const leftOut: CostLeftOut[] = [];
    let cents = presented;
    const leave = (code: CostLeftOut['code'], article: string, left: number) => {
      if (left < cents) leftOut.push({ code, article, cents: cents - left });
      cents = left;
    };
    if (date.value !== null && yearOf(date.value) !== this.context.year && !this.isLaterInstalment(row)) {
      this.tell(row, [
        { severity: 'error', column: 'date', data: { code: 'R35', date: date.value, year: this.context.year } },
      ]);
      leave('outOfYear', 'art. 4º, caput', 0);
    } else if (item === 'II') {
      leave('usedValue', 'art. 4º, § 3º', this.afterUse(row, cents));
      leave('otherYears', 'art. 4º, § 4º', this.partOfYear(row, letter, cents));
    }
    const line: CostLine = { item, letter, region, facts, cents, table: 'costs', row, presented, leftOut };
    this.tellLacks(line);
    this.lines.push(line);
  }

  private cell(column: Parameters<Columns['cell']>[0], row: number): Cell {
    return this.columns.cell(column, row);
  }

  private tell(row: number, findings: readonly CellFinding[]): void {
    for (const { severity, column, data, fix } of findings)
      this.context.logs?.of('costs').add(severity, row, column, data, fix);
  }

  private itemOf(row: number): CostItem | null {
    const typed = textOf(this.cell('costItem', row));
    if (typed === null) {
      this.tell(row, [blank('costItem')]);
      return null;
    }
    const item = readCostItem(typed.replace(/[\s,.;-]*\(?[a-k]\)?$/, '') || typed);
    if (!(item instanceof SeloRefusal)) return item;
    this.tell(row, [
      { severity: 'error', column: 'costItem', data: { code: 'R01', found: 'refused', reason: item.reason } },
    ]);
    return null;
  }

  private valueOf(row: number): number | null {
    const cell = this.cell('value', row);
    const read = numberIn(cell, 'value', true);
    this.tell(row, read.findings);
    if (read.value === null) return null;
    const cents = centsOf(typeof cell === 'number' ? cell : read.value);
    if (cents !== null && cents > 0) return cents;
    if (cents === 0) this.tell(row, [{ severity: 'error', column: 'value', data: { code: 'R01', found: 'zero' } }]);
    else {
      const code = cents === null ? 'amountTooLarge' : 'amountNegative';
      const reason = { code, amount: exact(read.value) } as const;
      this.tell(row, [{ severity: 'error', column: 'value', data: { code: 'R01', found: 'refused', reason } }]);
    }
    return null;
  }

  /** The region of the farmers; a cell may name several regions of one group, of which one stands for all. */
  private regionOf(row: number): SeloRegion | null {
    const group = regionOfGroup(this.cell('region', row));
    if (group !== null) return group;
    const { place, findings } = this.placeOf(row);
    this.tell(row, findings);
    return place && seloRegion(place);
  }

  /** A later instalment stands in a row with the date of its donation. */
  private isLaterInstalment(row: number): boolean {
    const number = numberIn(this.cell('instalment', row), 'instalment', false, (held) => readMeasure(held, 'parcela'));
    return number.value !== null && Number(number.value) > 1;
  }

  /** § 3: what use leaves of the value of a used good, cents. */
  private afterUse(row: number, cents: number): number {
    const usedCell = this.cell('used', row);
    const years = numberIn(this.cell('yearsOfUse', row), 'yearsOfUse', false, readYears);
    this.tell(row, years.findings);
    const used = requestedIn(usedCell) && !/^NOV/.test(fold(textOf(usedCell) ?? ''));
    if (years.value === null) {
      if (used && years.findings.length === 0)
        this.tell(row, [{ severity: 'error', column: 'yearsOfUse', data: { code: 'R23', found: 'yearsMissing' } }]);
      return used ? 0 : cents;
    }
    const { caps, readings } = this.context;
    if (caps === null) return cents;
    const left = usedEquipment(reais(cents), exact(years.value), caps.usedPerYear, caps, readings.yearsOfUse);
    if (left instanceof SeloRefusal) {
      this.tell(row, [
        { severity: 'error', column: 'yearsOfUse', data: { code: 'R23', found: 'refused', reason: left.reason } },
      ]);
      return 0;
    }
    const value = toCents(left);
    if (value < cents)
      this.tell(row, [
        {
          severity: 'information',
          column: 'value',
          data: { code: 'R23', found: 'reduced', invoice: cents, left: value },
        },
      ]);
    return value;
  }

  /** § 4: the instalment of the year of what is amortized, cents. */
  private partOfYear(row: number, letter: string | null, cents: number): number {
    const years = numberIn(this.cell('amortizationYears', row), 'amortizationYears', false, (held) =>
      readMeasure(held, 'anos'),
    );
    this.tell(row, years.findings);
    if (years.value === null || years.value === '1' || this.context.caps === null) return cents;
    const fault = (data: CellFinding['data'], column: CellFinding['column']): number => {
      this.tell(row, [{ severity: 'error', column, data }]);
      return 0;
    };
    if (letter !== 'g' && letter !== 'h')
      return fault({ code: 'R24', found: 'notAmortizable', letter: letter ?? '' }, 'amortizationYears');
    const number = numberIn(this.cell('instalment', row), 'instalment', false, (held) => readMeasure(held, 'parcela'));
    this.tell(row, number.findings);
    if (number.value === null) return fault({ code: 'R24', found: 'instalmentMissing' }, 'instalment');
    const part = instalment(
      {
        value: reais(cents),
        years: exact(years.value),
        number: exact(number.value),
        granted: requestedIn(this.cell('granted', row)),
      },
      this.context.caps,
    );
    return part instanceof SeloRefusal
      ? fault({ code: 'R24', found: 'refused', reason: part.reason }, 'amortizationYears')
      : toCents(part);
  }

  private tellLacks(line: CostLine): void {
    const byCode = new Map<CostLackCode, Missing[]>();
    for (const lack of eligibilityOf(line)) {
      const code = CODES[lack.code] ?? 'R34';
      byCode.set(code, [...(byCode.get(code) ?? []), lack]);
    }
    for (const [code, missing] of byCode) {
      const severity = missing.some(({ state, code: lack }) => state === 'denied' || lack === 'regionMissing')
        ? 'error'
        : 'warning';
      this.tell(line.row, [{ severity, column: COLUMNS[code], data: { code, missing } }]);
    }
  }
}

/** What a technician's cost lacks is found under the same codes. */
const CODES: Partial<Record<MissingCode, CostLackCode>> = {
  publicFunds: 'R19',
  advance: 'R20',
  financed: 'R20',
  doneeHabilitated: 'R21',
  doneeSupplier: 'R21',
  supplierInvoice: 'R22',
  donationReceipt: 'R22',
  publicBody: 'R25',
  researchSubject: 'R25',
  farmersInterest: 'R25',
  publicUse: 'R25',
  admittedBefore: 'R25',
  researchContract: 'R25',
  spendingProof: 'R25',
  physicalReport: 'R25',
  financialReport: 'R25',
  registeredProfessionals: 'R26',
};

const COLUMNS: Readonly<Record<CostLackCode, CellFinding['column']>> = {
  R19: 'publicFunds',
  R20: 'transfer',
  R21: 'donee',
  R22: 'receipt',
  R25: 'admittedBefore',
  R26: 'professionalRegistry',
  R34: 'costLetter',
};

/** The letter of a cost; of several of item IV (`a, b`) the first stands for all, if each is on its list. */
function letterIn(item: CostItem, cell: Cell): string | null {
  const text = textOf(cell)?.toLowerCase();
  if (text === undefined || item === 'III' || item === 'V') return null;
  const letters = tidy(text)
    .replace(/^al[íi]neas?\s*/, '')
    .split(/[^a-z]+|\be\b(?=\s)/)
    .filter((part) => part !== '');
  if (item === 'IV' && letters.length > 1 && letters.every((letter) => Object.hasOwn(assistanceLetters, letter)))
    return letters[0]!;
  return letters.length === 1 ? letters[0]! : text;
}

/** Beside regions, `SE` and `SA` stand for regions too. */
const SHORT: Readonly<Record<string, string>> = { SE: 'Sudeste', SA: 'Semiárido' };

/** Several regions in one cell, if they are of one group of art. 4 § 8: `S, SE e CO`; the first of them. */
function regionOfGroup(cell: Cell): SeloRegion | null {
  if (typeof cell !== 'string' || isBlankCell(cell)) return null;
  const parts = tidy(cell).split(/\s*(?:[/,;+]| e )\s*/i);
  if (parts.length < 2) return null;
  const regions = parts.map((part) => readPlace(SHORT[part.toUpperCase()] ?? part, null));
  const known = regions.flatMap((read) =>
    read.ok && read.value.kind !== 'municipality' ? [seloRegion(read.value)] : [],
  );
  return known.length === parts.length && new Set(known.map(regionGroup)).size === 1 ? known[0]! : null;
}

function reais(cents: number): Decimal {
  return exact(String(cents)).div(100);
}

function toCents(amount: Decimal): number {
  return roundHalfUpToCents(amount).times(100).toNumber();
}
