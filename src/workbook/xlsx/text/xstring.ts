/**
 * Spreadsheet parts write characters that XML does not allow as `_xHHHH_`, and a text that merely looks
 * like that with its underscore escaped as `_x005F_`.
 */
export function decodeXString(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** The reverse of {@link decodeXString}: reading it again gives the same text. */
export function encodeXString(text: string): string {
  return (
    text
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      // eslint-disable-next-line no-control-regex -- these are the characters that XML forbids
      .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, escapeCharacter)
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, escapeCharacter)
  );
}

function escapeCharacter(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
