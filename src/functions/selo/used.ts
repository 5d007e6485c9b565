import { readYears } from '../../brazil/measures';
import { usedEquipment } from '../../rules/selo/art4p3UsedEquipment';
import { defaultSeloReadings } from '../../rules/selo/readings';
import { caps280of2022 } from '../../rules/selo/ruleSets/portaria280of2022';
import { shareCellIfGiven } from '../cellReaders';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { optional } from '../parameters';
import { amountCell, figureOf } from './figureCells';
import { granted } from './granted';
import { INVOICE_VALUE, RATE_PER_YEAR, YEARS_OF_USE } from './parameters';

const PARAMETERS = [INVOICE_VALUE, YEARS_OF_USE, optional(RATE_PER_YEAR)];

/** Value of used equipment given to a cooperative, R$ (art. 4 § 3). */
export const used: FunctionEntry = {
  id: 'SELO.USED',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) =>
    eachRow(args, PARAMETERS, ([invoice, years, rate]) => {
      const value = usedEquipment(
        amountCell(invoice, INVOICE_VALUE),
        figureOf(readYears(years), YEARS_OF_USE),
        shareCellIfGiven(rate, RATE_PER_YEAR) ?? caps280of2022.usedPerYear,
        caps280of2022,
        defaultSeloReadings.yearsOfUse,
      );
      return granted(value).toNumber();
    }),
};
