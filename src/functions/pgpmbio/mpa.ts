import { exactOfCell } from '../../rules/exact';
import { acceptablePrice } from '../../rules/pgpmbio/acceptablePrice';
import { refuse } from '../../rules/pgpmbio/refusal';
import { eachRow } from '../eachRow';
import type { FunctionEntry } from '../entry';
import { DATE, MARKET_PRICE, optional } from '../parameters';
import { numberCell, refused, tableFor } from './reading';
import { zeroIsBlank } from '../cells';

const PARAMETERS = [MARKET_PRICE, optional(DATE)];

/** Smallest acceptable price, R$/kg: the PMD less 15 %, cut to the cent (Doc. 11). */
export const mpa: FunctionEntry = {
  id: 'PGPMBIO.MPA',
  description: {
    'pt-BR': 'Menor preço aceitável (MPA) na nota fiscal, em R$/kg: 15% abaixo do preço de mercado (PMD).',
    'en-US': 'Smallest acceptable price (MPA) on the invoice, in R$/kg: 15% under the market price (PMD).',
  },
  parameters: PARAMETERS,
  result: 'matrix',
  help: {
    'pt-BR': [
      'Título 35 do MOC, Doc. 11: MPA = PMD − (0,15 × PMD), cortado em centavos.',
      'Leitura A1: os dois exemplos publicados (4,675 → 4,67 e 3,825 → 3,82) mostram o corte; o arredondamento comum daria 4,68 e 3,83.',
    ],
    'en-US': [
      'MOC, Título 35, Doc. 11: MPA = PMD − (0.15 × PMD), cut to the cent.',
      'Reading A1: both published examples (4.675 → 4.67 and 3.825 → 3.82) show the cut; ordinary rounding would give 4.68 and 3.83.',
    ],
  },
  examples: [
    { formula: '=PGPMBIO.MPA(5.5)', result: { 'pt-BR': '4,67', 'en-US': '4.67' } },
    { formula: '=PGPMBIO.MPA(4.5)', result: { 'pt-BR': '3,82', 'en-US': '3.82' } },
  ],
  run: (args) =>
    eachRow(args, PARAMETERS, ([marketPrice, date]) => {
      const table = tableFor(date);
      const market = exactOfCell(numberCell(zeroIsBlank(marketPrice), MARKET_PRICE));
      if (market.isNegative()) throw refused(refuse({ code: 'amountNegative', what: 'marketPrice', amount: market }));
      return acceptablePrice(market, table.marketDiscount, table.mpaRounding).mpa.toNumber();
    }),
};
