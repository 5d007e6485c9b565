import { regionOf } from '../../../brazil/ufs';
import { ROWS_A_STEP, type Steps } from '../../../rules/steps';
import { defaultSeloReadings } from '../../../rules/selo/readings';
import { said } from '../../../sheets/templates/template';
import type { AcquisitionColumns } from '../../../validation/selo/results';
import type { PlantYearParameters } from '../../../validation/selo/parameters';
import type { CheckedPlantYear } from '../../../validation/writeBack/writeBackOfPlantYear';
import { cellAddress } from '../../../workbook/address';
import { quoted, type NativeFigure, type NativeLists } from '../nativeBook';
import type { CopyLayout, NativeColumn, NativeResults } from '../salesAccount';
import { COLUMN_280, MULTIPLIERS_28, MULTIPLIERS_280 } from './multipliers';
import { COOPERATIVE, multiplier28, multiplier280, weightedText, type PurchaseTexts } from './purchase';
import { PurchaseCells, type Line, type Said } from './purchaseCells';

/** Where the lines of a copy stand, and which of its columns have results of the check. */
export interface PurchaseLayout extends CopyLayout {
  /** By id, e.g. `selo.region`; `null` for one that the copy has not. Without it formulas repeat what they lean on. */
  resultColumnOf?: (id: string) => number | null;
}

const NONE: NativeResults = { columns: [], sheets: [], names: [] };

/**
 * Region, multiplier and weighted value of a copy’s purchases as formulas, from each line’s own cells. They stand on the
 * sheet of the lines. What a line’s cells do not tell (a place or seller of a register) is in its formula as the check
 * found it, and so is the amount admitted where the check cut it: cuts look at the whole year. A line whose cells come
 * to something else than the check has no formula. Time grows with the number of lines.
 *
 * @param lines rows of data of the table as it was checked, in the order of the copy; `-1` for a line that was not checked
 * @throws NotLoaded before the list of municipalities is loaded
 */
export function* nativePurchases(
  checked: CheckedPlantYear,
  lines: readonly number[],
  layout: PurchaseLayout,
  lists: NativeLists,
): Steps<NativeResults> {
  const table = checked.tables.find(({ table: { kind } }) => kind === 'acquisitions');
  if (!table) return NONE;
  const formulas = new PurchaseFormulas(checked, new PurchaseCells(table, layout), layout, lists);
  const made: LineFormulas[] = [];
  for (const [line, row] of lines.entries()) {
    if (line % ROWS_A_STEP === ROWS_A_STEP - 1) yield;
    made.push(row < 0 ? NO_FORMULAS : formulas.of({ line, row }));
  }
  const column = (id: keyof LineFormulas): NativeColumn => ({
    id: `selo.${id}`,
    formulaOf: (line) => made[line]?.[id] ?? null,
  });
  return { columns: [column('region'), column('multiplier'), column('weighted')], sheets: [], names: [] };
}

interface LineFormulas {
  region: string | null;
  multiplier: string | null;
  weighted: string | null;
}

const NO_FORMULAS: LineFormulas = { region: null, multiplier: null, weighted: null };

class PurchaseFormulas {
  private readonly results: AcquisitionColumns;
  private readonly parameters: PlantYearParameters;
  private readonly plantRegion: NativeFigure;
  private readonly factorA: NativeFigure | null;

  constructor(
    { validation, parameters }: CheckedPlantYear,
    private readonly cells: PurchaseCells,
    private readonly layout: PurchaseLayout,
    private readonly lists: NativeLists,
  ) {
    this.results = validation.acquisitions;
    this.parameters = parameters;
    const ofCheck = { programme: 'selo', source: parameters.ruleSet.act } as const;
    this.plantRegion = {
      ...ofCheck,
      name: 'SELO_REGIAO_USINA',
      label: said('Região da usina', 'Region of the plant'),
      value: regionOf(parameters.plantUf),
    };
    const factor = parameters.unseenFactor;
    const label = said('Fator a, informado por quem conferiu', 'Factor a, as given for the check');
    this.factorA = factor === null ? null : { ...ofCheck, name: 'SELO_FATOR_A', label, value: factor.toNumber() };
  }

  of(line: Line): LineFormulas {
    const region = this.regionOf(line);
    if (region === null) return NO_FORMULAS;
    const multiplier = this.multiplierOf(line, region);
    return {
      region: region.said?.text(this.lists) ?? null,
      multiplier,
      weighted: this.weightedOf(line, multiplier),
    };
  }

