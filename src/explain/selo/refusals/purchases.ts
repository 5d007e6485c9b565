import type { SeloRefusalReason } from '../../../rules/selo/refusal';
import { figure, listed } from '../../figures';
import { quoted } from '../../quoted';
import type { SentencesFor } from '../sentences';

const SUPPLIERS = {
  'pt-BR': 'agricultor, cooperativa habilitada, cooperativa sem DAP ou cerealista',
  'en-US': 'agricultor, cooperativa habilitada, cooperativa sem DAP or cerealista',
};

/** Refusals of a purchase and of the version of the rules. */
export const purchaseSentences: SentencesFor<
  SeloRefusalReason,
  | 'ruleSetUnknown'
  | 'ruleSetOfMixedYear'
  | 'ruleSetOfYearUnknown'
  | 'ruleSetNotOfYear'
  | 'capsNotSeen'
  | 'supplierUnknown'
  | 'supplierAmbiguous'
  | 'notHabilitated'
  | 'basisUnknown'
  | 'familyShareMissing'
  | 'factorNotSeen'
  | 'factorImplausible'
  | 'expectedInput'
  | 'mortalityOfCrop'
  | 'mortalityNotAlive'
  | 'cropBasisOfAnimal'
  | 'perennialOfAnnualCrop'
  | 'amountNegative'
