import { provisionsOf, type Part } from '../provision';

const { computed } = provisionsOf('selo', 'SELO');

const SOURCES = { files: 'yieldSources', tests: 'rules/selo/yieldSources', readings: 'S18' };
const FACTORS = 'MULTIPLIER WEIGHTED EXPLAIN';

export const article8: Part = {
  title: 'Art. 8º',
  provisions: [
    computed(
      'art. 8º, caput',
      'A frustração de safra e a mortalidade animal, comprovadas, entram no percentual mínimo.',
      {
        files: 'art8Losses readLossKind readBasis art4p9Multipliers year/eligibleRows',
        functions: `LOSS ${FACTORS}`,
        tests:
          'rules/selo/art8Losses rules/selo/art4p9Multipliers rules/selo/year/annualAccount rules/selo/readLossKind functions/selo/production',
        codes: 'lossKindUnknown basisUnknown expectedNotPositive reportsNotWhole figureNegative expectationProven',
        readings: 'S8 S13',
      },
    ),
    computed('art. 8º, I', 'Frustração total.', {
      files: 'art8iTotalLoss',
      functions: 'LOSS',
      tests: 'rules/selo/art8Losses functions/selo/production',
      codes: 'totalLossDelivered',
    }),
    computed('art. 8º, I, a', 'Conta a produção estimada da área contratada.', {
      files: 'art8iTotalLoss areaTimesYield',
      functions: 'LOSS',
      tests: 'rules/selo/art8Losses',
    }),
    computed('art. 8º, I, b', 'Ao menos um laudo de visita.', {
      files: 'art8iTotalLoss art8Losses',
      functions: 'LOSS',
      tests: 'rules/selo/art8Losses',
      codes: 'lossEvidenceMissing',
    }),
    computed('art. 8º, II', 'Frustração parcial.', {
      files: 'art8iiPartialLoss',
      functions: 'LOSS',
      tests: 'rules/selo/art8Losses functions/selo/production',
      readings: 'S13',
    }),
    computed('art. 8º, II, a', 'Só perdas acima de 20%.', {
      files: 'art8iiPartialLoss',
      functions: 'LOSS',
      tests: 'rules/selo/art8Losses',
      readings: 'S13',
    }),
    computed(
      'art. 8º, II, b',
      'Conta a expectativa da área inteira, comprado o que restou, com ao menos quatro laudos.',
      {
        files: 'art8iiPartialLoss art8Losses',
        functions: 'LOSS',
        tests: 'rules/selo/art8Losses',
        codes: 'partialLossUndelivered lossEvidenceMissing',
        readings: 'S13',
      },
    ),
    computed('art. 8º, III', 'Morte de animais por doença ou caso fortuito, com documentos.', {
      files: 'art8iiiAnimalMortality purchaseRefusal',
      functions: `LOSS ${FACTORS}`,
      tests: 'rules/selo/art8Losses functions/selo/production explain/selo/mortality',
      codes: 'lossOfAnimals mortalityOfCrop mortalityNotAlive',
      readings: 'S15',
    }),
    ...(
      [
        ['a', 'Relatório do órgão estadual de defesa sanitária.'],
        ['b', 'Decreto de emergência ou calamidade do lugar.'],
        ['c', 'Declaração de órgão público de assistência técnica do estado.'],
        ['d', 'Declaração de perdas da cooperativa habilitada contratada.'],
      ] as const
    ).map(([letter, says]) =>
      computed(`art. 8º, III, ${letter}`, says, {
        files: 'art8iiiAnimalMortality',
        tests: 'rules/selo/art8Losses',
        readings: 'S15',
      }),
    ),
    computed('art. 8º, § 1º', 'A usina requer formalmente ao DEP.', {
      files: 'art8Losses art8iiiAnimalMortality',
      functions: 'LOSS',
      tests: 'rules/selo/art8Losses functions/selo/production',
      codes: 'lossEvidenceMissing yesNoUnreadable',
    }),
    computed('art. 8º, § 2º', 'Conferência da safra por dados oficiais, em ordem.', {
      files: 'yieldSources areaTimesYield',
      tests: 'rules/selo/yieldSources',
      codes: 'yieldNotOffered yieldsConflict',
      readings: 'S18',
    }),
    computed('art. 8º, § 2º, I', 'Primeiro a Conab.', SOURCES),
    computed('art. 8º, § 2º, II', 'Depois o IBGE.', SOURCES),
    computed('art. 8º, § 2º, III', 'Depois outro órgão público competente.', SOURCES),
    computed('art. 8º, § 2º, III, a', 'O dado da região de produção.', SOURCES),
    computed('art. 8º, § 2º, III, b', 'O da área mais próxima, se a região não o tem.', SOURCES),
    computed('art. 8º, § 3º', 'O DEP pode mudar a ordem, a pedido justificado.', {
      files: 'yieldSources',
      tests: 'rules/selo/yieldSources',
      codes: 'yieldOrderNotGranted',
    }),
  ],
};

export const article9: Part = {
  title: 'Art. 9º',
  provisions: [
    computed('art. 9º, caput', 'Compra de agente intermediário só conta se ele for habilitado.', {
      files: 'art9Intermediaries readSupplier year/eligibleRows',
      functions: FACTORS,
      tests: 'rules/selo/readSupplier rules/selo/year/annualAccount',
      codes: 'notHabilitated habilitation',
    }),
    computed('art. 9º, parágrafo único', 'E só o que vem de agricultores com DAP física ativa.', {
      files: 'art9Intermediaries art4iPurchases year/eligibleRows',
      tests: 'rules/selo/year/annualAccount',
      codes: 'farmersListed activeFamily',
      readings: 'S5 S17',
    }),
  ],
};
