import type { NamedProduct } from '../rules/pgpmbio/product';
import type { Language } from './language';

/** Remarks on how the product's name was understood. */
export function remarksOnProduct(typed: string, { label, remarks }: NamedProduct, language: Language): string[] {
  const pt = language === 'pt-BR';
  return remarks.flatMap((remark) => {
    if (remark === 'alias') return pt ? `“${typed}” foi lido como ${label}.` : `“${typed}” was read as ${label}.`;
    if (remark === 'encodingRepaired') {
      return pt
        ? `Os acentos de “${typed}” estavam trocados e foram refeitos.`
        : `The garbled accents of “${typed}” were mended.`;
    }
    return pt
      ? `A forma do produto não foi dita como na tabela: confirme que é ${label}.`
      : `The form of the product is not said as in the table: confirm it is ${label}.`;
  });
}
