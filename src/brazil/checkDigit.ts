/**
 * Check digit by modulus 11 as CPF, CNPJ and NF-e keys have it: weights from 2 on, from right to left, starting
 * over after `lastWeight`; a character counts as its ASCII code less 48 (0–9 for figures, 17–42 for letters);
 * remainders 0 and 1 give 0.
 */
export function modulus11(characters: string, lastWeight: number): string {
  let sum = 0;
  let weight = 2;
  for (let at = characters.length - 1; at >= 0; at--) {
    sum += (characters.charCodeAt(at) - 48) * weight;
    weight = weight === lastWeight ? 2 : weight + 1;
  }
  const remainder = sum % 11;
  return String(remainder < 2 ? 0 : 11 - remainder);
}

/** The two digits that end a CPF (weights to 11) or CNPJ (weights to 9). */
export function twoCheckDigits(characters: string, lastWeight: number): string {
  const first = modulus11(characters, lastWeight);
  return first + modulus11(characters + first, lastWeight);
}
