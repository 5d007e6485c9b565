/** Texts by number, so that a column of them takes four bytes a row. */
export class Interned {
  readonly texts: string[] = [];
  private readonly numbers = new Map<string, number>();

  of(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.texts.push(text) - 1;
      this.numbers.set(text, number);
    }
    return number;
  }

  /** The number of a text that is there already; −1 of another. */
  find(text: string): number {
    return this.numbers.get(text) ?? NONE;
  }

  text(number: number): string {
    return this.texts[number] ?? '';
  }
}

/** Where a row has none. */
export const NONE = -1;
