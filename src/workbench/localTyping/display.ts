import { CellValueType, InterceptorEffectEnum } from '@univerjs/core';
import type { ICellDataForSheetInterceptor } from '@univerjs/core';
import { INTERCEPTOR_POINT, InterceptCellContentPriority, SheetInterceptorService } from '@univerjs/preset-sheets-core';
import type { Grid } from '../createGrid';
import { errorName, isErrorCode } from '../errorNames';
import { formatPlainNumber } from './value';

/**
 * Shows in Portuguese what the grid itself shows in English: the decimals of numbers without a format, TRUE and
 * FALSE, error values. Only what is painted changes, never what a cell holds.
 */
export function showValuesInPortuguese({ univer }: Grid): void {
  univer
    .__getInjector()
    .get(SheetInterceptorService)
    .intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
      effect: InterceptorEffectEnum.Value | InterceptorEffectEnum.Style,
      // After number formats, which leave the numbers without a format as they are.
      priority: InterceptCellContentPriority.NUMFMT - 2,
      handler: (cell, _location, next) => {
        const shown = cell ? shownInPortuguese(cell) : null;
        return next(shown && cell ? { ...cell, ...shown } : cell);
      },
    });
}

function shownInPortuguese(cell: ICellDataForSheetInterceptor): Partial<ICellDataForSheetInterceptor> | null {
  if (cell.t === CellValueType.BOOLEAN) {
    return { v: cell.v ? 'VERDADEIRO' : 'FALSO', t: CellValueType.STRING, interceptorStyle: { ht: 2 } };
  }
  if (typeof cell.v === 'number' && !Number.isInteger(cell.v)) {
    return { v: formatPlainNumber(cell.v, 'pt-BR'), t: CellValueType.NUMBER };
  }
  if (isErrorCode(cell.v)) return { v: errorName(cell.v, 'pt-BR') };
  return null;
}
