import { cpfCheckDigits } from '../../brazil/cpf';
import { maskFamilyKey } from '../../brazil/familyKey';
import type { SalesFinding } from '../../rules/pgpmbio/findings';
import type { FindingLog } from '../findingLog';
import { inSlices, type Control } from '../work';
import type { Families } from './families';
import { NONE } from './interned';
import type { SalesColumns } from './salesColumns';

const LENGTH = 25;
const WITH_CPF = /^SDW0(\d{11})\d{10}$/;
const WITH_FIGURES = /^[A-Z]{2,4}\d+$/;
/** Beyond this many numbers, comparing them figure by figure takes too long. */
const MOST_COMPARED = 5000;
/** Numbers given out one after the other differ in one figure as a rule: then it says nothing. */
const MOST_ALIKE = 0.05;

/**
 * Numbers of DAP/CAF that are likely one number written in two ways, each of which would have its own limits. They are
 * told, never merged.
 */
export async function tellLikelyTheSame(
  columns: SalesColumns,
  families: Families,
  log: FindingLog<SalesFinding>,
  control: Control,
): Promise<void> {
  const { texts } = columns.families;
  const tell = (why: 'letterForDigit' | 'oneFigure' | 'sameCpfInside', a: number, b: number) => {
    const [rowA, rowB] = [families.firstRowOf(a), families.firstRowOf(b)];
    if (rowA === NONE || rowB === NONE || families.sameFamily(a, b)) return;
    const [first, later] = rowA < rowB ? [a, b] : [b, a];
    const names: [string, string] = [maskFamilyKey(texts[first] ?? ''), maskFamilyKey(texts[later] ?? '')];
    log.add('warning', Math.max(rowA, rowB), 'family', { code: 'G16', why, families: names });
  };
  const byCpf = new Map<string, number>();
  const pairs = new OneFigureApart(texts);
  const compare = (number: number) => {
    const text = texts[number] as string;
    const cpf = cpfInside(text);
    if (cpf !== null) {
      const before = byCpf.get(cpf);
      if (before === undefined) byCpf.set(cpf, number);
      else tell('sameCpfInside', before, number);
    }
    const plain = text.length === LENGTH ? inFigures(text) : text;
    const other = plain === text ? NONE : columns.families.find(plain);
    if (other !== NONE) tell('letterForDigit', other, number);
    if (texts.length <= MOST_COMPARED) pairs.compare(number);
  };
  await inSlices(texts.length, compare, control);
  for (const [a, b] of pairs.found()) tell('oneFigure', a, b);
}

function cpfInside(text: string): string | null {
  const cpf = WITH_CPF.exec(text)?.[1];
  return cpf !== undefined && cpf.endsWith(cpfCheckDigits(cpf)) ? cpf : null;
}

/** Letters behind the beginning that look like figures, as figures. */
function inFigures(text: string): string {
  const letters = /^(?:SDW|SAF)/.test(text) ? 3 : 2;
  return text.slice(0, letters) + text.slice(letters).replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** Pairs of numbers of 25 characters that differ in one of them. */
class OneFigureApart {
  /** By place and by a hash of the text without the character there: the number met first. */
  private readonly without = Array.from({ length: LENGTH }, () => new Map<number, number>());
  private readonly pairs: [number, number][] = [];
  private compared = 0;

  constructor(private readonly texts: readonly string[]) {}

  compare(number: number): void {
    const text = this.texts[number] as string;
    if (text.length !== LENGTH || !WITH_FIGURES.test(text)) return;
    this.compared++;
    let hash = 0;
    for (let at = 0; at < LENGTH; at++) hash = (hash + Math.imul(text.charCodeAt(at), POWERS[at] as number)) | 0;
    for (let at = 2; at < LENGTH; at++) {
      const rest = (hash - Math.imul(text.charCodeAt(at), POWERS[at] as number)) | 0;
      const seen = this.without[at] as Map<number, number>;
      const other = seen.get(rest);
      if (other === undefined) seen.set(rest, number);
      else this.meet(other, number, at);
    }
  }

  /** None when they are so many that the numbers were given out in a row. */
  found(): readonly [number, number][] {
    return this.pairs.length > Math.max(2, this.compared * MOST_ALIKE) ? [] : this.pairs;
  }

  private meet(a: number, b: number, at: number): void {
    const [first, second] = [this.texts[a] as string, this.texts[b] as string];
    const apart = first.slice(0, at) === second.slice(0, at) && first.slice(at + 1) === second.slice(at + 1);
    // The same CPF inside both, or a letter for a figure, was told already.
    const told = cpfInside(first) !== null && cpfInside(first) === cpfInside(second);
    if (apart && !told && inFigures(first) !== inFigures(second)) this.pairs.push([a, b]);
  }
}

const POWERS = Int32Array.from({ length: LENGTH }, (_, at) => {
  let power = 1;
  for (let times = 0; times < at; times++) power = Math.imul(power, 0x01000193);
  return power;
});