> = {
  ruleSetUnknown: ({ typed, known }, language) => [
    `Regra ${quoted(typed)} não é conhecida. Escreva ${listed(known.map(quoted), language, 'or')}, ou deixe vazio para ${quoted(known[0]!)}.`,
    `Rule set ${quoted(typed)} is not known. Write ${listed(known.map(quoted), language, 'or')}, or leave it blank for ${quoted(known[0]!)}.`,
  ],
  ruleSetOfMixedYear: ({ year, candidates }, language) => {
    const choice = listed(candidates.map(quoted), language, 'or');
    return candidates.length > 1
      ? [
          `${year} não segue uma só regra o ano inteiro. Escreva qual vale para o seu caso: ${choice}.`,
          `${year} does not follow one rule set all year. Write which holds for your case: ${choice}.`,
        ]
      : [
          `${year} só em parte segue uma regra conhecida. Se for ela que vale para o seu caso, escreva ${choice}.`,
          `${year} follows a known rule set only in part. If it holds for your case, write ${choice}.`,
        ];
  },
  ruleSetOfYearUnknown: ({ year, known }, language) => [
    `Não há regra carregada para o ano de ${year}. Conhecidas: ${listed(known.map(quoted), language)}. A regra de outro ano não é usada sem que você a escreva.`,
    `No rule set is loaded for ${year}. Known: ${listed(known.map(quoted), language)}. Another year’s rules are not used unless you write them.`,
  ],
  ruleSetNotOfYear: ({ ruleSet, year }) => [
    `A regra ${ruleSet} não alcança o ano de ${year}. Escolha a regra desse ano.`,
    `Rule set ${ruleSet} does not reach ${year}. Choose the rules of that year.`,
  ],
  capsNotSeen: ({ ruleSet }) => [
    `Os limites e pesos da regra ${ruleSet} não foram encontrados no texto publicado a que tivemos acesso. Informe-os conforme a portaria.`,
    `The limits and weights of rule set ${ruleSet} were not found in the text we could read. Give them as the act says.`,
  ],
  supplierUnknown: ({ typed }) => [
    `Fornecedor ${quoted(typed)} não foi entendido. Escreva ${SUPPLIERS['pt-BR']}.`,
    `Supplier ${quoted(typed)} was not understood. Write ${SUPPLIERS['en-US']}.`,
  ],
  supplierAmbiguous: ({ typed }) => [
    `${quoted(typed)} não diz se a cooperativa é da agricultura familiar e habilitada, e só essa tem o fator IV (art. 4º, § 9º). Escreva ${SUPPLIERS['pt-BR']}.`,
    `${quoted(typed)} does not say whether the cooperative is one of family farming and habilitated; only that has factor IV (art. 4 § 9). Write ${SUPPLIERS['en-US']}.`,
  ],
  notHabilitated: ({ typed }) => [
    `${quoted(typed)}: compra por intermediário não habilitado não conta para o Selo (art. 9º).`,
    `${quoted(typed)}: what is bought through someone not habilitated does not count for the Selo (art. 9).`,
  ],
  basisUnknown: ({ typed }) => [
    `Base ${quoted(typed)} não foi entendida. Escreva nota, perene, frustração total, frustração parcial ou mortalidade.`,
    `Basis ${quoted(typed)} was not understood. Write nota, perene, frustração total, frustração parcial or mortalidade.`,
  ],
  familyShareMissing: () => [
    'Portaria 28/2024, art. 31, § 1º: informe em parte_familiar a parte de agricultores familiares na organização (por exemplo 60%). Até 75% o fator é 1,1; acima disso é o fator “a”.',
    'Portaria 28/2024, art. 31 § 1: give in family_share the part of family farmers in the organisation (for example 60%). Up to 75% the factor is 1.1; above that it is factor “a”.',
  ],
  factorNotSeen: ({ article }) => [
    `Portaria 28/2024, ${article}: o valor deste fator não foi encontrado no texto publicado a que tivemos acesso. Informe-o em fator_a, conforme a portaria.`,
    `Portaria 28/2024, ${article}: the figure of this factor was not found in the text we could read. Give it in factor_a, as the act says.`,
  ],
  factorImplausible: ({ article, factor }, language) => [
    `Portaria 28/2024, ${article}: o fator ${figure(factor, language)} em fator_a não é possível. Informe o da portaria, de 1 a 100.`,
    `Portaria 28/2024, ${article}: the factor ${figure(factor, language)} in factor_a is not possible. Give that of the act, from 1 to 100.`,
  ],
  expectedInput: ({ label }) => [
    `${label}: produção esperada ou perdida de insumo não é contabilizada (Portaria 280/2022, art. 4º, § 5º, III). Use a nota de compra.`,
    `${label}: expected or lost production of inputs is not counted (Portaria 280/2022, art. 4 § 5, III). Use the purchase invoice.`,
  ],
  mortalityOfCrop: ({ label }) => [
    `${label}: mortalidade (Portaria 280/2022, art. 8º, III) só vale para animais. Para lavoura escreva frustração total ou frustração parcial.`,
    `${label}: mortality (Portaria 280/2022, art. 8, III) is of animals only. For crops write total or partial loss (frustração total, frustração parcial).`,
  ],
  mortalityNotAlive: ({ label }) => [
    `${label}: mortalidade (Portaria 280/2022, art. 8º, III) é de animais vivos. Deixe a forma vazia ou escreva vivo, com o nome do animal.`,
    `${label}: mortality (Portaria 280/2022, art. 8, III) is of live animals. Leave the form blank or write vivo, with the name of the animal.`,
  ],
  cropBasisOfAnimal: ({ label, basis }) => [
    `${label}: ${quoted(basis)} só vale para lavoura (Portaria 280/2022, arts. 7º e 8º), e não para o que vem de animais. Para óbito de animais escreva mortalidade.`,
    `${label}: ${quoted(basis)} is of crops only (Portaria 280/2022, arts. 7 and 8), not of what comes from animals. For deaths of animals write mortalidade.`,
  ],
  perennialOfAnnualCrop: ({ label }) => [
    `${label} não é cultura perene: a produção esperada do art. 7º da Portaria 280/2022 só vale para perenes, como dendê e macaúba. Use a nota ou, se houve perda, frustração total ou parcial.`,
    `${label} is not a perennial crop: the expected production of art. 7 of Portaria 280/2022 is of perennials only, such as oil palm and macaúba. Use the invoice or, after a loss, frustração total or parcial.`,
  ],
  amountNegative: ({ amount }, language) => [
    `O valor ${figure(amount, language)} é negativo. Devolução não é compra: desconte-a da nota a que se refere.`,
    `The value ${figure(amount, language)} is negative. A return is not a purchase: take it off the invoice it belongs to.`,
  ],
};
