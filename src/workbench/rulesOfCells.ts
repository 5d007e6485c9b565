import { IUniverInstanceService, UniverInstanceType, type Workbook } from '@univerjs/core';
import { SheetsDataValidationValidatorService } from '@univerjs/preset-sheets-data-validation';
import type { Grid } from './createGrid';

/** The grid looks whether cells keep their rules a moment after those change; a sheet that is gone by then is left aside. */
export function leaveRulesOfGoneSheets({ univer }: Grid): void {
  const injector = univer.__getInjector();
  const books = injector.get(IUniverInstanceService);
  const validator = injector.get(SheetsDataValidationValidatorService);
  const validatorRanges = validator.validatorRanges.bind(validator);
  validator.validatorRanges = async (unitId, sheetId, ranges) => {
    const book = books.getUnit<Workbook>(unitId, UniverInstanceType.UNIVER_SHEET);
    return book?.getSheetBySheetId(sheetId) ? validatorRanges(unitId, sheetId, ranges) : [];
  };
}
