import { isFault, unwrap } from '../../brazil/cell';
import type { ReadNote } from '../../brazil/read';
import { tidy } from '../../brazil/text';
import type { Language } from '../../explain/language';
import { LEDGER_HEADINGS, ledgerStatus, refusedStatus, statusWithRemarks } from '../../explain/ledgerStatus';
import { doubleOfCell } from '../../rules/exact';
import { familiesLinked } from '../../rules/pgpmbio/families';
import {
  annualBalance,
  cutBy,
  ledger,
  productBalance,
  type LedgerLines,
  type LedgerResults,
} from '../../rules/pgpmbio/ledger';
import type { ScaledRow } from '../../rules/pgpmbio/lineCents';
import { defaultReadings } from '../../rules/pgpmbio/readings';
import { looksLikeAnotherUnit } from '../../rules/pgpmbio/unitSlip';
import { isBlank, isBlankOrZero } from '../cells';
import { columnsOf } from '../columns';
import { isMatrix } from '../eachRow';
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
  REQUEST_DATE,
  SALE_PRICE,
  UF,
} from '../parameters';
import { sentences } from '../sentences';
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
  optional(REQUEST_DATE),
];
const PRIOR = LEDGER_PARAMETERS.findIndex(({ key }) => key === PRIOR_BALANCES.key);
const WITH_HEADINGS = LEDGER_PARAMETERS.findIndex(({ key }) => key === HEADERS.key);

/** The spilled answer: a row a line, under headings when asked for. */
export function ledgerRows(args: readonly unknown[], language: Language): readonly (readonly unknown[])[] {
  const account = accountOf(args);
  const rows = account.lines.map((line) => cellsOf(line, account, language));
  return headingsWanted(args[WITH_HEADINGS]) ? [LEDGER_HEADINGS[language], ...rows] : rows;
}

/** A table's account. Each of its lines is the line's place among those computed, its failure, or `null` when blank. */
interface Account {
  lines: (number | FunctionFailure | null)[];
  columns: LedgerColumns;
  computed: LedgerLines;
  notes: LedgerLineReader['notes'];
  results: LedgerResults;
}

function accountOf(args: readonly unknown[]): Account {
  const { columns: inOrder, length } = columnsOf(perLine(args), LEDGER_PARAMETERS);
  const columns = Object.fromEntries(LEDGER_PARAMETERS.map(({ key }, index) => [key, inOrder[index]])) as LedgerColumns;
  const spread = inOrder.filter((column) => column.spread);
  const own = spread.length > 0 ? spread : inOrder;
  const isBlankLine = (at: number) => own.every((column) => isBlankOrZero(column.at(at)));
  const familyOf = familiesLinked(links(columns, length));
  const reader = new LedgerLineReader(columns, familyOf);
  let computed = 0;
  const lines = Array.from({ length }, (_, at) => {
    if (isBlankLine(at)) return null;
    return caught(() => reader.read(at)) ?? computed++;
  });
  const results = ledger(reader.lines, priorBalances(args[PRIOR], familyOf), defaultReadings.invoiceOrder);
  return { lines, columns, computed: reader.lines, notes: reader.notes, results };
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

function cellsOf(line: Account['lines'][number], account: Account, language: Language): readonly unknown[] {
  if (line === null) return BLANK_ROW;
  if (line instanceof FunctionFailure) {
    return ['', '', '', '', '', '', '', refusedStatus(line.sentence(language), language)];
  }
  const { computed, results } = account;
  const mpa = results.mpa[line] as number;
  const { row, minimumPriceCents } = computed.scaled[line] as ScaledRow;
  const price = results.usesMpa[line] ? mpa / 100 : doubleOfCell(computed.salePrice[line] as number);
  return [
    row.minimumPrice === null ? '' : minimumPriceCents / 100,
    Number.isNaN(mpa) ? '' : mpa / 100,
    // A fixed value is counted from no price.
    row.fixedValue === null ? price : '',
    (results.vsp[line] as number) / 100,
    productBalance(computed, results, line) / 100,
    annualBalance(computed, results, line) / 100,
    (results.payable[line] as number) / 100,
    statusOf(line, account, language),
  ];
}

function statusOf(line: number, { computed, results, notes }: Account, language: Language): string {
  const status = ledgerStatus(
    {
      provisional: results.provisional[line] === 1,
      fixedValue: (computed.scaled[line] as ScaledRow).row.fixedValue !== null,
      nothingDue: results.nothingDue[line] ?? null,
      usesMpa: results.usesMpa[line] === 1,
      cutBy: cutBy(computed, results, line),
      otherRegion: results.otherRegion[line] === 1,
      anotherUnit: looksLikeAnotherUnit(computed.salePrice[line] as number, computed.marketPrice[line] as number),
    },
    language,
  );
  const own = notes[line] as readonly ReadNote[];
  if (own.length === 0) return status;
  const { sentenceOfNote } = sentences.use();
  return statusWithRemarks(
    status,
    own.map((note) => sentenceOfNote(note, language)),
  );
}

/**
 * The cells of one line as VSP takes them, with what the family had used before that line, so that a ledger's line can
 * be explained like any other; `null` for headings and blank rows.
 *
 * @param row which row of the answer, from zero
 * @throws FunctionFailure when the line itself fails
 */
export function saleCellsOfLine(args: readonly unknown[], row: number): readonly unknown[] | null {
  const at = headingsWanted(args[WITH_HEADINGS]) ? row - 1 : row;
  const { lines, columns, results } = accountOf(args);
  const line = lines[at] ?? null;
  if (line === null) return null;
  if (line instanceof FunctionFailure) throw line;
  const keys = ['product', 'uf', 'quantity', 'salePrice', 'marketPrice', 'date', 'municipality'] as const;
  return [
    ...keys.map((key) => columns[key].at(at)),
    (results.productUsed[line] as number) / 100,
    (results.annualUsed[line] as number) / 100,
    columns.requestDate.at(at),
  ];
}

function headingsWanted(argument: unknown): boolean {
  const cell = unwrap(isMatrix(argument) ? argument[0]?.[0] : argument);
  if (isFault(cell)) {
    if (cell.code === 'logical') return cell.value;
    if (cell.code === 'blank') return false;
  } else if (cell === 0 || cell === 1) return cell === 1;
  else if (typeof cell === 'string' && /^(true|verdadeiro|sim|false|falso|não|nao)$/i.test(tidy(cell))) {
    return /^(true|verdadeiro|sim)$/i.test(tidy(cell));
  }
  throw new FunctionFailure('#VALUE!', (language) =>
    language === 'pt-BR'
      ? `${HEADERS.label[language]}: use VERDADEIRO para ter a linha de títulos, ou FALSO.`
      : `${HEADERS.label[language]}: use TRUE for a row of headings, or FALSE.`,
  );
}
