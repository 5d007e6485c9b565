import { nameOfPlace } from '../../../brazil/place';
import type { Decimal } from '../../../rules/exact';
import type { Multiplier } from '../../../rules/selo/multiplier';
import { weightedValue } from '../../../rules/selo/weightedValue';
import { figure, money } from '../../figures';
import type { Language } from '../../language';
import type { Sentence } from '../sentences';
import { circumstances } from './circumstances';
import { factorSteps } from './factorSteps';
import { readingsOfPurchase } from './readingsOfPurchase';

/**
 * The memory of calculation of a purchase, a sentence a step: the version of the rules, what decides, each factor with
 * its article and why it applies or not, the product, the weighted value, the readings used and, where it changes the
 * money, what another gives.
 *
 * @param value R$, effective; `null` where only the multiplier is asked for
 * @param remarks how the cells were understood
 */
export function memoryOfPurchase(
  value: Decimal | null,
  multiplier: Multiplier,
  remarks: readonly string[],
  language: Language,
): string[] {
  const inLanguage = ([portuguese, english]: Sentence) => (language === 'pt-BR' ? portuguese : english);
  const steps = [
    ...circumstances(multiplier, language),
    ...factorSteps(multiplier, language),
    product(multiplier, language),
    ...(value === null ? [] : [weighted(value, multiplier, language)]),
  ].map(inLanguage);
  const { material, origin } = multiplier.purchase;
  const subject = `${material.label}, ${nameOfPlace(origin)}`;
  const title: Sentence =
    value === null
      ? [`Multiplicador: ${subject}`, `Multiplier: ${subject}`]
      : [`Valor ponderado: ${subject}`, `Weighted value: ${subject}`];
  return [
    inLanguage(title),
    ...remarks,
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    ...readingsOfPurchase(value, multiplier, language).map(inLanguage),
  ];
}

function product({ factors, value }: Multiplier, language: Language): Sentence {
  const result = figure(value, language);
  if (factors.length === 0) return [`Multiplicador = ${result}.`, `Multiplier = ${result}.`];
  const shown = factors.map((factor) => figure(factor.value, language)).join(' × ');
  const sum = factors.length > 1 ? `${shown} = ${result}` : result;
  return [`Multiplicador = ${sum}.`, `Multiplier = ${sum}.`];
}

function weighted(value: Decimal, { value: multiplier }: Multiplier, language: Language): Sentence {
  const result = weightedValue(value, multiplier);
  const exactly = value.times(multiplier);
  const sum = `${money(value, language)} × ${figure(multiplier, language)} = ${money(exactly, language)}`;
  return exactly.eq(result)
    ? [`Valor ponderado = ${sum}.`, `Weighted value = ${sum}.`]
    : [
        `Valor ponderado = ${sum}, arredondado em centavos: ${money(result, language)}.`,
        `Weighted value = ${sum}, rounded to cents: ${money(result, language)}.`,
      ];
}
