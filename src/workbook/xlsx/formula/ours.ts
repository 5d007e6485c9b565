import { formulaTokens, joinTokens, type Token } from './tokens';

/**
 * The ways other programs leave a custom function in a file: Excel without the add-in writes
 * `_xldudf_PGPMBIO_VSP`, with another add-in's file in front (`[1]!`, `Book.xla!`); LibreOffice writes the name
 * in lower case. The map is made of the catalogue's ids: an underscore is never guessed to be a dot.
 */
export class OurFunctions {
  private readonly byStoredName = new Map<string, string>();

  constructor(readonly ids: readonly string[]) {
    for (const id of ids) {
      this.byStoredName.set(`_XLDUDF_${storedName(id)}`, id);
      this.byStoredName.set(id.toUpperCase(), id);
    }
  }

  /** The public name behind a name found in a formula, or null when it is not one of ours. */
  publicName(found: string): string | null {
    const bare = found.toUpperCase().replace(/^(?:_XLFN\.|_XLWS\.|_XLL\.)+/, '');
    return this.byStoredName.get(bare) ?? null;
  }

  /** The formula with each of our functions by its public name; texts in quotes and longer names are left alone. */
  toPublic(formula: string): string {
    if (!this.mayHold(formula)) return formula;
    const tokens = formulaTokens(formula);
    const kept: Token[] = [];
    tokens.forEach((token, i) => {
      const name = this.isCall(tokens, i) ? this.publicName(token.text) : null;
      if (name === null) {
        kept.push(token);
        return;
      }
      if (kept.at(-1)?.text === '!') dropQualifier(kept);
      kept.push({ kind: 'name', text: name });
    });
    return joinTokens(kept);
  }

  /** The formula as Excel stores it: our functions as `_xldudf_…`. */
  toStored(formula: string): string {
    if (!this.mayHold(formula)) return formula;
    const tokens = formulaTokens(formula);
    return joinTokens(
      tokens.map((token, i) => {
        const name = this.isCall(tokens, i) ? this.publicName(token.text) : null;
        return name === null ? token : { ...token, text: `_xldudf_${storedName(name)}` };
      }),
    );
  }

  /** Whether one of our functions is called in the formula, by whatever name. */
  holdsOurs(formula: string): boolean {
    if (!this.mayHold(formula)) return false;
    const tokens = formulaTokens(formula);
    return tokens.some((token, i) => this.isCall(tokens, i) && this.publicName(token.text) !== null);
  }

  private isCall(tokens: readonly Token[], i: number): boolean {
    return tokens[i]!.kind === 'name' && tokens[i + 1]?.text === '(';
  }

  private mayHold(formula: string): boolean {
    return formula.includes('(') && /_xldudf_|\p{L}[._]\p{L}/iu.test(formula);
  }
}

function storedName(id: string): string {
  return id.toUpperCase().replaceAll('.', '_');
}

/** Takes off `[1]!`, `Book.xla!` or `'C:\\Folder\\Book.xla'!` in front of a function. */
function dropQualifier(kept: Token[]): void {
  kept.pop();
  if (kept.at(-1)?.kind === 'quoted') {
    kept.pop();
    return;
  }
  while (kept.length > 0 && (kept.at(-1)!.kind === 'name' || kept.at(-1)!.kind === 'bracket')) kept.pop();
}
