import type { Steps } from '../../rules/steps';
import { readZip, unpack } from '../../workbook/xlsx/package/readZip';
import type { Hidden } from './hidden';
import { cpfsInside } from './spelledCpf';

/** A file was not given, because something hidden was found in it. What it is, is not said again. */
export class LeakFound extends Error {
  constructor(
    /** Part of the package, or the file's own name. */
    readonly part: string,
    readonly found: number,
  ) {
    super('leak');
    this.name = 'LeakFound';
  }
}

/**
 * Looks through every part of a finished file, and its name, for what was hidden.
 *
 * @throws LeakFound
 */
export function* checkLeaks(bytes: Uint8Array, fileName: string, hidden: Hidden): Steps<void> {
  checkFileName(fileName, hidden);
  for (const entry of readZip(bytes)) {
    yield;
    refuse(entry.name, leaksIn(`${entry.name}\n${new TextDecoder().decode(unpack(entry))}`, hidden));
  }
}

/**
 * Looks through the name of a file for what was hidden.
 *
 * @throws LeakFound
 */
export function checkFileName(fileName: string, hidden: Hidden): void {
  refuse(fileName, leaksIn(fileName, hidden));
}

function refuse(part: string, found: number): void {
  if (found > 0) throw new LeakFound(part, found);
}

/** How often something hidden stands in a text. */
export function leaksIn(text: string, { finder, numbers }: Hidden): number {
  let found = 0;
  for (const place of finder.in(text)) if (!isFraction(text, place.start)) found++;
  if (numbers.size === 0) return found;
  for (const cpf of cpfsInside(text)) if (numbers.has(cpf)) found++;
  return found;
}

/** Figures behind the point of a number are no number of a person. */
function isFraction(text: string, start: number): boolean {
  return /^\d$/.test(text[start] ?? '') && text[start - 1] === '.' && /\d/.test(text[start - 2] ?? '');
}
