import { Parts } from '../package/parts';
import { packEntry, writeZip } from '../package/writeZip';

const TYPES = '[Content_Types].xml';
const MACROS = /application\/vnd\.ms-excel\.(?:sheet|template)\.macroEnabled\.main\+xml/;
/** Only the workbook part has one of these types. */
const WORKBOOK =
  /application\/vnd\.(?:openxmlformats-officedocument\.spreadsheetml\.(?:sheet|template)|ms-excel\.(?:sheet|template)\.macroEnabled)\.main\+xml/g;

/** Whether the package says of itself that it may hold macros: Excel opens it under such a name only. */
export function saysMacros(parts: Parts): boolean {
  return MACROS.test(parts.text(TYPES) ?? '');
}

/** The package with the type that belongs to its file name; the same bytes when it has it already. */
export function withTypeOfName(bytes: Uint8Array, fileName: string): Uint8Array {
  const parts = Parts.open(bytes);
  const text = parts.text(TYPES) ?? '';
  const typed = text.replace(WORKBOOK, typeOf(fileName));
  if (typed === text) return bytes;
  const name = parts.spelling(TYPES);
  return writeZip(
    parts.entries.map((entry) => (entry.name === name ? packEntry(name, new TextEncoder().encode(typed)) : entry)),
  );
}

function typeOf(fileName: string): string {
  const kind = /\.xlt.$/i.test(fileName) ? 'template' : 'sheet';
  return /m$/i.test(fileName)
    ? `application/vnd.ms-excel.${kind}.macroEnabled.main+xml`
    : `application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}.main+xml`;
}
