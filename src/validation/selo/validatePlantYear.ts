import { loadMunicipalities } from '../../brazil/municipalityList';
import { sumOf } from '../../rules/selo/proRata';
import { isExpected } from '../../rules/selo/purchase';
import type { SeloReadings } from '../../rules/selo/readings';
import { SeloRefusal } from '../../rules/selo/refusal';
import { regionGroup, seloRegion } from '../../rules/selo/region';
import { accountSteps, type AnnualAccount, type PlantYear } from '../../rules/selo/year/annualAccount';
import type { Control } from '../work';
import { AcquisitionRows } from './acquisitionRows';
import { tellOfAccount, tellOfReadings } from './aggregateFindings';
import { AreaLimits, tellOfContractedAreas } from './areaLimits';
import { Columns } from './cells';
import { ConcentrationSums } from './concentration';
import { tellOfContractedQuantities } from './contractedQuantities';
import { Contracts } from './contracts';
import { CostRows, type CostsRead } from './costRows';
import { groupsOf, ledgerOf, type DisallowanceGroup, type LedgerLine } from './disallowances';
import { Expectations, type Assessment } from './expectations';
import { Farmers } from './farmers';
import { GroupSums } from './groupTotals';
import { Intermediaries } from './intermediaries';
import { LinesTogether, withExpectation } from './linesTogether';
import { SeloLogs, type SeloFinding } from './logs';
import { Losses } from './losses';
import { comparedWith, otherReadings } from './otherOutcomes';
import type { PlantYearParameters } from './parameters';
import { plantTotals, type OtherReading, type PlantYearTotals } from './plantTotals';
import type { PurchaseLine } from './purchaseLine';
import { Prices } from './prices';
import { AcquisitionResults, costColumns, type AcquisitionColumns, type CostColumns } from './results';
import { Stages } from './stages';
import type { Register, SeloTableKind, SeloTables } from './tables';
import { readTechnicians } from './technicianRows';
import { tellOddCells } from './wholeTables';
import { Yields } from './yields';

/** What the checks make of a plant's year. */
export interface PlantYearValidation {
  findings: SeloFinding[];
  /** Findings by table, with those only counted and every certain mend. */
  logs: SeloLogs;
  acquisitions: AcquisitionColumns;
  costs: CostColumns | null;
  technicians: CostColumns | null;
  /** Every disallowance, and their sums by rule. */
  ledger: LedgerLine[];
  disallowed: DisallowanceGroup[];
  /** The rules' refusal where they cannot judge the year, as without limits or a ceiling of the family. */
  totals: PlantYearTotals | SeloRefusal;
  /** What was given to the rules. */
  plant: PlantYear;
  /**
   * The same check with what other readings would make of the year: shares in the totals, findings A14. `null` where it
   * has them already, or where the rules cannot judge the year.
   */
  withOtherReadings: ((control?: Control) => Promise<PlantYearValidation>) | null;
}

/**
 * Checks a plant's year (R01 to R35, A01 to A16): reads the tables, joins purchases to farmers, intermediaries,
 * contracts, yields and losses, and lets the yearly account of the rules judge them. In slices: the page stays alive.
 *
 * @throws Cancelled when the signal was given; nothing was changed
 */
export async function validatePlantYear(
  tables: SeloTables,
  parameters: PlantYearParameters,
  control: Control = {},
): Promise<PlantYearValidation> {
  await loadMunicipalities();
  return new PlantYearWork(tables, parameters, control).run();
}

/** How many times each purchase is passed, for progress; readings that are tried pass it again. */
const PASSES = 6;

class PlantYearWork {
  private readonly logs;
  private stages;
  private readonly farmers;
  private readonly intermediaries;
  private readonly contracts;
  private readonly yields;
  private readonly losses;
  private readonly costTable: Columns | null;
  private readonly caps;

  constructor(
    private readonly tables: SeloTables,
    private readonly parameters: PlantYearParameters,
    control: Control,
  ) {
    const logs = (this.logs = new SeloLogs(tables));
    this.farmers = new Farmers(tables, logs);
    this.intermediaries = new Intermediaries(tables, logs);
    this.contracts = new Contracts(tables, logs);
    this.yields = new Yields(tables, logs);
    this.losses = new Losses(tables, logs, (number) => this.farmers.familyOf(number));
    this.costTable = tables.costs ? new Columns(tables.costs) : null;
    this.caps = parameters.ruleSet.caps ?? parameters.capsGiven;
    const others = this.registers().reduce((sum, { length }) => sum + length, this.costTable?.length ?? 0);
    this.stages = new Stages(others + PASSES * tables.acquisitions.table.dataRows.length, control);
  }

