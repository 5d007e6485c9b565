import { exactOfCell } from '../../rules/exact';
import { acceptablePrice } from '../../rules/pgpmbio/acceptablePrice';
import { refuse } from '../../rules/pgpmbio/refusal';
import { numberCell } from '../cellReaders';
import { zeroIsBlank } from '../cells';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { DATE, MARKET_PRICE, optional } from '../parameters';
import { refused, tableFor } from './reading';

const PARAMETERS = [MARKET_PRICE, optional(DATE)];

/** Smallest acceptable price, R$/kg: the PMD less 15 %, cut to the cent (Doc. 11). */
export const mpa: FunctionEntry = {
  id: 'PGPMBIO.MPA',
  parameters: PARAMETERS,
  result: 'matrix',
  run: (args) =>
    eachRow(args, PARAMETERS, ([marketPrice, date]) => {
      const table = tableFor(date);
      const market = exactOfCell(numberCell(zeroIsBlank(marketPrice), MARKET_PRICE));
      if (market.isNegative()) throw refused(refuse({ code: 'amountNegative', what: 'marketPrice', amount: market }));
      return acceptablePrice(market, table.marketDiscount, table.mpaRounding).mpa.toNumber();
    }),
};
