/**
 * A name for a new table that nothing in the workbook has yet: the wanted one, or with the first free number behind it.
 *
 * @param taken names of tables and defined names; Excel does not tell case apart
 */
export function freeTableName(wanted: string, taken: Iterable<string>): string {
  const known = new Set([...taken].map((name) => name.toLowerCase()));
  let name = wanted;
  for (let number = 2; known.has(name.toLowerCase()); number++) name = `${wanted}_${number}`;
  return name;
}
