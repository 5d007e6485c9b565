import type { Bilingual, Language } from '../language';

/** The steps of a plant's year, each taking away what one rule does not let count. */
export type StepOfYear =
  | 'presented'
  | 'leftOut'
  | 'purchasesLacking'
  | 'inputs'
  | 'area'
  | 'family'
  | 'corn'
  | 'costsLacking'
  | 'research'
  | 'costs';

interface StepWords {
  says: Bilingual;
  article: string;
}

/** In the order of the account. */
export const STEPS_OF_YEAR: Readonly<Record<StepOfYear, StepWords>> = {
  presented: {
    says: {
      'pt-BR': 'Apresentado: aquisições e custos das tabelas',
      'en-US': 'Presented: purchases and costs of the tables',
    },
    article: 'art. 4º, caput',
  },
  leftOut: {
    says: {
      'pt-BR': 'Aquisições não lidas, repetidas, de outro ano ou acima do esperado',
      'en-US': 'Purchases not read, repeated, of another year or beyond what is expected',
    },
    article: 'art. 3º, § 8º; art. 4º, caput; arts. 7º e 8º',
  },
  purchasesLacking: {
    says: {
      'pt-BR': 'Aquisições não aceitas ou sem o que a norma pede',
      'en-US': 'Purchases not accepted, or without what the norm asks',
    },
    article: 'art. 3º, §§ 4º e 8º; art. 4º, I e § 1º; arts. 7º a 9º',
  },
  inputs: {
    says: { 'pt-BR': 'Insumos além do que o processo consome', 'en-US': 'Inputs beyond what the process takes' },
    article: 'art. 4º, § 5º, I',
  },
  area: { says: { 'pt-BR': 'Acima de área × produtividade', 'en-US': 'Beyond area × yield' }, article: 'art. 6º' },
  family: {
    says: { 'pt-BR': 'Acima do teto de cada família', 'en-US': 'Beyond the ceiling of each family' },
    article: 'art. 3º, § 9º',
  },
  corn: {
    says: {
      'pt-BR': 'Acima do limite de milho e de milho com insumos',
      'en-US': 'Beyond the caps of corn, and of corn with inputs',
    },
    article: 'art. 3º, §§ 6º e 7º',
  },
  costsLacking: {
    says: {
      'pt-BR': 'Custos não lidos, de outro ano, reduzidos ou sem o que a norma pede',
      'en-US': 'Costs not read, of another year, reduced or without what the norm asks',
    },
    article: 'art. 4º, II a V e §§ 1º a 6º',
  },
  research: {
    says: { 'pt-BR': 'Acima do limite de pesquisa', 'en-US': 'Beyond the cap of research' },
    article: 'art. 4º, § 7º',
  },
  costs: {
    says: { 'pt-BR': 'Acima do limite dos custos II a V', 'en-US': 'Beyond the cap of costs II to V' },
    article: 'art. 4º, § 8º',
  },
};

/** Texts of the memory of a plant's year. */
export interface PlantMemoryTexts {
  steps: string;
  stepsHeadings: readonly [what: string, article: string, takenAway: string, left: string];
  shares: string;
  sharesHeadings: readonly [what: string, article: string, effective: string, weighted: string];
  purchases: string;
  costs: string;
  sum: string;
  revenue: string;
  share: string;
  minimum: string;
  margin: string;
  verdict: string;
  regional: string;
  caps: string;
  capsHeadings: readonly [what: string, article: string, cap: string, presented: string, admitted: string];
  cornAndInputsCap: string;
  researchCap: string;
  costCap: string;
  disallowed: string;
  disallowedHeadings: readonly [why: string, article: string, rows: string, amount: string];
  groups: string;
  groupsHeadings: readonly [
    material: string,
    region: string,
    rows: string,
    presented: string,
    admitted: string,
    weighted: string,
  ];
  more: string;
  moreHeadings: readonly [material: string, region: string, multiplier: string, missing: string, note: string];
  capped: string;
  readings: string;
  effects: string;
  effectsHeadings: readonly [choice: string, article: string, weighted: string, effective: string];
  comparison: string;
  parameters: string;
  ceiling: string;
  ceilingOfYear: string;
  cubicMetres: string;
  notSaid: Readonly<Record<'counts' | 'disallowed', string>>;
  notGiven: string;
  ledger: string;
  ledgerHeadings: readonly [why: string, article: string, row: string, amount: string, sheet: string];
}

