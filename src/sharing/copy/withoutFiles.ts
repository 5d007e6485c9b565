import { isSymbol, tokensOf } from '../../workbook/formula/tokens';

/** What names a file or a place in a network in a text. */
const PATH = /\\\\|[A-Za-z]:[\\/]|:\/\//;
/** What no sheet's name can have; in front of `!` it names a file. */
const FILE = /[[\]\\/:]/;
const BARE_FILE = /\.(?:xl\w+|ods|csv)$/i;

/**
 * A formula fit to be shown to others: each reference to another file, and each text with a path, says only that it is
 * one. `'C:\\Ana\\[Preços.xlsx]2023'!B2` → `[outro arquivo]!B2`
 */
export function withoutFiles(formula: string, otherFile: string): string {
  const tokens = tokensOf(formula);
  let shown = '';
  for (let at = 0; at < tokens.length; at++) {
    const { kind, raw } = tokens[at]!;
    const end = kind === 'bracket' && !isSymbol(tokens[at + 1], '!') ? at + 2 : at + 1;
    const isBefore = isSymbol(tokens[end], '!') && (end === at + 1 || /^(?:word|number)$/.test(tokens[at + 1]!.kind));
    if (isBefore && (kind === 'bracket' || (kind === 'quoted' ? FILE.test(raw) : BARE_FILE.test(raw)))) {
      shown += otherFile;
      at = end - 1;
    } else shown += kind === 'text' && PATH.test(raw) ? `"${otherFile}"` : raw;
  }
  return shown;
}
