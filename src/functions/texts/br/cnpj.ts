import { CNPJ } from '../arguments';
import type { FunctionTexts } from '../functionTexts';

export const cnpjTexts: FunctionTexts = {
  description: {
    'pt-BR': 'VERDADEIRO se os dígitos verificadores do CNPJ conferem, também do alfanumérico.',
    'en-US': 'TRUE if the check digits of the CNPJ hold, the alphanumeric kind included.',
  },
  arguments: [CNPJ],
  help: {
    'pt-BR': [
      'Aceita pontuação, espaços e letras minúsculas. O CNPJ alfanumérico segue a IN RFB 2.229/2024: cada caractere vale seu código ASCII menos 48.',
      'Confere só os dígitos: não diz se o CNPJ está ativo. Nada é enviado a lugar nenhum.',
    ],
    'en-US': [
      'Punctuation, blanks and lower case are accepted. The alphanumeric CNPJ follows IN RFB 2.229/2024: each character counts its ASCII code less 48.',
      'It checks the digits only: not whether the CNPJ is active. Nothing is sent anywhere.',
    ],
  },
  examples: [
    { formula: '=BR.CNPJ("11.222.333/0001-81")', result: { 'pt-BR': 'VERDADEIRO', 'en-US': 'TRUE' } },
    { formula: '=BR.CNPJ("12ABC34501DE35")', result: { 'pt-BR': 'VERDADEIRO', 'en-US': 'TRUE' } },
  ],
};
