const LONGEST = 60;

/** What a person typed, in quotation marks; a long text is cut so that the sentence around it stays readable. */
export function quoted(text: string): string {
  return `“${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”`;
}
