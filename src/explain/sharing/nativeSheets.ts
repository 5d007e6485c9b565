import type { Bilingual, Language } from '../language';
import type { Programme } from '../programme';

/** Names of the sheets that native formulas look into. */
export const FIGURES_SHEET: Readonly<Record<Programme, Bilingual>> = {
  pgpmbio: { 'pt-BR': 'Parâmetros PGPM-Bio', 'en-US': 'PGPM-Bio figures' },
  selo: { 'pt-BR': 'Parâmetros do Selo', 'en-US': 'Selo figures' },
};

export const LISTS_SHEET: Bilingual = { 'pt-BR': 'Grafias aceitas', 'en-US': 'Accepted spellings' };

/** What the sheets with the figures of the norm say. */
export const FIGURE_HEADINGS: Readonly<
  Record<
    Language,
    { title: string; about: readonly string[]; figures: string; source: string; columns: readonly string[] }
  >
> = {
  'pt-BR': {
    title: 'parâmetros dos cálculos',
    about: [
      'As fórmulas desta pasta consultam estes números. Eles vêm das normas citadas: por favor, não os altere.',
      'Uma fórmula mostra #N/D quando o produto, o lugar ou a data não está nestas tabelas, ou quando falta um número.',
    ],
    figures: 'Valores',
    source: 'Fonte:',
    columns: ['Parâmetro', 'Valor', 'Nome nas fórmulas', 'Fonte'],
  },
  'en-US': {
    title: 'figures of the calculations',
    about: [
      'The formulas of this workbook look into these figures. They come from the acts cited: please do not change them.',
      'A formula shows #N/A when the product, the place or the date is not in these tables, or when a number is missing.',
    ],
    figures: 'Values',
    source: 'Source:',
    columns: ['Figure', 'Value', 'Name in formulas', 'Source'],
  },
};

export const LIST_HEADINGS: Readonly<Record<Language, { title: string; spelling: string; meaning: string }>> = {
  'pt-BR': { title: 'grafias aceitas', spelling: 'Escrita', meaning: 'Significa' },
  'en-US': { title: 'accepted spellings', spelling: 'Spelling', meaning: 'Means' },
};

/** What the sheet with the spellings is for. */
export function listsAbout(language: Language): readonly string[] {
  return language === 'pt-BR'
    ? [
        'As fórmulas desta pasta entendem estes nomes, com maiúsculas ou minúsculas.',
        'Se uma fórmula mostrar #N/D, escreva o nome como está aqui.',
      ]
    : [
        'The formulas of this workbook understand these names, in upper or lower case.',
        'If a formula shows #N/A, please write the name as it is here.',
      ];
}
