import type { Book } from '../../../workbook/xlsx/book';
import type { Expression, Place, Reference } from './expression';
import { NotUnderstood, parseFormula, type Surroundings } from './parse';
import { shapeOf } from './shape';
import { NAME } from './values';

/** What a formula asks for, and the cells it leans on. */
export interface Parsed {
  expression: Expression;
  references: readonly Reference[];
}

const UNKNOWN: Parsed = { expression: { kind: 'constant', value: NAME }, references: [] };

/** Indices of a book's sheets by their names in lower case; Excel does not tell case apart. */
export function sheetIndices({ sheets }: Book): ReadonlyMap<string, number> {
  return new Map(sheets.map(({ name }, at) => [name.toLowerCase(), at]));
}

/** Reads the formulas of a book, whose sheets and names they speak of. */
export class Formulas {
  private readonly indices: ReadonlyMap<string, number>;
  /** What names stand for; `null` while one is read, so that a name never stands for itself. */
  private readonly names = new Map<string, Expression | null>();

  private readonly shapes = new Map<string, Parsed>();

  constructor(private readonly book: Book) {
    this.indices = sheetIndices(book);
  }

  /** A formula of the cell at that place; `#NAME?` when it cannot be read. */
  of(formula: string, at: Place): Parsed {
    const shape = `${at.sheet}!${shapeOf(formula, at)}`;
    let parsed = this.shapes.get(shape);
    if (!parsed) this.shapes.set(shape, (parsed = this.read(formula, at)));
    return parsed;
  }

  private read(formula: string, at: Place): Parsed {
    try {
      const expression = parseFormula(formula, at, this.around);
      return { expression, references: referencesIn(expression) };
    } catch (error) {
      if (error instanceof NotUnderstood) return UNKNOWN;
      throw error;
    }
  }

  private readonly around: Surroundings = {
    sheetNamed: (name) => this.indices.get(name.toLowerCase()) ?? null,
    meaningOf: (name) => this.meaningOf(name.toLowerCase()),
  };

  private meaningOf(name: string): Expression | null {
    const known = this.names.get(name);
    if (known !== undefined) return known;
    this.names.set(name, null);
    const defined = this.book.names.find((one) => one.sheet === undefined && one.name.toLowerCase() === name);
    const meaning = defined ? this.of(defined.refersTo, { sheet: 0, row: 0, column: 0 }).expression : null;
    this.names.set(name, meaning);
    return meaning;
  }
}

function referencesIn(expression: Expression): Reference[] {
  const found: Reference[] = [];
  const waiting = [expression];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.kind === 'reference') found.push(next);
    else if (next.kind === 'infix') waiting.push(next.left, next.right);
    else if (next.kind === 'call') waiting.push(...next.args);
    else if (next.kind !== 'constant') waiting.push(next.of);
  }
  return found;
}
