/** What may part the figures of a number: nothing, points, blanks, dashes of any kind. */
const PARTED = '[-./,_\\s\\p{Pd}−]{0,3}';
/**
 * CPFs inside longer numbers: a DAP, the key of an NF-e, a CPF filled up to the length of a CNPJ; and in any spelling.
 * Figures behind the point of a number are its decimals.
 */
const INSIDE = new RegExp(
  [
    String.raw`SDW[0-9A-Z](\d{11})`,
    String.raw`(?<!\d)\d{6}000(\d{11})\d{24}(?!\d)`,
    String.raw`(?<!\d)000(\d{11})(?!\d)`,
    String.raw`(?<!\d|\d\.)(\d{3})${PARTED}(\d{3})${PARTED}(\d{3})${PARTED}(\d{2})(?!\d)`,
  ].join('|'),
  'giu',
);

/** The CPFs, or what is spelled like them, inside a text; 11 digits each. */
export function* cpfsInside(text: string): Generator<string> {
  for (const match of text.matchAll(INSIDE)) yield match.slice(1).join('');
}

/** A text in which those of the numbers that are inside are covered, however they are spelled. */
export function withCpfsCovered(text: string, numbers: ReadonlySet<string>, cover: string): string {
  if (numbers.size === 0 || !/\d{3}/.test(text)) return text;
  return text.replace(INSIDE, (typed: string, ...groups: unknown[]) =>
    numbers.has(groups.slice(0, CAPTURES).filter(Boolean).join('')) ? cover : typed,
  );
}

/** Groups of figures in {@link INSIDE}. */
const CAPTURES = 7;
