import { FUNCTION_NAME } from '../functionGroups';

/** Text safe to stand in HTML, also in an attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const formula = new RegExp(`${FUNCTION_NAME}(?:\\([^)]*\\))?`, 'g');

/** Text as HTML, with the formulas and function names in it, such as `=PGPMBIO.MPA(5,5)`, set as code. */
export function prose(text: string): string {
  return escaped(text).replace(formula, '<code>$&</code>');
}

export function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${prose(text)}</p>`).join('\n');
}

export function list(texts: readonly string[], tag: 'ul' | 'ol' = 'ul'): string {
  return `<${tag}>\n${texts.map((text) => `<li>${prose(text)}</li>`).join('\n')}\n</${tag}>`;
}