const texts: Readonly<Record<Language, PlantMemoryTexts>> = {
  'pt-BR': {
    steps: 'Do apresentado ao admitido, em dez passos',
    stepsHeadings: ['Passo', 'Artigo', 'Retira (R$)', 'Fica (R$)'],
    shares: 'Do admitido ao percentual',
    sharesHeadings: ['Parcela', 'Artigo', 'Efetivo (R$)', 'Ponderado (R$)'],
    purchases: 'Aquisições (I), com multiplicadores',
    costs: 'Custos (II a V), com peso',
    sum: 'Soma',
    revenue: 'Biodiesel vendido no ano',
    share: 'Participação da agricultura familiar',
    minimum: 'Percentual mínimo',
    margin: 'Sobra (falta, se negativo)',
    verdict: 'Resultado',
    regional: 'Norte, Nordeste e Semiárido',
    caps: 'Limites',
    capsHeadings: ['Limite', 'Artigo', 'Limite (R$)', 'Sujeito a ele (R$)', 'Admitido (R$)'],
    cornAndInputsCap: 'Milho e insumos',
    researchCap: 'Pesquisa (III)',
    costCap: 'Custos II a V',
    disallowed: 'Glosas por motivo',
    disallowedHeadings: ['Motivo', 'Artigo', 'Linhas', 'Valor (R$)'],
    groups: 'Aquisições por matéria-prima e região',
    groupsHeadings: [
      'Matéria-prima',
      'Região da norma',
      'Linhas',
      'Apresentado (R$)',
      'Admitido (R$)',
      'Ponderado (R$)',
    ],
    more: 'Quanto falta comprar para o mínimo, se de um só tipo',
    moreHeadings: ['Matéria-prima e fornecedor', 'Região da norma', 'Multiplicador (×)', 'Falta (R$)', 'Observação'],
    capped: 'já cortado pelo art. 3º, §§ 6º e 7º: mais deste tipo não contaria',
    readings: 'Leituras usadas',
    effects: 'O que outras leituras dariam',
    effectsHeadings: ['Leitura', '', 'Ponderada', 'Efetiva'],
    comparison: 'Os mesmos dados por outra norma',
    parameters: 'Parâmetros',
    ceiling: 'Teto por família (art. 3º, § 9º)',
    ceilingOfYear: 'o do ano, pelo MCR',
    cubicMetres: 'Biodiesel produzido (m³)',
    notSaid: {
      counts: 'O que não foi informado conta por ora e fica pendente.',
      disallowed: 'O que não foi informado não conta.',
    },
    notGiven: 'não informado',
    ledger: 'Glosas linha a linha',
    ledgerHeadings: ['Motivo da glosa', 'Artigo', 'Linha', 'Glosa (R$)', 'Planilha'],
  },
  'en-US': {
    steps: 'From what is presented to what is admitted, in ten steps',
    stepsHeadings: ['Step', 'Article', 'Takes away (R$)', 'Left (R$)'],
    shares: 'From what is admitted to the share',
    sharesHeadings: ['Part', 'Article', 'Effective (R$)', 'Weighted (R$)'],
    purchases: 'Purchases (I), multiplied',
    costs: 'Costs (II to V), weighted',
    sum: 'Sum',
    revenue: 'Biodiesel sold in the year',
    share: 'Share of family farming',
    minimum: 'Minimum share',
    margin: 'Over (short, if negative)',
    verdict: 'Result',
    regional: 'Norte, Nordeste and Semiárido',
    caps: 'Caps',
    capsHeadings: ['Cap', 'Article', 'Cap (R$)', 'Under it (R$)', 'Admitted (R$)'],
    cornAndInputsCap: 'Corn and inputs',
    researchCap: 'Research (III)',
    costCap: 'Costs II to V',
    disallowed: 'Disallowed, by reason',
    disallowedHeadings: ['Reason', 'Article', 'Rows', 'Amount (R$)'],
    groups: 'Purchases by raw material and region',
    groupsHeadings: ['Raw material', 'Region of the norm', 'Rows', 'Presented (R$)', 'Admitted (R$)', 'Weighted (R$)'],
    more: 'What is still to be bought to reach the minimum, if of one kind alone',
    moreHeadings: ['Raw material and supplier', 'Region of the norm', 'Multiplier (×)', 'Missing (R$)', 'Remark'],
    capped: 'already cut by art. 3, §§ 6 and 7: more of this kind would not count',
    readings: 'Readings used',
    effects: 'What other readings would give',
    effectsHeadings: ['Reading', '', 'Weighted', 'Effective'],
    comparison: 'The same data by another norm',
    parameters: 'Parameters',
    ceiling: 'Ceiling of a family (art. 3, § 9)',
    ceilingOfYear: 'that of the year, by the MCR',
    cubicMetres: 'Biodiesel made (m³)',
    notSaid: {
      counts: 'What was not said counts meanwhile and is pending.',
      disallowed: 'What was not said does not count.',
    },
    notGiven: 'not given',
    ledger: 'Disallowed, row by row',
    ledgerHeadings: ['Reason', 'Article', 'Row', 'Disallowed (R$)', 'Sheet'],
  },
};

export function plantMemoryTexts(language: Language): PlantMemoryTexts {
  return texts[language];
}
