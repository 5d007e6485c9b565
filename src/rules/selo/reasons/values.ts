import type { IsoDate } from '../../../brazil/read';
import type { Decimal } from '../../exact';
import type { FamilyCeiling } from '../familyCeilings';

/** Figures that are never negative, in hectares, kg, years or R$. */
export type UnsignedFigure =
  'area' | 'quantity' | 'delivered' | 'yearsOfUse' | 'invoiceValue' | 'value' | 'salary' | 'charges' | 'receipts';

/** Why a value of art. 4 or the ceiling of art. 3 § 9 cannot be given. */
export type ValueReason =
  | { code: 'figureNegative'; what: UnsignedFigure; value: Decimal }
  | { code: 'yearsOfUseImplausible'; years: Decimal }
  | { code: 'usedRateTooLow'; rate: Decimal; least: Decimal }
  | { code: 'amortizationYears'; years: Decimal; most: number }
  | { code: 'instalmentNumber'; number: Decimal; years: Decimal }
  | { code: 'amortizationNotGranted'; years: Decimal }
  | { code: 'familyCeilingUnknown'; date: IsoDate; nearest: FamilyCeiling };