  /** The region as a formula refers to it: the cell of the result where there is one. */
  private regionOf(line: Line): { text: string; now: string; said: Said | null } | null {
    const now = this.results.region[line.row] ?? null;
    if (now === null) return null;
    const written = this.cells.region(line);
    const own = written?.now === now ? written : null;
    return { text: this.resultCell(line, 'selo.region') ?? own?.text(this.lists) ?? quoted(now), now, said: own };
  }

  private multiplierOf(line: Line, region: { text: string; now: string }): string | null {
    const multiplier = this.results.multiplier[line.row] ?? null;
    const [kind, basis] = [this.cells.kind(line), this.cells.basis(line)];
    if (multiplier === null || kind === null || basis === null || !this.followsTables()) return null;
    const is280 = this.parameters.ruleSet.id === '280/2022';
    const purchase: PurchaseTexts = {
      region: region.text,
      kind: kind.text(this.lists),
      basis: basis.text(this.lists),
      plantRegion: is280 ? this.lists.figure(this.plantRegion) : null,
      supplier: null,
      familyShare: this.familyShare(line),
      unseenFactor: this.factorA === null ? null : this.lists.figure(this.factorA),
    };
    const supplier = this.supplierOf(line, multiplier, [region.now, kind.now, basis.now].join('/'));
    if (supplier === null) return null;
    const whole = { ...purchase, supplier: supplier.text(this.lists) };
    return is280 ? multiplier280(whole, this.lists) : multiplier28(whole, this.lists);
  }

  /** The seller by the line’s cell or else by a register: whichever makes of the line the multiplier of the check. */
  private supplierOf(line: Line, multiplier: number, key: string): Said | null {
    const constants = ['agricultor', COOPERATIVE].map((now): Said => ({ text: () => quoted(now), now }));
    const own = this.cells.supplier(line);
    const makes = ({ now }: Said) => this.multiplierNow(line, key, now) === multiplier;
    return [...(own === null ? [] : [own]), ...constants].find(makes) ?? null;
  }

  private multiplierNow(line: Line, key: string, supplier: string): number | null {
    const cooperative = supplier === COOPERATIVE;
    if (this.parameters.ruleSet.id === '280/2022') {
      const near = key.startsWith(`${this.plantRegion.value}/`) ? COLUMN_280.plantNear : 0;
      const column = COLUMN_280.farmer + near + (cooperative ? COLUMN_280.cooperative : 0);
      return numberAt(ROWS_280, key, column);
    }
    if (!cooperative) return numberAt(ROWS_28, key, COLUMN_280.farmer);
    // Which factor holds depends on the part of family farmers: the copy is computed and compared as a whole.
    return this.familyShare(line) === null ? null : (this.results.multiplier[line.row] ?? null);
  }

  private familyShare(line: Line): string | null {
    const cell = this.cells.cell(line, 'familyShare');
    return typeof cell?.value === 'number' ? cell.text : null;
  }

  /** The tables of multipliers are made under the usual readings. */
  private followsTables(): boolean {
    const { readings } = this.parameters;
    return (['semiaridInSoutheast', 'lossMultipliers'] as const).every(
      (reading) => readings[reading] === defaultSeloReadings[reading],
    );
  }

  /** Value × multiplier: of the cell where all of it counts, else of the amount that the check admitted. */
  private weightedOf(line: Line, formula: string | null): string | null {
    const { multiplier, presented, admitted } = this.results;
    const [known, all, counted] = [multiplier[line.row], presented[line.row], admitted[line.row]].map(
      (value) => value ?? null,
    );
    if (typeof known !== 'number' || typeof counted !== 'number' || counted === 0) return null;
    const by = this.resultCell(line, 'selo.multiplier') ?? formula ?? String(known);
    const value = this.cells.cell(line, 'value');
    const isWhole =
      counted === all &&
      typeof value?.value === 'number' &&
      Math.round(value.value * 100) === Math.round(counted * 100);
    return weightedText(isWhole ? `ROUND(${value.text},2)` : String(counted), by);
  }

  private resultCell({ line }: Line, id: string): string | null {
    const column = this.layout.resultColumnOf?.(id) ?? null;
    return column === null ? null : cellAddress({ row: this.layout.rowOf(line), column });
  }
}

type Rows = ReadonlyMap<string, readonly unknown[]>;
const ROWS_280: Rows = new Map(MULTIPLIERS_280.rows.map((row) => [row[0] as string, row]));
const ROWS_28: Rows = new Map(MULTIPLIERS_28.rows.map((row) => [row[0] as string, row]));

/** @param column as look-ups count them */
function numberAt(rows: Rows, key: string, column: number): number | null {
  const found = rows.get(key)?.[column - 1];
  return typeof found === 'number' ? found : null;
}
