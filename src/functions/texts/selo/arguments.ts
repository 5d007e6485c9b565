import type { Bilingual } from '../../../explain/language';

// Arguments of a purchase, which three functions share.

export const ORIGIN: Bilingual = {
  'pt-BR':
    'Onde foi produzido: Município/UF, código do IBGE, UF, região ou Semiárido. Em MG e no ES o município decide.',
  'en-US':
    'Where it was produced: Município/UF, IBGE code, state, region or Semiárido. In MG and ES the municipality decides.',
};
export const MATERIAL: Bilingual = {
  'pt-BR':
    'Matéria-prima ("soja", "mamona", "dendê", "sebo bovino") ou classe: soja, milho, diversificada, animal, insumo.',
  'en-US':
    'Raw material ("soja", "mamona", "dendê", "sebo bovino") or class: soja, milho, diversificada, animal, insumo.',
};
export const PLANT_UF: Bilingual = {
  'pt-BR': 'UF da usina. Sem ela o fator III (compra na própria região, SE e CO) não é contado.',
  'en-US': 'State of the plant. Without it factor III (buying in its own region, SE and CO) is not counted.',
};
export const SUPPLIER: Bilingual = {
  'pt-BR': 'Quem vende: agricultor (se vazio), cooperativa habilitada, cooperativa sem DAP ou cerealista.',
  'en-US': 'Who sells: agricultor (when blank), cooperativa habilitada, cooperativa sem DAP or cerealista.',
};
export const FORM: Bilingual = {
  'pt-BR': 'Forma, quando o nome não diz: óleo, gordura, sebo, vivo, grão.',
  'en-US': 'Form, when the name does not say: óleo, gordura, sebo, vivo, grão.',
};
export const BASIS: Bilingual = {
  'pt-BR': 'Em que o valor se apoia: nota (se vazio), perene, frustração total, frustração parcial ou mortalidade.',
  'en-US': 'What the value rests on: nota (when blank), perene, frustração total, frustração parcial or mortalidade.',
};
export const RULE_SET: Bilingual = {
  'pt-BR': 'Regra: "280/2022" (se vazio) ou "28/2024"; também o ano civil que ela julga, como 2023.',
  'en-US': 'Rule set: "280/2022" (when blank) or "28/2024"; also the calendar year it judges, such as 2023.',
};
export const FAMILY_SHARE: Bilingual = {
  'pt-BR': 'Só para a regra 28/2024: parte de agricultores familiares na organização, por exemplo 60%.',
  'en-US': 'Only for rule set 28/2024: part of family farmers in the organisation, for example 60%.',
};
export const UNSEEN_FACTOR: Bilingual = {
  'pt-BR': 'Só para a regra 28/2024: fator “a” do art. 31, que não foi lido; informe-o conforme a portaria.',
  'en-US': 'Only for rule set 28/2024: factor “a” of art. 31, which was not read; give it as the act says.',
};
export const VALUE: Bilingual = {
  'pt-BR': 'Valor efetivo da compra, em R$, sem multiplicador.',
  'en-US': 'Effective value of the purchase, in R$, not multiplied.',
};

/** In the order of the arguments of MULTIPLIER. */
export const PURCHASE: readonly Bilingual[] = [
  ORIGIN,
  MATERIAL,
  PLANT_UF,
  SUPPLIER,
  FORM,
  BASIS,
  RULE_SET,
  FAMILY_SHARE,
  UNSEEN_FACTOR,
];