  async run(): Promise<PlantYearValidation> {
    const { tables, parameters, logs, stages, farmers, intermediaries, contracts } = this;
    for (const [kind, table] of Object.entries(tables))
      if (table) await stages.steps(tellOddCells(kind as SeloTableKind, table, logs), 0);
    for (const register of this.registers()) await this.read(register);
    const rows = new AcquisitionRows(tables, { farmers, intermediaries, contracts }, parameters, logs);
    await stages.each(rows.columns.length, (row) => rows.read(row));
    const { lines } = rows;
    await this.readTogether(rows);
    const expected = await this.judgeExpectations(rows);
    const areas = await this.holdAgainstRegisters(lines);
    const costs = await this.readCosts();

    const plant = this.plantYear(lines, areas.grams, costs);
    const outcome = await stages.steps(accountSteps(plant, parameters.readings), lines.length);
    const account = outcome instanceof SeloRefusal ? null : outcome;
    const ledger = await stages.once(() => ledgerOf(lines, rows.unread, costs.lines, costs.unread, account));
    const concentration = new ConcentrationSums();
    const groups = new GroupSums();
    const acquisitions = await this.results(rows, account, ledger, (line, admitted) => {
      concentration.add(line, admitted);
      groups.add(line, admitted);
    });
    const readingsAsked = parameters.otherReadings !== 'onDemand';
    const readings = (account: AnnualAccount) => this.otherReadings(plant, account, rows, expected, costs);
    let totals: PlantYearTotals | SeloRefusal;
    if (outcome instanceof SeloRefusal) {
      totals = outcome;
      logs.of('acquisitions').add('error', null, null, { code: 'A16', reason: outcome.reason });
    } else {
      const presented = presentedOf(rows, costs);
      const sums = await stages.once(() => ({
        concentration: concentration.result(),
        groups: groups.result(outcome),
      }));
      totals = {
        ...(await stages.once(() => plantTotals(plant, outcome, sums, parameters))),
        presented,
        admitted: presented - ledger.reduce((sum, { cents }) => sum + cents, 0),
        readings: readingsAsked ? await readings(outcome) : [],
        comparison: await comparedWith(plant, parameters, stages),
      };
      tellOfAccount(totals, lines, areas.grams, parameters, logs);
    }
    stages.finish();
    const columnsOf = (table: 'costs' | 'technicians') => costColumns(table, tables[table], costs, account, ledger);
    const validation: PlantYearValidation = {
      findings: logs.all(),
      logs,
      acquisitions,
      costs: columnsOf('costs'),
      technicians: columnsOf('technicians'),
      ledger,
      disallowed: groupsOf(ledger),
      totals,
      plant,
      withOtherReadings: null,
    };
    if (readingsAsked || outcome instanceof SeloRefusal || totals instanceof SeloRefusal) return validation;
    const known = totals;
    let asked: Promise<PlantYearValidation> | null = null;
    const ask = async (control: Control): Promise<PlantYearValidation> => {
      this.stages = new Stages(lines.length, control);
      const withReadings = { ...known, readings: await readings(outcome) };
      tellOfReadings(withReadings, logs);
      this.stages.finish();
      return { ...validation, findings: logs.all(), totals: withReadings, withOtherReadings: null };
    };
    const forget = (failure: unknown) => {
      asked = null;
      throw failure;
    };
    return { ...validation, withOtherReadings: (control = {}) => (asked ??= ask(control).catch(forget)) };
  }

  private registers(): readonly Register[] {
    return [this.farmers, this.intermediaries, this.contracts, this.yields, this.losses];
  }

  private async read(register: Register): Promise<void> {
    await this.stages.each(register.length, (row) => register.read(row));
    await this.stages.once(() => register.finish?.());
  }

  private async readTogether({ lines, columns }: AcquisitionRows): Promise<void> {
    const together = new LinesTogether(columns, this.logs);
    await this.stages.each(lines.length, (at) => together.add(lines[at]!));
    await this.stages.once(() => together.finish());
  }

  /** Puts what arts. 7 and 8 leave of them in the place of lines without an invoice. */
  private async judgeExpectations(rows: AcquisitionRows): Promise<Expected> {
    const { contracts, yields, losses, caps, stages } = this;
    const { lines, columns } = rows;
    const originals = new Map<number, PurchaseLine>();
    lines.forEach((line, at) => isExpected(line.purchase.basis) && originals.set(at, line));
    const sources = { columns, contracts, yields, losses, caps, year: this.parameters.year };
    const expectations = new Expectations(sources, [...originals.values()]);
    if (originals.size > 0) await stages.each(lines.length, (at) => expectations.addNote(lines[at]!));
    const log = this.logs.of('acquisitions');
    const places = [...originals.keys()];
    await stages.each(places.length, (index) => {
      const line = originals.get(places[index]!)!;
      const assessment = expectations.assess(line, this.parameters.readings);
      for (const { severity, column, data, fix } of assessment.findings) log.add(severity, line.row, column, data, fix);
      lines[places[index]!] = assessed(line, assessment);
    });
    return { originals, expectations };
  }

