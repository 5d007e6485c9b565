import { figure, percent } from '../../explain/figures';
import type { Language } from '../../explain/language';
import { exactOfCell } from '../../rules/exact';
import type { CellInput } from '../../workbook/writing';
import { REAIS, REAIS_PER_KG, SHARE } from '../writeBack/formats';

/** What a cell with a number format shows; headings say the unit. */
export function cellText(content: CellInput, format: string | undefined, language: Language): string {
  if (typeof content !== 'number') return typeof content === 'string' ? content : '';
  const value = exactOfCell(content);
  if (format === SHARE) return percent(value.toDecimalPlaces(6), language);
  return figure(value, language, format === REAIS || format === REAIS_PER_KG ? 2 : 0);
}
