import { cpfCheckDigits } from '../../brazil/cpf';
import { maskFamilyKey } from '../../brazil/familyKey';
import type { SalesFinding } from '../../rules/pgpmbio/findings';
import type { FindingLog } from '../findingLog';
import type { Families } from './families';
import type { SalesColumns } from './salesColumns';

const LENGTH = 25;
const WITH_CPF = /^SDW0(\d{11})\d{10}$/;
/** Beyond this many numbers, comparing them figure by figure takes too much memory. */
const MOST_COMPARED = 5000;
/** Numbers given out one after the other differ in one figure as a rule: then it says nothing. */
const MOST_ALIKE = 0.05;

/**
 * Numbers of DAP/CAF that are likely one number written in two ways, each of which would have its own limits. They are
 * told, never merged.
 */
export function tellLikelyTheSame(columns: SalesColumns, families: Families, log: FindingLog<SalesFinding>): void {
  const { texts } = columns.families;
  const tell = (why: 'letterForDigit' | 'oneFigure' | 'sameCpfInside', a: number, b: number) => {
    const [rowA, rowB] = [families.firstRowOf(a), families.firstRowOf(b)];
    if (rowA < 0 || rowB < 0 || families.sameFamily(a, b)) return;
    const [first, later] = rowA < rowB ? [a, b] : [b, a];
    const names: [string, string] = [maskFamilyKey(texts[first] ?? ''), maskFamilyKey(texts[later] ?? '')];
    log.add('warning', Math.max(rowA, rowB), 'family', { code: 'G16', why, families: names });
  };
  const byCpf = new Map<string, number>();
  texts.forEach((text, number) => {
    const cpf = WITH_CPF.exec(text)?.[1];
    if (cpf !== undefined && cpf.endsWith(cpfCheckDigits(cpf))) {
      const before = byCpf.get(cpf);
      if (before === undefined) byCpf.set(cpf, number);
      else tell('sameCpfInside', before, number);
    }
    const plain = text.length === LENGTH ? inFigures(text) : text;
    const other = plain === text ? -1 : columns.families.find(plain);
    if (other >= 0) tell('letterForDigit', other, number);
  });
  for (const [a, b] of oneFigureApart(texts)) tell('oneFigure', a, b);
}

/** Letters behind the beginning that look like figures, as figures. */
function inFigures(text: string): string {
  const letters = /^(?:SDW|SAF)/.test(text) ? 3 : 2;
  return text.slice(0, letters) + text.slice(letters).replace(/O/g, '0').replace(/[IL]/g, '1');
}

function oneFigureApart(texts: readonly string[]): [number, number][] {
  const numbers = [...texts.keys()].filter((at) => /^[A-Z]{2,4}\d+$/.test(texts[at]!) && texts[at]!.length === LENGTH);
  if (numbers.length > MOST_COMPARED) return [];
  const seen = new Map<string, number>();
  const pairs: [number, number][] = [];
  for (const number of numbers) {
    const text = texts[number] as string;
    for (let at = 2; at < LENGTH; at++) {
      const without = `${text.slice(0, at)}_${text.slice(at + 1)}`;
      const other = seen.get(without);
      if (other === undefined) seen.set(without, number);
      else if (!sameCpfInside(text, texts[other] as string)) pairs.push([other, number]);
    }
  }
  return pairs.length > Math.max(2, numbers.length * MOST_ALIKE) ? [] : pairs;
}

/** Told as such already. */
function sameCpfInside(a: string, b: string): boolean {
  const [first, second] = [WITH_CPF.exec(a)?.[1], WITH_CPF.exec(b)?.[1]];
  return first !== undefined && first === second && first.endsWith(cpfCheckDigits(first));
}
