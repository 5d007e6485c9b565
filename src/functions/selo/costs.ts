import type { CostRow } from '../../rules/selo/cost';
import { costAccount, type CostOutcome } from '../../rules/selo/costAccount';
import { readCostCut } from '../../rules/selo/readCostCut';
import { readCostItem } from '../../rules/selo/readCostItem';
import { defaultSeloReadings } from '../../rules/selo/readings';
import { refuse } from '../../rules/selo/refusal';
import type { CostItem } from '../../rules/selo/ruleSet';
import { caps280of2022 } from '../../rules/selo/ruleSets/portaria280of2022';
import { textCell } from '../cellReaders';
import { isBlank, isBlankOrZero, zeroIsBlank } from '../cells';
import { columnsOf } from '../columns';
import type { FunctionEntry } from '../entry';
import { caught, FunctionFailure } from '../failure';
import { optional } from '../parameters';
import { inRow } from '../rowFailure';
import { singleCell } from '../singleCell';
import { centsCell, plausibleSum } from './amounts';
import { baseByRegion } from './baseByRegion';
import { granted, refused } from './granted';
import { groupCell } from './groupCell';
import { BASE_BY_REGION, COST_ITEM, COST_REGION, PRIORITY, VALUE } from './parameters';

const ROW_PARAMETERS = [COST_ITEM, VALUE, COST_REGION];
const BLANK_ROW = ['', '', '', ''];

/** Costs II to V under their caps, and what they weigh (art. 4 §§ 7, 8 and 10), a row a cost. */
export const costs: FunctionEntry = {
  id: 'SELO.COSTS',
  parameters: [...ROW_PARAMETERS, BASE_BY_REGION, optional(PRIORITY)],
  result: 'matrix',
  run: (args) => {
    const rows = costRows(args);
    const filled = rows.filter((row) => row !== null);
    if (filled.length === 0) return rows.map(() => BLANK_ROW);
    const priority = singleCell(args[4], PRIORITY);
    const costCut = isBlank(zeroIsBlank(priority))
      ? defaultSeloReadings.costCut
      : granted(readCostCut(textCell(priority, PRIORITY)));
    const base = baseByRegion(args[3]);
    const account = costAccount(filled, base, caps280of2022, { costCapRegions: 'byFarmerRegion', costCut });
    let next = 0;
    return rows.map((row) => (row === null ? BLANK_ROW : answerOf(account.rows[next++] as CostOutcome)));
  },
};

function answerOf({ admitted, overResearchCap, overCostCap, weighted, bound }: CostOutcome): unknown[] {
  return [admitted / 100, (overResearchCap + overCostCap) / 100, weighted / 100, bound.join('; ')];
}

/** The costs, `null` for blank rows. A row that cannot be read fails all: the caps are those of all costs together. */
function costRows(args: readonly unknown[]): (CostRow | null)[] {
  const { columns, length } = columnsOf(args.slice(0, ROW_PARAMETERS.length), ROW_PARAMETERS);
  const own = length > 1 ? columns.filter(({ spread }) => spread) : columns;
  const rows = Array.from({ length }, (_, line) => {
    if (own.every(({ at }) => isBlankOrZero(at(line)))) return null;
    const row = caught(() => costOf(columns.map(({ at }) => at(line))));
    if (row instanceof FunctionFailure) throw length > 1 ? inRow(row, line + 1) : row;
    return row;
  });
  plausibleSum(rows.map((row) => row?.cents ?? 0));
  return rows;
}

function costOf([itemCell, value, region]: unknown[]): CostRow {
  const item = granted(readCostItem(textCell(itemCell, COST_ITEM)));
  return { item, cents: centsCell(value, VALUE, 'cost'), group: groupOf(region, item) };
}

function groupOf(cell: unknown, item: CostItem): CostRow['group'] {
  if (!isBlank(zeroIsBlank(cell))) return groupCell(cell, COST_REGION);
  if (item === 'III') return null;
  throw refused(refuse({ code: 'costRegionMissing', item }));
}
