import { remembering } from '../../brazil/remembering';
import type { CellValue } from '../../workbook/port';
import { masked, withNumbersMasked } from '../privacy/mask';
import { PERSONAL_KINDS } from '../privacy/personalKind';
import { holdTheSame } from './values';

type Mask = (value: CellValue) => CellValue;

const MASKS: readonly Mask[] = [
  ...PERSONAL_KINDS.map((kind) => (value: CellValue) => masked(value, kind)),
  (value: CellValue) => (typeof value === 'string' ? withNumbersMasked(value) : value),
];
const MOST_KEPT = 50_000;
/** Different values that are enough to know a mask by. */
const ENOUGH = 20;
/** Part of them that must have been sent. */
const MOSTLY = 0.5;

/**
 * How a column of whole values was masked for a copy, told by the values themselves, so that lines are compared in the
 * form that was sent; `null` where that cannot be told.
 */
export function maskOfColumn(whole: readonly CellValue[], sent: readonly CellValue[]): Mask | null {
  const known = new Set(sent.filter(isFilled));
  // One value in all lines says nothing about any of them.
  if (known.size < 2) return null;
  const enough = Math.min(ENOUGH, known.size);
  const met = MASKS.map(() => new Set<CellValue>());
  for (const value of whole) {
    if (!isFilled(value)) continue;
    for (const [at, mask] of MASKS.entries()) {
      const shown = mask(value);
      if (known.has(shown)) met[at]!.add(shown);
    }
    if (met.some(({ size }) => size >= enough)) break;
  }
  const most = Math.max(...met.map(({ size }) => size));
  if (most < enough * MOSTLY) return null;
  return remembering(MASKS[met.findIndex(({ size }) => size === most)]!, MOST_KEPT);
}

function isFilled(value: CellValue): boolean {
  return value !== null && !holdTheSame(value, null);
}
