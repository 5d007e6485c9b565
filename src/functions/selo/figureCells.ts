import { readMeasure, type MeasureUnit } from '../../brazil/measures';
import type { DecimalText, Read } from '../../brazil/read';
import { exact, exactOfCell, type Decimal } from '../../rules/exact';
import { numberCell, numberCellIfGiven } from '../cellReaders';
import { needed } from '../cells';
import type { Parameter } from '../entry';

// Figures of the Selo as the rules want them, exact.

/** A number in a unit that may be written behind it: `18 ha`. */
export function measureCell(cell: unknown, unit: MeasureUnit, parameter: Parameter): Decimal {
  return figureOf(readMeasure(cell, unit), parameter);
}

export function figureOf(read: Read<DecimalText>, parameter: Parameter): Decimal {
  return exact(needed(read, parameter));
}

/** R$, or kg. */
export function amountCell(cell: unknown, parameter: Parameter): Decimal {
  return exactOfCell(numberCell(cell, parameter));
}

export function amountCellIfGiven(cell: unknown, parameter: Parameter): Decimal | null {
  const amount = numberCellIfGiven(cell, parameter);
  return amount === null ? null : exactOfCell(amount);
}
