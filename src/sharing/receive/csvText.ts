/** A text of a CSV file without the apostrophe that was put before it so that no program computes it. */
export function textBeforeCsv(text: string): string {
  return /^'[=+\-@\t\r＝＋－＠]/.test(text) ? text.slice(1) : text;
}
