import { repairEncoding, tidy } from '../../brazil/text';
import { plainWords } from '../../brazil/words';
import { meaningOf } from './abbreviations';
import { takeUnit, type HeaderUnit } from './units';

/** A header taken apart: what it speaks of, and in which unit. */
export interface HeaderWords {
  /** Each word once, abbreviations and English spelt out in Portuguese, in the order written. */
  words: readonly string[];
  unit: HeaderUnit | null;
}

/** `Qtde (kg)` → `quantidade`, kg; `Nº NF-e` → `numero`, `nf`; `dataEmissao` → `data`, `emissao`. */
export function headerWords(header: string): HeaderWords {
  const plain = tidy(repairEncoding(header))
    .replace(/^\(?\d{1,2} ?[.)–-] ?(?=\p{L})/u, '')
    .replaceAll('_', ' ')
    .replace(/[\u00BA\u00B0\u00AA]/g, ' ')
    .replace(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (letters) => `${letters.replaceAll('.', '')} `)
    .replace(/\bN[FC]C?-?e?s?\b/gi, 'NF')
    .replace(/\bNFe(?=[A-Z_])/g, 'NF ')
    .replace(/([a-zà-ú])(?=[A-Z])/g, '$1 ')
    .replace(/([A-Z]{2})(?=[A-Z][a-zà-ú])/g, '$1 ')
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase();
  const { text, unit } = takeUnit(plain);
  // `no` between words is “em o”, else it is a number; `de` at the end is a beginning: `Válido de`.
  const said = text.replace(/(?<=\S )no(?= \S)/, ' ').replace(/\bde$/, 'inicio');
  const words = [...new Set(plainWords(said).flatMap(meaningOf))];
  return { words, unit: pricePer(words, unit) };
}

/** A price or value said to be of a measure is money for each: `Valor kg`, `Preço por saca`, `Vlr (t)`. */
function pricePer(words: readonly string[], unit: HeaderUnit | null): HeaderUnit | null {
  const priced = words.includes('preco') || (words.includes('valor') && !words.includes('total'));
  if (!priced || unit === null || unit.includes('/') || unit.startsWith('R$') || unit === '%') return unit;
  return `R$/${unit}` as HeaderUnit;
}
