/** Whether a text speaks of a provision of Título 35 as the map cites it. */
export function speaksOfTitle35(text: string, provision: string): boolean {
  const item = /^item (\S+)$/.exec(provision)?.[1];
  if (item) return new RegExp(`\\bitem ${item.replaceAll('.', '\\.')}(?!\\d)`).test(text);
  const [document = '', what = ''] = splitAt(provision, ', ');
  if (document === 'Doc. 1') return speaksOfDocument1(text, what);
  if (!text.includes('Doc. 11')) return false;
  const example = /^exemplo (\d)$/.exec(what)?.[1];
  if (example) return new RegExp(`\\b(exemplo|example) ${example}\\b`).test(text);
  return new RegExp(`\\b${what.replaceAll('.', '\\.')}(?![A-Z])`).test(text);
}

/** Columns of Doc. 1, its notes, or one of its rows: the product with, where it has several, the region. */
function speaksOfDocument1(text: string, what: string): boolean {
  if (/^\p{Ll}/u.test(what) && !what.startsWith('nota')) return /Doc\. 1(?!\d)/.test(text);
  if (what === 'nota (*)') return /nota \(?\*\)?/.test(text);
  const note = /^Nota (\d)$/.exec(what)?.[1];
  if (note) return new RegExp(`\\bNota ${note}\\b`).test(text);
  return text.includes(splitAt(what, ', ')[0]!);
}

function splitAt(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}
