import { CPF } from '../arguments';
import type { FunctionTexts } from '../functionTexts';

export const cpfTexts: FunctionTexts = {
  description: {
    'pt-BR': 'VERDADEIRO se os dígitos verificadores do CPF conferem.',
    'en-US': 'TRUE if the check digits of the CPF hold.',
  },
  arguments: [CPF],
  help: {
    'pt-BR': [
      'Aceita pontuação e espaços. Um número que perdeu os zeros à esquerda é completado até 11 dígitos antes de conferir.',
      'Confere só os dígitos: não diz se o CPF existe nem a quem pertence. Nada é enviado a lugar nenhum.',
    ],
    'en-US': [
      'Punctuation and blanks are accepted. A number that lost its leading zeros is filled up to 11 digits first.',
      'It checks the digits only: not whether the CPF exists nor whose it is. Nothing is sent anywhere.',
    ],
  },
  examples: [
    { formula: '=BR.CPF("529.982.247-25")', result: { 'pt-BR': 'VERDADEIRO', 'en-US': 'TRUE' } },
    { formula: '=BR.CPF("529.982.247-26")', result: { 'pt-BR': 'FALSO', 'en-US': 'FALSE' } },
  ],
};
