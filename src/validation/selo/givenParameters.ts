import { readDate } from '../../brazil/dates';
import { readNumber } from '../../brazil/numbers';
import type { ReadFault } from '../../brazil/read';
import { ufs, readUf, type Uf } from '../../brazil/ufs';
import { exact, type Decimal } from '../../rules/exact';
import { familyCeiling } from '../../rules/selo/art3p9FamilyCeiling';
import { INPUTS } from '../../rules/selo/materials/inputs';
import { defaultSeloReadings, type SeloReadings } from '../../rules/selo/readings';
import { SeloRefusal, type SeloRefusalReason } from '../../rules/selo/refusal';
import type { CapsOfLaw, RuleSet } from '../../rules/selo/ruleSet';
import { ruleSetNamed, ruleSets } from '../../rules/selo/ruleSets';
import type { NotSaid } from '../../rules/selo/year/eligibleRows';
import type { TableWithValues } from '../tableCells';
import { CAP_FIELDS, CAP_UNITS, capsFrom, type CapField } from './givenCaps';
import { usualParameters, type PlantYearParameters } from './parameters';

/** What a person fills in about a plant's year, as they type it; blank where they say nothing. */
export interface GivenParameters {
  texts: Readonly<Record<TextField | CapField, string>>;
  ruleSet: RuleSet['id'] | null;
  plantUf: Uf | null;
  compareWith: RuleSet['id'] | null;
  notSaid: NotSaid;
  readings: SeloReadings;
  /** kg a m³ of each input, by its label. */
  inputConsumption: Readonly<Record<string, string>>;
}

