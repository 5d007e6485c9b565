import {
  DATE,
  FAMILY,
  HEADERS,
  INVOICE,
  MARKET_PRICE,
  MUNICIPALITY,
  PREVIOUS_FAMILY,
  PRIOR_BALANCES,
  PRODUCT,
  QUANTITY,
  REQUEST_DATE,
  SALE_PRICE,
  UF,
} from '../arguments';
import type { FunctionTexts } from '../functionTexts';

export const ledgerTexts: FunctionTexts = {
  description: {
    'pt-BR':
      'Conta corrente de uma tabela de notas: saldos por DAP/CAF, produto e ano, e o valor a pagar de cada linha.',
    'en-US':
      'Running account of a table of invoices: balances by DAP/CAF, product and year, and what each line is paid.',
  },
  arguments: [
    FAMILY,
    DATE,
    PRODUCT,
    UF,
    QUANTITY,
    SALE_PRICE,
    MARKET_PRICE,
    MUNICIPALITY,
    PRIOR_BALANCES,
    HEADERS,
    INVOICE,
    PREVIOUS_FAMILY,
    REQUEST_DATE,
  ],
  help: {
    'pt-BR': [
      'Uma fórmula para a tabela toda. Para cada linha dá PM, MPA, preço usado, VSP, saldo do produto antes, saldo anual antes, valor a pagar e situação, na ordem das linhas.',
      'Os limites são da família: a mesma DAP/CAF soma em todas as organizações (Título 35, item 16.d.3, e Doc. 1, Nota 1), por ano da nota fiscal. Os saldos são tomados por data, depois por número da nota, depois pela ordem das linhas (leitura A14); o total da família só depende dessa ordem se ela vender o mesmo produto em regiões com limites diferentes (leitura A18), o que a Situação avisa.',
      'saldos_anteriores traz o que já foi pago ou apresentado no ano (DAP/CAF, produto, ano, R$). dap_anterior liga o CAF à DAP que ele substituiu, para que o limite não conte duas vezes.',
      'Uma linha com problema fica sem valores e a coluna Situação diz o que corrigir; as outras linhas não são afetadas.',
    ],
    'en-US': [
      'One formula for the whole table. For each line it gives PM, MPA, price used, VSP, product balance before, annual balance before, amount payable and status, in the order of the lines.',
      'Limits belong to the family: the same DAP/CAF adds up over all organisations (Título 35, item 16.d.3, and Doc. 1, Nota 1), by year of the invoice. Balances are taken up by date, then invoice number, then order of the lines (reading A14); the family’s total depends on that order only when it sells one product in regions with different limits (reading A18), which the Status tells.',
      'prior_balances holds what was already paid or presented in the year (DAP/CAF, product, year, R$). previous_dap links a CAF to the DAP it replaced, so that the limit does not count twice.',
      'A line with a problem has no amounts and its Status says what to correct; the other lines are not affected.',
    ],
  },
  examples: [
    {
      formula: '=PGPMBIO.LEDGER(A2:A61,B2:B61,C2:C61,D2:D61,E2:E61,F2:F61,G2:G61)',
      result: {
        'pt-BR': '60 linhas × 8 colunas, com os saldos correndo por família',
        'en-US': '60 rows × 8 columns, with balances running by family',
      },
    },
    {
      formula: '=PGPMBIO.LEDGER(A2:A61,B2:B61,C2:C61,D2:D61,E2:E61,F2:F61,G2:G61,H2:H61,Saldos!A2:D20,TRUE)',
      result: {
        'pt-BR': 'o mesmo, com municípios, saldos anteriores e uma linha de títulos',
        'en-US': 'the same, with municipalities, prior balances and a row of headings',
      },
    },
  ],
};
