import { textDigest } from '../../../workbook/changes/digest';
import type { CellValue } from '../../../workbook/port';
import { comparableKey } from '../../receive/values';

/** A short sign of some values, whatever their order: the same values have the same one. */
export function markOf(values: readonly CellValue[]): string {
  return textDigest(values.map(comparableKey).sort().join('\n'));
}
