/**
 * The memory of calculation of one call, as text in the current language; `null` when the function has none
 * (identifiers, tables) or is not ours.
 *
 * @param id function id, any case
 * @param args argument values as Excel hands them over (ranges as matrices)
 * @param at which cell of a spilled answer is asked about, from zero
 */
export function explainCall(id: string, args: readonly unknown[], at: { row: number; column: number }): string | null {
  void [id, args, at];
  return null;
}