  private async holdAgainstRegisters(lines: readonly PurchaseLine[]): Promise<AreaLimits> {
    const { farmers, yields, contracts, logs, stages } = this;
    const areas = new AreaLimits(farmers, yields, logs);
    const prices = new Prices(this.parameters.priceTolerance, logs);
    await stages.each(lines.length, (at) => {
      areas.add(lines[at]!);
      prices.add(lines[at]!);
    });
    areas.finish();
    const groups = prices.keys();
    await stages.each(groups.length, (at) => prices.tell(groups[at]!));
    await stages.once(() => tellOfContractedAreas(contracts, farmers, logs));
    await stages.once(() => tellOfContractedQuantities(contracts, lines, logs));
    return areas;
  }

  /** Costs and, unless these hold salaries and travel already, what the technicians cost. */
  private async readCosts(readings = this.parameters.readings, logs: SeloLogs | null = this.logs): Promise<CostsRead> {
    const { costTable, intermediaries, caps, tables } = this;
    const rows =
      costTable && new CostRows(costTable, intermediaries, { year: this.parameters.year, caps, readings, logs });
    if (rows) await this.read(rows);
    const technicians = await this.stages.once(() => readTechnicians(tables, { caps, readings, logs }));
    const [lines, unread] = [rows?.lines ?? [], rows?.unread ?? []];
    const alsoInCosts = lines.filter(({ item, letter }) => item === 'IV' && (letter === 'a' || letter === 'b'));
    if (alsoInCosts.length === 0)
      return { lines: [...lines, ...technicians.lines], unread: [...unread, ...technicians.unread], technicians: true };
    if (technicians.lines.length > 0)
      logs?.of('technicians').add('warning', null, 'salary', {
        code: 'R27',
        found: 'alsoInCosts',
        inCosts: sumOf(alsoInCosts.map(({ presented }) => presented)),
        technicians: sumOf(technicians.lines.map(({ cents }) => cents)),
      });
    return { lines, unread, technicians: false };
  }

  private plantYear(
    acquisitions: readonly PurchaseLine[],
    areaLimits: ReadonlyMap<string, number>,
    costs: CostsRead,
  ): PlantYear {
    const {
      year,
      ruleSet,
      capsGiven,
      plantUf,
      inputConsumption,
      cubicMetres,
      familyCeiling,
      revenue,
      minimumShare,
      notSaid,
    } = this.parameters;
    const plantGroup = regionGroup(seloRegion({ kind: 'uf', uf: plantUf }));
    const given = { year, ruleSet, capsGiven, plantGroup, inputConsumption, cubicMetres, familyCeiling, revenue };
    return { ...given, minimumShare, notSaid, acquisitions, areaLimits, costs: costs.lines };
  }

  private async results(
    { lines, unread, columns }: AcquisitionRows,
    account: AnnualAccount | null,
    ledger: readonly LedgerLine[],
    counted: (line: PurchaseLine, admitted: number) => void,
  ): Promise<AcquisitionColumns> {
    const results = new AcquisitionResults(columns.length, account, ledger);
    for (const row of unread) results.unread(row);
    await this.stages.each(lines.length, (at) => {
      results.line(lines[at]!, at);
      if (account) counted(lines[at]!, account.acquisitions[at]!);
    });
    return results.columns;
  }

  private otherReadings(
    plant: PlantYear,
    account: AnnualAccount,
    { lines }: AcquisitionRows,
    { originals, expectations }: Expected,
    costs: CostsRead,
  ): Promise<OtherReading[]> {
    const costsUnder = async (readings: SeloReadings): Promise<PlantYear> => ({
      ...plant,
      costs: (await this.readCosts(readings, null)).lines,
    });
    return otherReadings(
      plant,
      account,
      this.parameters.readings,
      async (reading, readings) => {
        switch (reading) {
          case 'travelBase':
            return costs.lines.some(({ table }) => table === 'technicians') ? costsUnder(readings) : null;
          case 'yearsOfUse':
            return costs.lines.some(({ leftOut }) => leftOut.some(({ code }) => code === 'usedValue'))
              ? costsUnder(readings)
              : null;
          case 'partialLoss': {
            const partial = [...originals].filter(([, { purchase }]) => purchase.basis === 'frustração parcial');
            if (partial.length === 0) return null;
            const acquisitions = [...lines];
            for (const [at, line] of partial) acquisitions[at] = assessed(line, expectations.assess(line, readings));
            return { ...plant, acquisitions };
          }
        }
      },
      this.stages,
    );
  }
}

/** Lines without an invoice as they were read, by their place, and who judges them. */
interface Expected {
  originals: ReadonlyMap<number, PurchaseLine>;
  expectations: Expectations;
}

function assessed(line: PurchaseLine, { proven, cents, grams, leftOut }: Assessment): PurchaseLine {
  return { ...line, facts: withExpectation(line, proven), cents, grams, leftOut };
}

function presentedOf({ lines, unread }: AcquisitionRows, costs: CostsRead): number {
  const all = [lines, costs.lines].map((of) => of.reduce((sum, { presented }) => sum + presented, 0));
  const missed = [unread, costs.unread].map((of) => of.reduce((sum, { cents }) => sum + (cents ?? 0), 0));
  return sumOf([...all, ...missed]);
}
