import type { PriceTable } from '../../rules/pgpmbio/priceTable';
import { underOtherReading, type LineResult } from '../../rules/pgpmbio/saleLine';
import { money, pricePerKg } from '../figures';
import type { Language } from '../language';

/** The readings the amount rests on and, where another would pay otherwise, what it would pay. */
export function readingsOfLine(result: LineResult, language: Language): string[] {
  const { table } = result;
  const pt = language === 'pt-BR';
  const used = [priceReading(result, pt), vspReading(table, pt)];
  return [
    `${pt ? 'Leituras adotadas' : 'Readings used'}: ${used.join('; ')}.`,
    ...effectOfOtherMpa(result, language),
    ...effectOfOtherVsp(result, language),
  ];
}

/** Which price counts, and how it came about. */
function priceReading({ table, row, acceptable, provisional }: LineResult, pt: boolean): string {
  if (row.fixedValue !== null && provisional)
    return pt ? 'valor fixo sem o PMD que a tabela exige (A9, A28)' : 'fixed value without the PMD asked for (A9, A28)';
  if (row.fixedValue !== null) return pt ? 'valor fixo para qualquer PV (A28)' : 'fixed value whatever the PV (A28)';
  if (acceptable) return mpaReading(table, pt);
  return pt ? 'sem PMD, cálculo com o PV (A9)' : 'no PMD, counted from the PV (A9)';
}

/** The readings of a price table in a few words: A1 and A2. */
export function readingsOfTable(table: PriceTable, language: Language): string[] {
  const pt = language === 'pt-BR';
  return [mpaReading(table, pt), vspReading(table, pt)];
}

function mpaReading({ mpaRounding }: PriceTable, pt: boolean): string {
  if (mpaRounding === 'truncate') {
    return pt
      ? 'MPA cortado em centavos, como nos exemplos do Doc. 11 (A1)'
      : 'MPA cut to cents, as in the examples of Doc. 11 (A1)';
  }
  return pt ? 'desconto do MPA arredondado em centavos (A1)' : 'discount of the MPA rounded to cents (A1)';
}

function vspReading({ vspRounding }: PriceTable, pt: boolean): string {
  if (vspRounding === 'truncate') return pt ? 'VSP cortado em centavos (A2)' : 'VSP cut to cents (A2)';
  return pt ? 'VSP arredondado em centavos (A2)' : 'VSP rounded to cents (A2)';
}

function effectOfOtherMpa(result: LineResult, language: Language): string[] {
  const other = underOtherReading(result, 'mpaRounding');
  if (!other.acceptable || other.payable.amount.eq(result.payable.amount)) return [];
  const mpa = pricePerKg(other.acceptable.mpa, language);
  const amount = money(other.payable.amount, language);
  return [
    language === 'pt-BR'
      ? `Pela outra leitura de A1 (${mpaReading(other.table, true).replace(' (A1)', '')}) o MPA seria ${mpa} e o valor a pagar ${amount}.`
      : `Under the other reading of A1 (${mpaReading(other.table, false).replace(' (A1)', '')}) the MPA would be ${mpa} and the amount payable ${amount}.`,
  ];
}

function effectOfOtherVsp(result: LineResult, language: Language): string[] {
  const other = underOtherReading(result, 'vspRounding');
  if (other.payable.amount.eq(result.payable.amount)) return [];
  const amount = money(other.payable.amount, language);
  return [
    language === 'pt-BR'
      ? `Pela outra leitura de A2 (${vspReading(other.table, true).replace(' (A2)', '')}) o valor a pagar seria ${amount}.`
      : `Under the other reading of A2 (${vspReading(other.table, false).replace(' (A2)', '')}) the amount payable would be ${amount}.`,
  ];
}
