import { maskCpf } from '../../brazil/cpf';
import { maskFamilyKey } from '../../brazil/familyKey';
import { ufs } from '../../brazil/ufs';
import { familiesLinked } from '../../rules/pgpmbio/families';
import type { SalesFinding } from '../../rules/pgpmbio/findings';
import type { FindingLog } from '../findingLog';
import { inSlices, type Control } from '../work';
import { readParty } from './cells/parties';
import type { SalesContext } from './context';
import { NONE } from './interned';
import type { SalesColumns } from './salesColumns';

/** What came together, with the row where it first did. */
interface Met {
  row: number;
  with: Set<number>;
}

const NOBODY = new Int32Array(0);

/** Families, their people and the organisations that present them, over all rows. */
export class Families {
  /** One number for all DAP/CAF numbers of a family. */
  private readonly familyOf: (number: string) => string;
  private readonly standing: Int32Array;
  /** By the number of a DAP/CAF. */
  private firstRow = NOBODY;
  /** By the number that stands for a family: what it was first met with. */
  private personOf = NOBODY;
  private organisationOf = NOBODY;
  private ufOf = NOBODY;
  /** By the number of a person. */
  private familyOfPerson = NOBODY;
  private readonly people = new Map<number, Met>();
  private readonly families = new Map<number, Met>();
  private readonly told = new Set<number>();
  private readonly producers: ReadonlySet<string>;

  private constructor(
    private readonly columns: SalesColumns,
    context: SalesContext,
    private readonly log: FindingLog<SalesFinding>,
  ) {
    const links = columns.links();
    for (const { family, previousFamily } of context.producers ?? [])
      if (family && previousFamily) links.push([family, previousFamily]);
    this.familyOf = familiesLinked(links);
    this.standing = new Int32Array(columns.families.texts.length);
    this.producers = new Set(context.producers?.flatMap(({ cpf }) => cpf ?? []));
  }

  /** The families of rows that were read. */
  static async of(
    columns: SalesColumns,
    context: SalesContext,
    log: FindingLog<SalesFinding>,
    control: Control,
  ): Promise<Families> {
    const { families, people } = columns;
    const all = new Families(columns, context, log);
    const { standing } = all;
    await inSlices(
      standing.length,
      (number) => (standing[number] = families.of(all.familyOf(families.text(number)))),
      control,
    );
    const none = () => new Int32Array(families.texts.length).fill(NONE);
    all.firstRow = none();
    all.personOf = none();
    all.organisationOf = none();
    all.ufOf = none();
    all.familyOfPerson = new Int32Array(people.texts.length).fill(NONE);
    all.organisationsBefore(context);
    return all;
  }

  /** The number that stands for the family of a row; {@link NONE} where the row names none. */
  of(row: number): number {
    const number = this.columns.family[row] as number;
    return number === NONE ? NONE : (this.standing[number] as number);
  }

  /** The same for a DAP/CAF number of any table. */
  numberOf(family: string): number {
    const { families } = this.columns;
    const own = families.find(family);
    return own !== NONE && own < this.standing.length
      ? (this.standing[own] as number)
      : families.find(this.familyOf(family));
  }

  /** {@link of} for all rows. */
  standingOfRows(): Int32Array {
    return this.columns.family.map((number) => (number === NONE ? NONE : (this.standing[number] as number)));
  }

  meet(row: number): void {
    const { columns } = this;
    this.checkBuyer(row);
    const number = columns.family[row] as number;
    if (number === NONE) return;
    const family = this.standing[number] as number;
    if (this.firstRow[number] === NONE) this.firstRow[number] = row;
    const person = columns.cpf[row] as number;
    if (person !== NONE) this.meetPerson(row, person, number, family);
    if (columns.organisation[row] !== NONE) this.meetOrganisation(row, family, columns.organisation[row] as number);
    if (columns.product[row] !== NONE && columns.scaled[row] !== null)
      this.meetUf(row, family, columns.uf[row] as number);
  }

  /** What can be said once all rows were met. */
  tell(): void {
    const { people, families } = this.columns;
    for (const [family, met] of this.people) {
      const data: SalesFinding = {
        code: 'G05',
        family: maskFamilyKey(families.text(family)),
        people: [...met.with].map((person) => maskCpf(people.text(person))),
      };
      this.log.add('information', met.row, 'family', data);
    }
    for (const [person, met] of this.families) {
      const data: SalesFinding = {
        code: 'G06',
        cpf: maskCpf(people.text(person)),
        families: [...met.with].map((family) => maskFamilyKey(families.text(family))),
      };
      this.log.add('warning', met.row, 'family', data);
    }
  }

  /** First row of a DAP/CAF number. */
  firstRowOf(number: number): number {
    return this.firstRow[number] as number;
  }

  sameFamily(a: number, b: number): boolean {
    return this.standing[a] === this.standing[b];
  }

  private meetPerson(row: number, person: number, number: number, family: number): void {
    const known = this.personOf[family] as number;
    if (known === NONE) this.personOf[family] = person;
    else if (known !== person) meet(this.people, family, row, known, person);
    const before = this.familyOfPerson[person] as number;
    if (before === NONE) this.familyOfPerson[person] = number;
    else if (this.standing[before] !== family) meet(this.families, person, row, before, number);
  }

  private meetOrganisation(row: number, family: number, organisation: number): void {
    const before = this.organisationOf[family] as number;
    if (before === NONE) this.organisationOf[family] = organisation;
    else if (before !== organisation && this.isNew(family, organisation)) {
      const { partyLabels } = this.columns;
      const organisations: [string, string] = [partyLabels[before] ?? '', partyLabels[organisation] ?? ''];
      this.log.add('warning', row, 'organisation', { code: 'G10', organisations });
    }
  }

  private meetUf(row: number, family: number, uf: number): void {
    const before = this.ufOf[family] as number;
    if (before === NONE) this.ufOf[family] = uf;
    else if (before !== uf && this.isNew(family, -1 - uf)) {
      const names: [string, string] = [ufs[before]?.uf ?? '', ufs[uf]?.uf ?? ''];
      this.log.add('warning', row, 'uf', { code: 'G09', why: 'uf', ufs: names });
    }
  }

  /** Whether the two were not told yet. */
  private isNew(family: number, other: number): boolean {
    const pair = family * 2 ** 22 + other + 64;
    if (this.told.has(pair)) return false;
    this.told.add(pair);
    return true;
  }

  private checkBuyer(row: number): void {
    const { buyer, parties, people } = this.columns;
    if (buyer[row] === NONE) return;
    const id = parties.text(buyer[row] as number);
    if (id.length !== 11 || (people.find(id) === NONE && !this.producers.has(id))) return;
    this.log.add('warning', row, 'buyer', { code: 'L24', why: 'buyerIsProducer' });
  }

  private organisationsBefore({ priorBalances }: SalesContext): void {
    const { parties, partyLabels } = this.columns;
    for (const { family, organisation } of priorBalances) {
      if (!organisation) continue;
      const party = readParty(organisation, 'organisation', false).value;
      const number = this.numberOf(family);
      if (party === null || number === NONE) continue;
      const of = parties.of(party.id);
      partyLabels[of] ??= party.label;
      if (this.organisationOf[number] === NONE) this.organisationOf[number] = of;
    }
  }
}

function meet(all: Map<number, Met>, one: number, row: number, before: number, other: number): void {
  const met = all.get(one);
  if (met) met.with.add(other);
  else all.set(one, { row, with: new Set([before, other]) });
}
