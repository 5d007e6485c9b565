import type { FunctionTexts } from '../functionTexts';

export const lossTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Quantidade que conta, em kg, quando a safra contratada se perdeu no todo ou em parte.',
    'en-US': 'Quantity that counts, in kg, when the contracted harvest was lost, wholly or in part.',
  },
  arguments: [
    {
      'pt-BR': 'Tipo da frustração de safra: total ou parcial.',
      'en-US': 'Kind of crop loss: total or parcial.',
    },
    {
      'pt-BR': 'Produção esperada da área contratada, em kg: área × produtividade oficial.',
      'en-US': 'Expected production of the contracted area, in kg: area × official yield.',
    },
    {
      'pt-BR': 'Quantidade entregue e comprada, em kg: zero na frustração total.',
      'en-US': 'Quantity delivered and bought, in kg: zero for a total loss.',
    },
    {
      'pt-BR': 'Número de laudos técnicos de visita.',
      'en-US': 'Number of technical visit reports.',
    },
    {
      'pt-BR': 'Se a perda foi requerida ao DEP: sim, não, ou o número ou a data do pedido. Omitido, vale sim.',
      'en-US':
        'Whether the loss was requested of the DEP: sim, não, or its number or date. Left out, it is taken as yes.',
    },
  ],
  help: {
    'pt-BR': [
      'Portaria SAF/MAPA nº 280/2022, art. 8º, I: na frustração total conta a produção estimada da área contratada, com pelo menos 1 laudo técnico de visita.',
      'Art. 8º, II: na parcial, perda acima de 20% (exatamente 20% não basta) faz contar toda a produção esperada, com a compra do que restou e pelo menos 4 laudos; casos específicos podem ser avaliados pelo DEP. Até 20% conta o entregue, sem prova alguma.',
      'Art. 8º, § 1º: a perda precisa de pedido formal ao DEP. Se o argumento pedido é omitido na fórmula, vale como feito; se aponta para uma célula vazia ou com “não”, o resultado é #N/D e diz o que falta.',
      'Leitura S13: os 20% são um limiar; passado ele, conta a produção esperada inteira. A outra leitura contaria só o que passa dos 20%: com 150.000 kg esperados e 97.500 entregues, 120.000 no lugar de 150.000.',
      'Mortalidade animal (art. 8º, III) não tem conta na norma: digite a quantidade comprovada pelos documentos das letras a a d; a da letra d só existe quando há cooperativa contratada (leitura S15).',
    ],
    'en-US': [
      'Portaria SAF/MAPA 280/2022, art. 8, I: for a total loss the production estimated for the contracted area counts, with at least 1 technical visit report.',
      'Art. 8, II: for a partial one, a loss over 20% (exactly 20% is not enough) makes the whole expected production count, if what remained was bought and there are at least 4 reports; specific cases may be assessed by the DEP. Up to 20% what was delivered counts, and no evidence is asked.',
      'Art. 8 § 1: a loss needs a formal request to the DEP. Left out of the formula, it is taken as made; pointing to a cell that is blank or says “não”, it gives #N/A, which says what is missing.',
      'Reading S13: the 20% are a threshold; past it the whole expected production counts. The other reading would count only what is over the 20%: of 150,000 kg expected and 97,500 delivered, 120,000 instead of 150,000.',
      'The norm computes nothing for dead animals (art. 8, III): type the quantity proven by the documents of letters a to d; that of letter d exists only where a cooperative is contracted (reading S15).',
    ],
  },
  examples: [
    {
      formula: '=SELO.LOSS("total",150000,0,1)',
      result: { 'pt-BR': '150.000 (toda a produção esperada)', 'en-US': '150,000 (all that was expected)' },
    },
    {
      formula: '=SELO.LOSS("parcial",150000,97500,4,TRUE)',
      result: { 'pt-BR': '150.000 (perda de 35%)', 'en-US': '150,000 (35% lost)' },
    },
    {
      formula: '=SELO.LOSS("parcial",150000,120000,0)',
      result: {
        'pt-BR': '120.000 (perda de exatamente 20%: conta o entregue)',
        'en-US': '120,000 (exactly 20% lost: what was delivered counts)',
      },
    },
  ],
};
