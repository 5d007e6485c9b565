import { NFE_KEY } from '../arguments';
import type { FunctionTexts } from '../functionTexts';

export const nfeTexts: FunctionTexts = {
  description: {
    'pt-BR': 'VERDADEIRO se a chave de acesso da NF-e está bem formada: 44 caracteres, dígito, modelo 55 ou 65.',
    'en-US': 'TRUE if the NF-e access key is well made: 44 characters, check digit, model 55 or 65.',
  },
  arguments: [NFE_KEY],
  help: {
    'pt-BR': [
      'Aceita espaços, pontos e o “NFe” do começo. Confere tamanho, caracteres, UF, mês, CNPJ ou CPF do emitente, modelo e dígito verificador; letras só no CNPJ alfanumérico.',
      'Guarde a coluna como Texto: o Excel só guarda 15 algarismos de um número, e uma chave que virou 3,52E+43 não pode ser recuperada. Nesse caso a função dá #VALOR! e diz isso.',
    ],
    'en-US': [
      'Blanks, dots and a leading “NFe” are accepted. Length, characters, state, month, issuer’s CNPJ or CPF, model and check digit are checked; letters only in an alphanumeric CNPJ.',
      'Keep the column as Text: Excel keeps 15 figures of a number only, and a key that became 3.52E+43 cannot be recovered. The function then gives #VALUE! and says so.',
    ],
  },
  examples: [
    {
      formula: '=BR.NFE("15230600052998224725559200000000151408172636")',
      result: { 'pt-BR': 'VERDADEIRO', 'en-US': 'TRUE' },
    },
  ],
};
