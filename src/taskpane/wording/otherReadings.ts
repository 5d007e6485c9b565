import type { Language } from '../../explain/language';

const texts = {
  'pt-BR': {
    why: 'Mostra como ficaria a participação se cada ponto duvidoso da norma fosse lido de outro modo.',
    ask: 'Calcular com outras leituras',
    asking: 'Calculando com outras leituras da norma…',
    none: 'Nenhuma outra leitura mudaria a participação.',
    failed: 'Não foi possível calcular com outras leituras. Tente de novo.',
    leftOut: 'Não foi possível calcular com outras leituras: elas ficam de fora.',
  },
  'en-US': {
    why: 'Shows what the share would be, were each doubtful point of the norm read in another way.',
    ask: 'Work out under other readings',
    asking: 'Working out under other readings of the norm…',
    none: 'No other reading would change the share.',
    failed: 'Other readings could not be worked out. Try again.',
    leftOut: 'Other readings could not be worked out: they are left out.',
  },
} as const;

/** What is said around the effects of other readings of the norm. */
export function readingsTexts(language: Language): (typeof texts)[Language] {
  return texts[language];
}
