import type { Bilingual } from '../../../explain/language';

// Arguments of area and yield, which two functions share.

export const AREA: Bilingual = {
  'pt-BR': 'Área da cultura, em hectares, dentro da declarada na DAP ou no CAF.',
  'en-US': 'Area of the crop, in hectares, within that declared in the DAP or CAF.',
};
export const YIELD: Bilingual = {
  'pt-BR': 'Produtividade oficial da cultura, em kg/ha: Conab, IBGE ou outro órgão público.',
  'en-US': 'Official yield of the crop, in kg/ha: Conab, IBGE or another public body.',
};
