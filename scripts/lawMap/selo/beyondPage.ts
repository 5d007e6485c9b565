import { provisionsOf, type Provision, type ProvisionBeyond } from '../provision';

const { computed, outside } = provisionsOf('selo', 'SELO');

/** What the calculation needs of acts that are not on the page, and how much of each was read. */
export const seloBeyondPage: readonly ProvisionBeyond[] = [
  seen(
    'não encontrado',
    computed(
      'Portaria 280/2022, art. 2º, XVII e XVIII',
      'O que é matéria-prima e o que é insumo: catálogo nosso, com o porquê de cada classe.',
      {
        files: 'materials/catalogue materials/crops materials/animals materials/inputs',
        functions: 'MULTIPLIER',
        tests: 'rules/selo/materials',
        readings: 'S4',
      },
    ),
  ),
  seen(
    'citado pelo art. 4º, § 9º; o texto, com os percentuais, não foi encontrado',
    computed('Portaria 280/2022, art. 3º, I', 'O percentual mínimo, que quem preenche informa, e a parte alcançada.', {
      files: 'art3iMissingAmount share year/annualAccount',
      functions: 'PERCENT MISSING',
      tests: 'functions/selo/shares',
      codes:
        'minimumShareMissing minimumShareImplausible multiplierImplausible shareAmountNegative shareBaseNotPositive shareOverOne shareNegative shareUnreadable',
    }),
  ),
  seen(
    'não encontrados',
    outside(
      'Portaria 280/2022, arts. 10 em diante',
      'Contratos, prazos, verificação, vigência.',
      'fora do cálculo: nada do que se conhece deles muda uma conta.',
    ),
  ),
  seen(
    'por notícias, sem o texto dos artigos',
    computed('Portaria 143/2020', 'Quem pode ser habilitado: cooperativa com ou sem DAP jurídica, cerealista.', {
      files: 'readSupplier',
      functions: 'MULTIPLIER WEIGHTED EXPLAIN',
      tests: 'rules/selo/readSupplier',
      codes: 'supplierUnknown supplierAmbiguous',
    }),
  ),
  seen(
    'o artigo, na redação do Decreto 10.708/2021',
    computed('Decreto 10.527/2020, art. 3º, § 3º, II', 'A parte é do valor do biodiesel vendido no ano.', {
      files: 'share',
      functions: 'PERCENT MISSING',
      tests: 'rules/selo/share',
      codes: 'shareBaseNotPositive',
    }),
  ),
  seen(
    'pela imprensa; 2025/26 em diante, nada',
    computed('MCR, renda bruta do Pronaf', 'O limite da família por Plano Safra: R$ 500.000,00 de 2021/22 a 2024/25.', {
      files: 'familyCeilings art3p9FamilyCeiling',
      functions: 'FAMILYCAP',
      tests: 'rules/selo/art3p9FamilyCeiling',
      codes: 'familyCeilingUnknown',
      readings: 'S16',
    }),
  ),
  seen('a lista do IBGE, inteira', {
    id: 'Resolução Condel/Sudene 176/2024',
    says: 'Os 1.477 municípios do Semiárido.',
    answer: {
      files: ['src/brazil/semiarid.ts', 'src/brazil/semiaridMunicipalities.ts', 'src/rules/selo/region.ts'],
      functions: ['SELO.REGION', 'SELO.MULTIPLIER'],
      tests: ['test/brazil/semiarid.test.ts'],
      codes: [],
    },
    readings: ['S2'],
  }),
  seen(
    'trechos; a vigência e a passagem de 2024, não inteiras',
    computed('Portaria MDA 28/2024', 'Versão das regras para 2025 e 2026, e com a 280/2022 para 2024.', {
      files: 'ruleSets ruleSets/portaria28of2024',
      functions: 'MULTIPLIER WEIGHTED EXPLAIN',
      tests: 'functions/selo/purchases',
      codes: 'ruleSetUnknown ruleSetOfMixedYear ruleSetOfYearUnknown ruleSetNotOfYear capsNotSeen',
      readings: 'S19',
    }),
  ),
  seen(
    'não',
    factor(
      'a',
      'Presume-se que seja o de organização com mais de 75% de agricultores familiares; quem preenche informa quanto.',
      'factorNotSeen factorImplausible familyShareMissing',
    ),
  ),
  seen('sim', factor('b', '1,1: organização com até 75% de agricultores familiares.', 'familyShareMissing')),
  seen(
    'sim',
    outside(
      'Portaria MDA 28/2024, art. 31, § 1º, c',
      '30: fomento no Norte, Nordeste e Semiárido.',
      'fora do cálculo: é fator de custos, e o que conta como fomento não foi visto inteiro.',
    ),
  ),
  seen('sim', factor('d', '4: compras no Norte, Nordeste e Semiárido.')),
  seen('em parte: se exige a região da usina, não se viu', factor('e', '3: compras no Centro-Oeste e Sudeste.')),
  seen('sim', factor('f', '2: diversificadas, sem soja, óleos de soja e animais vivos.')),
  seen('sim', {
    ...factor('', 'Os fatores a, b, d, e, f se cumulam.'),
    id: 'Portaria MDA 28/2024, art. 31, § 2º',
    readings: ['S1'],
  }),
  seen(
    'sim',
    computed(
      'Portaria MDA 28/2024, art. 31, § 3º',
      'Gasto ponderado sobre o valor bruto do biodiesel vendido no país.',
      {
        files: 'share',
        functions: 'PERCENT',
        tests: 'rules/selo/share',
      },
    ),
  ),
  seen(
    'em segunda mão',
    outside(
      'Portaria MDA 28/2024, art. 31, § 4º',
      'Meta nacional de 22%, em valores efetivos.',
      'fora do cálculo: é do país, não de uma usina.',
    ),
  ),
  seen(
    'em parte',
    outside(
      'Portaria MDA 28/2024, art. 58',
      'O saldo de 2024, em reais, passa ao ano em que o resultado é comunicado.',
      'fora do cálculo: o trecho acaba no meio da regra.',
    ),
  ),
  seen(
    'só notícias',
    outside(
      'Portarias MDA 48/2024 e 36/2025',
      'Mudanças na 28/2024.',
      'fora do cálculo: os textos não foram encontrados.',
    ),
  ),
  seen(
    'art. 1º e § 1º, I e o começo do II',
    computed(
      'Portaria Interministerial MME/MDA 2/2023, art. 1º, § 1º',
      'Norte, Nordeste e Semiárido: 10% do valor efetivo em 2024, 15% em 2025, 20% de 2026 em diante.',
      {
        files: 'regionalShare ruleSets/interministerial2of2023',
        functions: 'REGIONALSHARE',
        tests: 'functions/selo/shares',
        codes: 'northernOverTotal regionalShareNotYet shareAmountNegative shareBaseNotPositive',
      },
    ),
  ),
];

function seen(howMuch: string, provision: Provision): ProvisionBeyond {
  return { ...provision, seen: howMuch };
}

/** A factor of art. 31, § 1º. */
function factor(letter: string, says: string, codes = ''): Provision {
  return computed(`Portaria MDA 28/2024, art. 31, § 1º, ${letter}`, says, {
    files: 'mda28art31Factors ruleSets/portaria28of2024',
    functions: 'MULTIPLIER WEIGHTED EXPLAIN',
    tests: 'functions/selo/purchases',
    codes,
  });
}
