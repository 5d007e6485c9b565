import type { FunctionTexts } from '../functionTexts';
import { PURCHASE, VALUE } from './arguments';

export const weightedTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Valor ponderado de uma compra, em R$: o valor efetivo vezes o multiplicador do Selo.',
    'en-US': 'Weighted value of a purchase, in R$: the effective value times the multiplier of the Selo.',
  },
  arguments: [VALUE, ...PURCHASE],
  help: {
    'pt-BR': [
      'Portaria SAF/MAPA nº 280/2022, art. 4º, § 9º: para o percentual mínimo, o valor da compra é multiplicado. Os argumentos depois do valor são os de =SELO.MULTIPLIER, na mesma ordem.',
      'O resultado é arredondado em centavos. O valor ponderado serve só para o percentual mínimo: os limites dos custos usam o valor efetivo (S7).',
      'Valor negativo é recusado: devolução se desconta da nota a que se refere.',
    ],
    'en-US': [
      'Portaria SAF/MAPA 280/2022, art. 4 § 9: for the minimum percentage the value of a purchase is multiplied. The arguments after the value are those of =SELO.MULTIPLIER, in the same order.',
      'The result is rounded to cents. The weighted value serves the minimum percentage only: the limits of costs use the effective value (S7).',
      'A negative value is refused: a return is taken off the invoice it belongs to.',
    ],
  },
  examples: [
    {
      formula: '=SELO.WEIGHTED(100000,"Irecê/BA","mamona","BA","cooperativa habilitada")',
      result: { 'pt-BR': '2.600.000,00 (× 26)', 'en-US': '2,600,000.00 (× 26)' },
    },
    {
      formula: '=SELO.WEIGHTED(50000,"PI","bovinos vivos")',
      result: {
        'pt-BR': '50.000,00 (animal vivo não é multiplicado: art. 4º, § 11)',
        'en-US': '50,000.00 (live animals are not multiplied: art. 4 § 11)',
      },
    },
  ],
};