export const TEXT_FIELDS = [
  'year',
  'revenue',
  'cubicMetres',
  'minimumShare',
  'familyCeiling',
  'priceTolerance',
  'unseenFactor',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** A field of the form, or the consumption of an input by its label. */
export type ParameterField = TextField | CapField | 'ruleSet' | 'plantUf' | `input ${string}`;

/** Why a field will not do. Percentages are as typed: 30 is 30%. */
export type ParameterFault =
  | { code: 'blank' }
  | { code: 'unreadable'; fault: ReadFault }
  | { code: 'notAYear' | 'notPositive' | 'negative' | 'notWhole' }
  | { code: 'overOneHundred'; percent: Decimal }
  /** Under 1%: a part of one may be meant. */
  | { code: 'underOne'; percent: Decimal; meant: Decimal }
  | { code: 'refused'; reason: SeloRefusalReason };

export type ParametersRead =
  { ok: true; parameters: PlantYearParameters } | { ok: false; faults: ReadonlyMap<ParameterField, ParameterFault> };

export const nothingGiven: GivenParameters = {
  texts: Object.fromEntries([...TEXT_FIELDS, ...CAP_FIELDS].map((field) => [field, ''])) as GivenParameters['texts'],
  ruleSet: null,
  plantUf: null,
  compareWith: null,
  notSaid: usualParameters.notSaid,
  readings: defaultSeloReadings,
  inputConsumption: {},
};

/** States for the plant, versions of the rules and inputs, as choices. */
export const plantUfs: readonly Uf[] = ufs.map(({ uf }) => uf);
export const ruleSetIds: readonly RuleSet['id'][] = ruleSets.map(({ id }) => id);
export const inputLabels: readonly string[] = Object.values(INPUTS).map(({ name }) => name);
export { defaultSeloReadings };

/** The only version that judges a year; `null` where two do, or none. */
export function ruleSetOfYear(text: string): RuleSet['id'] | null {
  const named = /^\d{4}$/.test(text.trim()) ? ruleSetNamed(text) : null;
  return named === null || named instanceof SeloRefusal ? null : named.id;
}

/** R$ that a family may sell in a year, where it is known for the whole of it. */
export function knownCeiling(year: string): Decimal | null {
  const ceiling = ceilingOf(Number(year));
  return ceiling instanceof SeloRefusal ? null : ceiling;
}

/** Whether the limits are the person's to give: those of Portaria 28/2024 were not seen. */
export function needsCaps({ ruleSet, compareWith }: Pick<GivenParameters, 'ruleSet' | 'compareWith'>): boolean {
  return [ruleSet, compareWith].some((id) => id !== null && ruleSetOf(id).caps === null);
}

/** Reads what was filled in; all that will not do is told at once, field by field. */
export function readParameters(given: GivenParameters): ParametersRead {
  return new ParameterReader(given).read();
}

class ParameterReader {
  private readonly faults = new Map<ParameterField, ParameterFault>();

  constructor(private readonly given: GivenParameters) {}

  read(): ParametersRead {
    const { given, faults } = this;
    const year = this.year();
    const ruleSet = this.ruleSet(year);
    if (given.plantUf === null) faults.set('plantUf', { code: 'blank' });
    const revenue = this.positive('revenue', true);
    const caps = needsCaps(given) ? this.caps() : null;
    const optional = {
      cubicMetres: this.positive('cubicMetres', false),
      minimumShare: this.percent('minimumShare', false),
      familyCeiling: this.ceiling(year),
      unseenFactor: needsCaps(given) ? this.positive('unseenFactor', false) : null,
    };
    const priceTolerance = this.percent('priceTolerance', false) ?? usualParameters.priceTolerance;
    const inputConsumption = this.inputs();
    if (faults.size > 0) return { ok: false, faults };
    const owed = (set: RuleSet): CapsOfLaw | null => (set.caps === null ? caps : null);
    const other = given.compareWith === null || given.compareWith === ruleSet!.id ? null : ruleSetOf(given.compareWith);
    return {
      ok: true,
      parameters: {
        ...usualParameters,
        ...optional,
        year: year!,
        ruleSet: ruleSet!,
        plantUf: given.plantUf!,
        revenue: revenue!,
        readings: given.readings,
        capsGiven: owed(ruleSet!),
        inputConsumption,
        notSaid: given.notSaid,
        priceTolerance,
        compareWith: other && { ruleSet: other, capsGiven: owed(other) },
      },
    };
  }

  private year(): number | null {
    const text = this.given.texts.year.trim();
    if (/^20\d\d$/.test(text)) return Number(text);
    this.faults.set('year', { code: text === '' ? 'blank' : 'notAYear' });
    return null;
  }

  private ruleSet(year: number | null): RuleSet | null {
    const { ruleSet: id } = this.given;
    if (id === null) {
      this.faults.set('ruleSet', { code: 'blank' });
      return null;
    }
    const ruleSet = ruleSetOf(id);
    const { whole, shared } = ruleSet.years;
    if (year !== null && ![...whole, ...shared].includes(year))
      this.faults.set('ruleSet', { code: 'refused', reason: { code: 'ruleSetNotOfYear', ruleSet: id, year } });
    return ruleSet;
  }

  /** Without the person's own, that of the year must be known. */
  private ceiling(year: number | null): Decimal | null {
    const given = this.positive('familyCeiling', false);
    if (given !== null || year === null || this.faults.has('familyCeiling')) return given;
    const known = ceilingOf(year);
    if (known instanceof SeloRefusal) this.faults.set('familyCeiling', { code: 'refused', reason: known.reason });
    return null;
  }

  private caps(): CapsOfLaw | null {
    const read = CAP_FIELDS.map((field) => {
      switch (CAP_UNITS[field]) {
        case 'share':
          return [field, this.percent(field, true)] as const;
        case 'whole':
          return [field, this.whole(field)] as const;
        case 'factor':
          return [field, this.number(field, this.given.texts[field], true)] as const;
      }
    });
    return read.every(([, value]) => value !== null)
      ? capsFrom(Object.fromEntries(read) as Record<CapField, Decimal>)
      : null;
  }

  private inputs(): ReadonlyMap<string, Decimal> {
    const consumption = new Map<string, Decimal>();
    for (const [label, text] of Object.entries(this.given.inputConsumption)) {
      const kilograms = this.number(`input ${label}`, text, false);
      if (kilograms !== null) consumption.set(label, kilograms);
    }
    return consumption;
  }

  private positive(field: TextField, isNeeded: boolean): Decimal | null {
    const value = this.number(field, this.given.texts[field], isNeeded);
    if (value === null || value.gt(0)) return value;
    this.faults.set(field, { code: 'notPositive' });
    return null;
  }

  private whole(field: CapField): Decimal | null {
    const value = this.number(field, this.given.texts[field], true);
    if (value === null || value.isInteger()) return value;
    this.faults.set(field, { code: 'notWhole' });
    return null;
  }

  /** A part of one from a percentage. */
  private percent(field: TextField | CapField, isNeeded: boolean): Decimal | null {
    const percent = this.number(field, this.given.texts[field].replace(/[%％]\s*$/, ''), isNeeded);
    if (percent === null) return null;
    if (percent.gt(100)) this.faults.set(field, { code: 'overOneHundred', percent });
    else if (percent.gt(0) && percent.lt(1))
      this.faults.set(field, { code: 'underOne', percent, meant: percent.times(100) });
    else if (percent.isZero() && field === 'minimumShare') this.faults.set(field, { code: 'notPositive' });
    else return percent.div(100);
    return null;
  }

  private number(field: ParameterField, text: string, isNeeded: boolean): Decimal | null {
    if (text.trim() === '') {
      if (isNeeded) this.faults.set(field, { code: 'blank' });
      return null;
    }
    const read = readNumber(text);
    if (!read.ok) this.faults.set(field, { code: 'unreadable', fault: read.fault });
    else if (read.value.startsWith('-')) this.faults.set(field, { code: 'negative' });
    else return exact(read.value);
    return null;
  }
}

function ruleSetOf(id: RuleSet['id']): RuleSet {
  return ruleSets.find((one) => one.id === id)!;
}

function ceilingOf(year: number): Decimal | SeloRefusal {
  const [first, last] = [familyCeiling(`${year}-01-01`), familyCeiling(`${year}-12-31`)];
  if (first instanceof SeloRefusal) return first;
  if (last instanceof SeloRefusal) return last;
  return first.ceiling.lt(last.ceiling) ? first.ceiling : last.ceiling;
}

/** A cell of a sheet of parameters as a person would type it; `null` for one that says nothing. */
export function ufIn(cell: unknown): Uf | null {
  const read = readUf(cell);
  return read.ok ? read.value : null;
}

/** The version of the rules that a cell names. */
export function ruleSetIn(cell: unknown): RuleSet['id'] | null {
  if (typeof cell !== 'string' && typeof cell !== 'number') return null;
  const named = ruleSetNamed(String(cell));
  return named instanceof SeloRefusal ? null : named.id;
}

/** The year that most of the first dates of a table of purchases are of; blank where it has none. */
export function yearOfPurchases({ table, values }: TableWithValues): string {
  const at = table.columns.find(({ id }) => id === 'date')?.at;
  if (at === undefined) return '';
  const years = new Map<string, number>();
  for (const row of table.dataRows.slice(0, DATES_LOOKED_AT)) {
    const read = readDate(values[row]?.[at] ?? null);
    if (read.ok) years.set(read.value.slice(0, 4), (years.get(read.value.slice(0, 4)) ?? 0) + 1);
  }
  return [...years].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

const DATES_LOOKED_AT = 400;
