/** Money as Brazil writes it; in the grid's notation, which is en-US. */
export const MONEY_FORMAT = '"R$" #,##0.00';

/** Shares decide by little, and are told with four decimals. */
const SHARE_FORMAT = '0.0000%';

/** Functions whose answer is money, in all its columns. */
const MONEY = [
  ...['VSP', 'PM', 'LSPA', 'MPA', 'CAP'].map((name) => `PGPMBIO.${name}`),
  ...['WEIGHTED', 'USED', 'INSTALMENT', 'TRAVEL', 'CORNCAP', 'COSTS', 'MISSING', 'FAMILYCAP'].map(
    (name) => `SELO.${name}`,
  ),
];

/** Formats by function: one a column of the answer, the last one for those after it. */
const formats = new Map<string, readonly string[]>([
  ...MONEY.map((id) => [id, [MONEY_FORMAT]] as const),
  ['SELO.PERCENT', [SHARE_FORMAT]],
  ['SELO.REGIONALSHARE', [SHARE_FORMAT, SHARE_FORMAT, MONEY_FORMAT]],
]);

/** What the answer of a formula should look like, by column, when a function of ours stands at its beginning. */
export function formatOfAnswer(formula: string): ((column: number) => string) | null {
  const id = /^=[-+]?([A-Z]+\.[A-Z]+)\(/i.exec(formula)?.[1];
  const columns = id && formats.get(id.toUpperCase());
  return columns ? (column) => columns[Math.min(column, columns.length - 1)]! : null;
}
