import type { ReadFault } from '../../brazil/read';
import type { Decimal } from '../../rules/exact';
import { listed, money } from '../figures';
import type { Bilingual, Language } from '../language';
import { quoted } from '../quoted';
import { sentenceOfFault } from '../reading';

/** Why a cell of a price table could not be read, or only in part. */
export type UnreadWhy =
  | { code: 'fault'; fault: ReadFault }
  /** Parts of a region or list of states that name no place. */
  | { code: 'placesUnknown'; typed: string; parts: readonly string[] }
  /** The region and the states beside it are not the same; the states count. */
  | { code: 'regionDiffers'; region: string; ufs: readonly string[] }
  /** A state named in part, without a list of its municipalities: the whole state was taken. */
  | { code: 'partWithoutMunicipalities'; uf: string }
  | { code: 'municipalityNeedsUf'; typed: string }
  | { code: 'choiceUnknown'; typed: string; choices: readonly string[] }
  /** `1,500` or `1.500`, read as R$ 1.500,00; less than R$ 100, read as it stands and hardly meant. */
  | { code: 'limitInThousands' | 'limitLow'; typed: string; limit: Decimal };

/**
 * What could not be read in a cell of a price table, and what to do.
 *
 * @param what the header or label of the cell
 */
export function sentenceOfUnreadCell(why: UnreadWhy, what: Bilingual, language: Language): string {
  if (why.code === 'fault') return sentenceOfFault(why.fault, what, language);
  return `${what[language]}: ${sentenceOf(why, language)[language === 'pt-BR' ? 0 : 1]}`;
}

function sentenceOf(why: Exclude<UnreadWhy, { code: 'fault' }>, language: Language): [string, string] {
  switch (why.code) {
    case 'placesUnknown': {
      const parts = listed(why.parts.map(quoted), language);
      return [
        `não se reconhece ${parts} em ${quoted(why.typed)}. Escreva regiões (Norte, Nordeste…) ou siglas de UF.`,
        `${parts} in ${quoted(why.typed)} is not known. Write regions (Norte, Nordeste…) or the letters of states.`,
      ];
    }
    case 'regionDiffers':
      return [
        `a região ${quoted(why.region)} não é o mesmo que as UFs ao lado (${listed(why.ufs, language)}). Valem as UFs; confira.`,
        `the region ${quoted(why.region)} is not the same as the states beside it (${listed(why.ufs, language)}). The states count; check them.`,
      ];
    case 'partWithoutMunicipalities':
      return [
        `${why.uf} vale só em parte, e faltam os municípios. Sem eles ${why.uf} inteiro teria amparo.`,
        `${why.uf} is covered in part only, and its municipalities are missing. Without them all of ${why.uf} would be covered.`,
      ];
    case 'municipalityNeedsUf':
      return [
        `há mais de um município ${quoted(why.typed)}. Escreva a UF, como ${why.typed}/MT.`,
        `there is more than one municipality ${quoted(why.typed)}. Write the state, as in ${why.typed}/MT.`,
      ];
    case 'choiceUnknown':
      return [
        `${quoted(why.typed)} não é uma das opções: ${listed(why.choices.map(quoted), language, 'or')}.`,
        `${quoted(why.typed)} is not one of the choices: ${listed(why.choices.map(quoted), language, 'or')}.`,
      ];
    case 'limitInThousands':
      return [
        `${quoted(why.typed)} foi lido como ${money(why.limit, language)}, pois um limite não tem três casas decimais. Confira.`,
        `${quoted(why.typed)} was read as ${money(why.limit, language)}, since a limit has no three decimals. Check it.`,
      ];
    case 'limitLow':
      return [
        `${money(why.limit, language)} é muito menos que os limites usuais. Confira.`,
        `${money(why.limit, language)} is far less than usual limits. Check it.`,
      ];
  }
}
