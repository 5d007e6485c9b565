import type { Language } from '../../explain/language';
import { LEDGER_HEADINGS, ledgerStatus, refusedStatus } from '../../explain/ledgerStatus';
import { familiesLinked } from '../../rules/pgpmbio/families';
import { cutBy, ledger, type LedgerLines, type LedgerResults } from '../../rules/pgpmbio/ledger';
import type { ScaledRow } from '../../rules/pgpmbio/lineCents';
import { defaultReadings } from '../../rules/pgpmbio/readings';
import { isBlank } from '../cells';
import { columnsOf } from '../columns';
import type { Parameter } from '../entry';
import { caught, FunctionFailure } from '../failure';
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
import { familyLink, LedgerLineReader, type LedgerColumns } from './ledgerLines';
import { priorBalances } from './priorBalances';

/** Arguments of LEDGER, in order: public, append only. */
export const LEDGER_PARAMETERS: readonly Parameter[] = [
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
const PRIOR = LEDGER_PARAMETERS.findIndex(({ key }) => key === PRIOR_BALANCES.key);
const WITH_HEADINGS = LEDGER_PARAMETERS.findIndex(({ key }) => key === HEADERS.key);

/** The spilled answer: a row a line, under headings when asked for. */
export function ledgerRows(args: readonly unknown[], language: Language): readonly (readonly unknown[])[] {
  const account = accountOf(args);
  const rows = account.lines.map((line) => cellsOf(line, account, language));
  return truthy(args[WITH_HEADINGS]) ? [LEDGER_HEADINGS[language], ...rows] : rows;
}

/** A table's account. Each of its lines is the line's place among those computed, its failure, or `null` when blank. */
interface Account {
  lines: (number | FunctionFailure | null)[];
  columns: LedgerColumns;
  computed: LedgerLines;
  results: LedgerResults;
}

function accountOf(args: readonly unknown[]): Account {
  const { columns: inOrder, length } = columnsOf(perLine(args), LEDGER_PARAMETERS);
  const columns = Object.fromEntries(LEDGER_PARAMETERS.map(({ key }, index) => [key, inOrder[index]])) as LedgerColumns;
  const spread = inOrder.filter((column) => column.spread);
  const isBlankLine = (at: number) => spread.length > 0 && spread.every((column) => isBlank(column.at(at)));
  const familyOf = familiesLinked(links(columns, length));
  const reader = new LedgerLineReader(columns, familyOf);
  let computed = 0;
  const lines = Array.from({ length }, (_, at) => {
    if (isBlankLine(at)) return null;
    return caught(() => reader.read(at)) ?? computed++;
  });
  const results = ledger(reader.lines, priorBalances(args[PRIOR], familyOf), defaultReadings.invoiceOrder);
  return { lines, columns, computed: reader.lines, results };
}

/** The arguments that hold one value a line. */
function perLine(args: readonly unknown[]): unknown[] {
  return args.map((argument, index) => (index === PRIOR || index === WITH_HEADINGS ? null : argument));
}

/** Pairs of a family's number and the one it replaced; lines where either cannot be read fail on their own. */
function* links({ dap, previousDap }: LedgerColumns, length: number): Iterable<[string, string]> {
  if (!previousDap.spread && isBlank(previousDap.at(0))) return;
  for (let at = 0; at < length; at++) {
    const link = caught(() => familyLink(dap.at(at), previousDap.at(at)));
    if (link !== null && !(link instanceof FunctionFailure)) yield link;
  }
}

const BLANK_ROW = ['', '', '', '', '', '', '', ''];

function cellsOf(
  line: Account['lines'][number],
  { computed, results }: Account,
  language: Language,
): readonly unknown[] {
  if (line === null) return BLANK_ROW;
  if (line instanceof FunctionFailure) {
    return ['', '', '', '', '', '', '', refusedStatus(line.sentence(language), language)];
  }
  const { minimumPriceCents } = computed.scaled[line] as ScaledRow;
  const salePrice = computed.salePrice[line] as number;
  const mpa = results.mpa[line] as number;
  const usesMpa = results.usesMpa[line] === 1;
  const status = ledgerStatus(
    {
      marketPriceGiven: !Number.isNaN(mpa),
      marketAtMinimum: mpa >= minimumPriceCents,
      saleAtMinimum: salePrice >= minimumPriceCents / 100,
      usesMpa,
      cutBy: cutBy(results, line),
    },
    language,
  );
  return [
    minimumPriceCents / 100,
    Number.isNaN(mpa) ? '' : mpa / 100,
    usesMpa ? mpa / 100 : salePrice,
    (results.vsp[line] as number) / 100,
    (results.productBalance[line] as number) / 100,
    (results.annualBalance[line] as number) / 100,
    (results.payable[line] as number) / 100,
    status,
  ];
}

/**
 * The cells of one line as VSP takes them, with what the family had used before that line, so that a ledger's line can
 * be explained like any other; `null` for headings and blank rows.
 *
 * @param row which row of the answer, from zero
 * @throws FunctionFailure when the line itself fails
 */
export function saleCellsOfLine(args: readonly unknown[], row: number): readonly unknown[] | null {
  const at = truthy(args[WITH_HEADINGS]) ? row - 1 : row;
  const { lines, columns, computed, results } = accountOf(args);
  const line = lines[at] ?? null;
  if (line === null) return null;
  if (line instanceof FunctionFailure) throw line;
  const { limitCents, annualCapCents } = computed.scaled[line] as ScaledRow;
  const keys = ['product', 'uf', 'quantity', 'salePrice', 'marketPrice', 'date', 'municipality'] as const;
  return [
    ...keys.map((key) => columns[key].at(at)),
    (limitCents - (results.productBalance[line] as number)) / 100,
    (annualCapCents - (results.annualBalance[line] as number)) / 100,
  ];
}

function truthy(argument: unknown): boolean {
  const cell = Array.isArray(argument) ? (argument as unknown[][])[0]?.[0] : argument;
  return cell === true || cell === 1 || /^(true|verdadeiro|sim)$/i.test(String(cell ?? '').trim());
}
