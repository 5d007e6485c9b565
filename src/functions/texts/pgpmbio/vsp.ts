import type { FunctionTexts } from '../functionTexts';
import { SALE_ARGUMENTS } from './saleArguments';

export const vspTexts: FunctionTexts = {
  description: {
    'pt-BR': 'Valor da subvenção a pagar por uma linha de nota fiscal, em R$, já dentro dos limites da DAP/CAF.',
    'en-US': 'Subsidy payable for an invoice line, in R$, already within the limits of the DAP/CAF.',
  },
  arguments: SALE_ARGUMENTS,
  help: {
    'pt-BR': [
      'Título 35 do MOC, Doc. 11: VSP = QP × (PM − PV), limitado ao LSPA. Se o preço de venda (PV) for menor que o menor preço aceitável (MPA, 15% abaixo do PMD), o cálculo usa o MPA no lugar do PV.',
      'O resultado respeita o limite por produto (LSPA) e o limite anual de todos os produtos por DAP (Doc. 1, Nota 1), descontado o que já foi pago ou apresentado no ano (pago_produto e pago_total).',
      'Preço de venda igual ou acima do mínimo dá zero. Sem PMD o valor é provisório, porque o MPA não pode ser conferido.',
      'Leituras adotadas: o MPA é cortado em centavos, como nos dois exemplos do Doc. 11 (A1); o VSP é cortado em centavos (A2). =PGPMBIO.EXPLAIN mostra cada passo.',
      'Para saldos que correm de nota em nota, use =PGPMBIO.LEDGER: uma só fórmula para a tabela toda.',
    ],
    'en-US': [
      'MOC, Título 35, Doc. 11: VSP = QP × (PM − PV), limited to the LSPA. When the sale price (PV) is under the smallest acceptable price (MPA, 15% under the PMD), the MPA is used in its place.',
      'The result keeps within the limit per product (LSPA) and the annual limit of all products per DAP (Doc. 1, Nota 1), less what was already paid or presented in the year (paid_product and paid_total).',
      'A sale price equal to or above the minimum gives zero. Without a PMD the amount is provisional, since the MPA cannot be checked.',
      'Readings chosen: the MPA is cut to cents, as in both examples of Doc. 11 (A1); the VSP is cut to cents (A2). =PGPMBIO.EXPLAIN shows each step.',
      'For balances that run from invoice to invoice use =PGPMBIO.LEDGER: one formula for the whole table.',
    ],
  },
  examples: [
    {
      formula: '=PGPMBIO.VSP("Babaçu","MA",2500,3.7,4.5)',
      result: {
        'pt-BR': '3.500,00 (exemplo 2 do Doc. 11: o MPA de 3,82 vale no lugar de 3,70 e o LSPA limita 3.800,00)',
        'en-US': '3,500.00 (example 2 of Doc. 11: the MPA of 3.82 replaces 3.70 and the LSPA limits 3,800.00)',
      },
    },
    {
      formula: '=PGPMBIO.VSP("Borracha","AC",750,5,5.5)',
      result: { 'pt-BR': '1.635,00 (exemplo 1 do Doc. 11)', 'en-US': '1,635.00 (example 1 of Doc. 11)' },
    },
  ],
};
