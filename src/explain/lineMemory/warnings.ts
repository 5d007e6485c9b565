import type { LineResult } from '../../rules/pgpmbio/saleLine';
import { looksLikeAnotherUnit } from '../../rules/pgpmbio/unitSlip';
import { pricePerKg } from '../figures';
import type { Language } from '../language';

/** What a person should check in a line before relying on its amount. */
export function warningsOnLine({ line }: LineResult, language: Language): string[] {
  if (!looksLikeAnotherUnit(line.salePrice.toNumber(), line.marketPrice?.toNumber() ?? NaN)) return [];
  const price = pricePerKg(line.salePrice, language);
  return [
    language === 'pt-BR'
      ? `Confira a unidade: o preço de ${price} está muito longe do preço de mercado. A nota está em kg, e não em lata, saca ou tonelada?`
      : `Check the unit: the price of ${price} is very far from the market price. Is the invoice in kg, not in cans, sacks or tonnes?`,
  ];
}
