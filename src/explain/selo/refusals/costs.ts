import type { CappedAmount, CostReason } from '../../../rules/selo/reasons/costs';
import { money } from '../../figures';
import { quoted } from '../../quoted';
import type { Sentence, SentencesFor } from '../sentences';

const AMOUNTS: Readonly<Record<CappedAmount, Sentence>> = {
  corn: ['O valor do milho', 'The value of corn'],
  inputs: ['O valor dos insumos', 'The value of inputs'],
  others: ['O valor das outras aquisições', 'The value of other purchases'],
  cost: ['O valor do custo', 'The value of the cost'],
  purchaseBase: ['O valor das aquisições', 'The value of purchases'],
};

/** Corn, inputs and costs that cannot be held against their caps as asked. */
export const costSentences: SentencesFor<CostReason, CostReason['code']> = {
  cappedAmountNegative: ({ what, amount }, language) => [
    `${AMOUNTS[what][0]} não pode ser negativo; foi informado ${money(amount, language)}. Desconte devoluções antes.`,
    `${AMOUNTS[what][1]} cannot be negative; ${money(amount, language)} was given. Take returns off first.`,
  ],
  amountTooLarge: ({ amount }, language) => [
    `O valor ${money(amount, language)} é grande demais. Confira o número e a unidade (R$).`,
    `The value ${money(amount, language)} is too large. Check the number and its unit (R$).`,
  ],
  cornBaseUnknown: ({ typed }) => [
    `Leitura ${quoted(typed)} não é conhecida. Escreva “autoconsistente” (30% do que é contado, a usada sem indicação) ou “fixa” (30% de tudo o que foi comprado): art. 3º, §§ 6º e 7º.`,
    `Reading ${quoted(typed)} is not known. Write “autoconsistente” (30% of what is counted, used when none is given) or “fixa” (30% of all that was bought): art. 3 §§ 6 and 7.`,
  ],
  costCutUnknown: ({ typed }) => [
    `Prioridade ${quoted(typed)} não é conhecida. Escreva “proporcional” (a usada sem indicação) ou “doações e pesquisa primeiro” (corta antes a assistência técnica): art. 4º, § 8º.`,
    `Priority ${quoted(typed)} is not known. Write “proporcional” (used when none is given) or “doações e pesquisa primeiro” (cuts technical assistance first): art. 4 § 8.`,
  ],
  costItemUnknown: ({ typed }) => [
    `Inciso ${quoted(typed)} não é um custo do art. 4º. Escreva II (doações), III (pesquisa), IV (assistência própria) ou V (assistência de terceiros).`,
    `Item ${quoted(typed)} is no cost of art. 4. Write II (donations), III (research), IV (own assistance) or V (outsourced assistance).`,
  ],
  costItemIsPurchase: () => [
    'O inciso I são as aquisições: vão no intervalo de base por região, e não entre os custos. Aqui cabem II, III, IV e V (art. 4º).',
    'Item I is the purchases: they belong in the range of base by region, not among the costs. II, III, IV and V go here (art. 4).',
  ],
  costRegionMissing: ({ item }) => [
    `Informe a região do custo do inciso ${item}: o limite é de cada grupo de regiões (art. 4º, § 8º). Só a pesquisa (III) pode ficar sem região.`,
    `Give the region of the cost of item ${item}: the cap is that of each group of regions (art. 4 § 8). Only research (III) may go without.`,
  ],
};
