import { instalment as partOfYear } from '../../rules/selo/art4p4Amortization';
import { caps280of2022 } from '../../rules/selo/ruleSets/portaria280of2022';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { optional } from '../parameters';
import { amountCell, measureCell } from './figureCells';
import { granted } from './granted';
import { GRANTED, NUMBER, VALUE, YEARS } from './parameters';
import { isLeftOut, requestCell } from './requestCell';

const PARAMETERS = [VALUE, YEARS, NUMBER, optional(GRANTED)];

/** One year's part of a gift that is amortized, R$ (art. 4 § 4). */
export const instalment: FunctionEntry = {
  id: 'SELO.INSTALMENT',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) => {
    const takenAsGranted = isLeftOut(args[3]);
    return eachRow(args, PARAMETERS, ([value, years, number, grant]) => {
      const amortization = {
        value: amountCell(value, VALUE),
        years: measureCell(years, 'anos', YEARS),
        number: measureCell(number, 'parcela', NUMBER),
        granted: takenAsGranted || requestCell(grant, GRANTED),
      };
      return granted(partOfYear(amortization, caps280of2022)).toNumber();
    });
  },
};
