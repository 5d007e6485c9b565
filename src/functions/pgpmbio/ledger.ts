import { LEDGER_HEADINGS, ledgerStatus, refusedStatus } from '../../explain/ledgerStatus';
import { familiesLinked } from '../../rules/pgpmbio/families';
import { ledger as runLedger, type LedgerLine, type LedgerResult } from '../../rules/pgpmbio/ledger';
import { defaultReadings } from '../../rules/pgpmbio/readings';
import { isBlank } from '../cells';
import { columnsOf } from '../columns';
import type { FunctionEntry } from '../entry';
import { caught, FunctionFailure } from '../failure';
import { currentLanguage } from '../language';
import {
  DATE,
  FAMILY,
  HEADERS,
  INVOICE,
  MARKET_PRICE,
  MUNICIPALITY,
  optional,
  PREVIOUS_FAMILY,
  PRIOR_BALANCES,
  PRODUCT,
  QUANTITY,
  SALE_PRICE,
  UF,
} from '../parameters';
import { familyLink, LedgerLineReader, type LedgerCells } from './ledgerLines';
import { priorBalances } from './priorBalances';

const PARAMETERS = [
  FAMILY,
  DATE,
  PRODUCT,
  UF,
  QUANTITY,
  SALE_PRICE,
  optional(MARKET_PRICE),
  optional(MUNICIPALITY),
  optional(PRIOR_BALANCES),
  optional(HEADERS),
  optional(INVOICE),
  optional(PREVIOUS_FAMILY),
];
const PRIOR = PARAMETERS.findIndex(({ key }) => key === PRIOR_BALANCES.key);
const WITH_HEADINGS = PARAMETERS.findIndex(({ key }) => key === HEADERS.key);

/** The running account of a whole table: balances by family, product and year, a spilled row a line. */
export const ledger: FunctionEntry = {
  id: 'PGPMBIO.LEDGER',
  description: {
    'pt-BR':
      'Conta corrente de uma tabela de notas: saldos por DAP/CAF, produto e ano, e o valor a pagar de cada linha.',
    'en-US':
      'Running account of a table of invoices: balances by DAP/CAF, product and year, and what each line is paid.',
  },
  parameters: PARAMETERS,
  result: 'matrix',
  help: {
    'pt-BR': [
      'Uma fórmula para a tabela toda. Para cada linha dá PM, MPA, preço usado, VSP, saldo do produto antes, saldo anual antes, valor a pagar e situação, na ordem das linhas.',
      'Os limites são da família: a mesma DAP/CAF soma em todas as organizações (Título 35, item 16.d.3, e Doc. 1, Nota 1), por ano da nota fiscal. Os saldos são tomados por data, depois por número da nota, depois pela ordem das linhas (leitura A14); o total da família não depende dessa ordem.',
      'saldos_anteriores traz o que já foi pago ou apresentado no ano (DAP/CAF, produto, ano, R$). dap_anterior liga o CAF à DAP que ele substituiu, para que o limite não conte duas vezes.',
      'Uma linha com problema fica sem valores e a coluna Situação diz o que corrigir; as outras linhas não são afetadas.',
    ],
    'en-US': [
      'One formula for the whole table. For each line it gives PM, MPA, price used, VSP, product balance before, annual balance before, amount payable and status, in the order of the lines.',
      'Limits belong to the family: the same DAP/CAF adds up over all organisations (Título 35, item 16.d.3, and Doc. 1, Nota 1), by year of the invoice. Balances are taken up by date, then invoice number, then order of the lines (reading A14); the family’s total does not depend on that order.',
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
  run: (args) => {
    const language = currentLanguage();
    const rows = accountOf(args).map((line) => cellsOf(line, language));
    return truthy(args[WITH_HEADINGS]) ? [LEDGER_HEADINGS[language], ...rows] : rows;
  },
};

/** A line's figures, its failure, or `null` for a blank row. */
type AccountLine = { line: LedgerLine; result: LedgerResult } | FunctionFailure | null;

function accountOf(args: readonly unknown[]): AccountLine[] {
  const read = readLines(args);
  const good = read.lines.filter((line) => line !== null && !(line instanceof FunctionFailure)) as LedgerLine[];
  const results = runLedger(good, priorBalances(args[PRIOR], read.familyOf), defaultReadings.invoiceOrder);
  let next = 0;
  return read.lines.map((line) =>
    line === null || line instanceof FunctionFailure ? line : { line, result: results[next++] as LedgerResult },
  );
}

function readLines(args: readonly unknown[]) {
  const perLine = args.map((argument, index) => (index === PRIOR || index === WITH_HEADINGS ? null : argument));
  const { columns, ranges, length } = columnsOf(perLine, PARAMETERS);
  const column = (key: keyof LedgerCells) => columns[PARAMETERS.findIndex((one) => one.key === key)] as unknown[];
  const [dap, date, product, uf] = [column('dap'), column('date'), column('product'), column('uf')];
  const [quantity, salePrice, marketPrice] = [column('quantity'), column('salePrice'), column('marketPrice')];
  const [municipality, invoice, previousDap] = [column('municipality'), column('invoice'), column('previousDap')];
  const familyOf = familiesLinked(links(dap, previousDap));
  const reader = new LedgerLineReader(familyOf);
  const spread = columns.filter((_, index) => ranges[index]);
  const isBlankLine = (at: number) => spread.length > 0 && spread.every((cells) => isBlank(cells[at]));
  const lines: (LedgerLine | FunctionFailure | null)[] = [];
  for (let at = 0; at < length; at++) {
    const cells = {
      dap: dap[at],
      date: date[at],
      product: product[at],
      uf: uf[at],
      quantity: quantity[at],
      salePrice: salePrice[at],
      marketPrice: marketPrice[at],
      municipality: municipality[at],
      invoice: invoice[at],
      previousDap: previousDap[at],
    };
    lines.push(isBlankLine(at) ? null : caught(() => reader.read(cells)));
  }
  return { lines, familyOf };
}

/** Pairs of a family's number and the one it replaced; lines where either cannot be read fail on their own. */
function* links(daps: readonly unknown[], previous: readonly unknown[]): Iterable<[string, string]> {
  for (const [at, cell] of previous.entries()) {
    if (isBlank(cell)) continue;
    const link = caught(() => familyLink(daps[at], cell));
    if (link !== null && !(link instanceof FunctionFailure)) yield link;
  }
}

const BLANK_ROW = ['', '', '', '', '', '', '', ''];

function cellsOf(account: AccountLine, language: ReturnType<typeof currentLanguage>): readonly unknown[] {
  if (account === null) return BLANK_ROW;
  if (account instanceof FunctionFailure) {
    return ['', '', '', '', '', '', '', refusedStatus(account.sentence(language), language)];
  }
  const { line, result } = account;
  const minimumPrice = line.scaled.row.minimumPrice.toNumber();
  return [
    minimumPrice,
    result.mpa ?? '',
    result.price,
    result.vspCents / 100,
    result.productBalanceCents / 100,
    result.annualBalanceCents / 100,
    result.payableCents / 100,
    ledgerStatus(
      { result, minimumPrice, salePrice: line.salePrice, marketPriceGiven: line.marketPrice !== null },
      language,
    ),
  ];
}

function truthy(argument: unknown): boolean {
  const cell = Array.isArray(argument) ? (argument as unknown[][])[0]?.[0] : argument;
  return cell === true || cell === 1 || /^(true|verdadeiro|sim)$/i.test(String(cell ?? '').trim());
}
