import type { ShareAmount, ShareReason } from '../../../rules/selo/reasons/shares';
import { figure, money, percent } from '../../figures';
import type { Sentence, SentencesFor } from '../sentences';

const AMOUNTS: Readonly<Record<ShareAmount, Sentence>> = {
  weightedPurchases: ['O valor ponderado das aquisições', 'The weighted value of purchases'],
  weightedCosts: ['O valor ponderado dos custos', 'The weighted value of costs'],
  revenue: ['O valor do biodiesel vendido no ano', 'The value of biodiesel sold in the year'],
  weightedSoFar: ['O valor ponderado já alcançado', 'The weighted value so far'],
  effectiveNorthern: ['O valor do N, NE e Semiárido', 'The value of N, NE and the Semiárido'],
  effectiveTotal: ['O valor efetivo total', 'The effective total'],
};

/** Shares of family farming that cannot be taken, and what is missing to reach them. */
export const shareSentences: SentencesFor<ShareReason, ShareReason['code']> = {
  shareAmountNegative: ({ what, amount }, language) => [
    `${AMOUNTS[what][0]} não pode ser negativo; foi informado ${money(amount, language)}.`,
    `${AMOUNTS[what][1]} cannot be negative; ${money(amount, language)} was given.`,
  ],
  shareBaseNotPositive: ({ what, amount }, language) => [
    `${AMOUNTS[what][0]} precisa ser maior que zero; foi informado ${money(amount, language)}. Sem ele não há percentual.`,
    `${AMOUNTS[what][1]} must be above zero; ${money(amount, language)} was given. Without it there is no share.`,
  ],
  minimumShareMissing: () => [
    'Informe o percentual mínimo da sua região (art. 3º, I), por exemplo 15%: a página que o fixa não consta aqui, e nenhum valor é suposto.',
    'Give the minimum share of your region (art. 3, I), for example 15%: the page that sets it is not held here, and none is assumed.',
  ],
  minimumShareImplausible: ({ share }, language) => [
    `Percentual mínimo de ${percent(share, language)}: precisa estar acima de 0% e até 100%. Escreva 15% ou 0,15.`,
    `A minimum share of ${percent(share, language)}: it must be above 0% and up to 100%. Write 15% or 0.15.`,
  ],
  multiplierImplausible: ({ multiplier }, language) => [
    `Multiplicador ${figure(multiplier, language)} não existe: precisa ser maior que zero, em geral de 1 a 104. SELO.MULTIPLIER o calcula (art. 4º, § 9º).`,
    `There is no multiplier ${figure(multiplier, language)}: it must be above zero, usually 1 to 104. SELO.MULTIPLIER works it out (art. 4 § 9).`,
  ],
  northernOverTotal: ({ northern, total }, language) => [
    `O valor do N, NE e Semiárido (${money(northern, language)}) passa do total (${money(total, language)}), do qual faz parte. Informe os dois valores efetivos, sem multiplicadores.`,
    `The value of N, NE and the Semiárido (${money(northern, language)}) exceeds the total (${money(total, language)}) it is part of. Give both as effective values, not multiplied.`,
  ],
  regionalShareNotYet: ({ year, first }) => [
    `Em ${year} não havia parte mínima para N, NE e Semiárido: ela é exigida a partir de ${first} (Portaria Interministerial MME/MDA nº 2/2023, art. 1º).`,
    `In ${year} no least part was asked for N, NE and the Semiárido: it is required from ${first} on (Portaria Interministerial MME/MDA 2/2023, art. 1).`,
  ],
};
