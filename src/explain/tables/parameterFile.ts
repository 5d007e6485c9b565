import type { ParameterFileRefusal } from '../../rules/pgpmbio/parameterSet/parameterFile';
import type { Language } from '../language';
import { quoted } from '../quoted';

/** Why a file of parameters was not taken, and what to do. */
export function sentenceOfParameterFile(refusal: ParameterFileRefusal, language: Language): string {
  return sentences(refusal)[language === 'pt-BR' ? 0 : 1];
}

function sentences(refusal: ParameterFileRefusal): [string, string] {
  switch (refusal.code) {
    case 'notParameters':
      return [
        'Este arquivo não é um conjunto de parâmetros do ConfereBio. Escolha o arquivo que foi exportado em Tabelas.',
        'This file is no set of parameters of ConfereBio. Choose the file that was exported in Tables.',
      ];
    case 'newerVersion':
      return [
        `Este arquivo é de uma versão mais nova do ConfereBio (formato ${refusal.version}; esta versão lê até o ${refusal.known}). Atualize o suplemento e tente de novo. Nada foi mudado.`,
        `This file is of a newer version of ConfereBio (format ${refusal.version}; this version reads up to ${refusal.known}). Update the add-in and try again. Nothing was changed.`,
      ];
    case 'damaged':
      return [
        `O arquivo está incompleto ou foi mudado (${quoted(refusal.at)}). Peça outra vez o arquivo a quem o exportou. Nada foi mudado.`,
        `The file is incomplete or was changed (${quoted(refusal.at)}). Ask again for the file from whoever exported it. Nothing was changed.`,
      ];
    case 'checksumDiffers':
      return [
        `O conteúdo do arquivo não é o que foi exportado: diz ${quoted(refusal.written)} e dá ${quoted(refusal.found)}. Peça outra vez o arquivo a quem o exportou. Nada foi mudado.`,
        `The content of the file is not what was exported: it says ${quoted(refusal.written)} and comes to ${quoted(refusal.found)}. Ask again for the file from whoever exported it. Nothing was changed.`,
      ];
  }
}
