import type { Language } from '../../explain/language';

/** An open question of a norm as a person is asked it; the first choice is the usual one. */
export interface ReadingQuestion<Reading extends string> {
  reading: Reading;
  /** `S6`, as docs/leituras.md numbers it. */
  code: string;
  question: string;
  /** What the answer changes. */
  effect: string;
  choices: readonly { value: string; label: string }[];
}

export function readingTexts(language: Language) {
  return language === 'pt-BR'
    ? {
        heading: (changed: number) =>
          `Leituras da norma (${changed === 0 ? 'as adotadas' : changed === 1 ? '1 trocada' : `${changed} trocadas`})`,
        intro:
          'Onde a norma deixa dúvida, há mais de uma leitura. Nenhuma é oficial. A primeira de cada lista é a adotada; troque se tiver orientação escrita.',
        usual: (label: string) => `${label} (adotada)`,
      }
    : {
        heading: (changed: number) =>
          `Readings of the norm (${changed === 0 ? 'the usual ones' : `${changed} changed`})`,
        intro:
          'Where the norm leaves a doubt there is more than one reading. None is official. The first of each list is the usual one; choose another if you have guidance in writing.',
        usual: (label: string) => `${label} (usual)`,
      };
}
