import { provisionsOf, type Part } from '../provision';

const { computed } = provisionsOf('selo', 'SELO');

const SOURCES = { files: 'yieldSources', tests: 'rules/selo/yieldSources', readings: 'S18' };
const FACTORS = 'MULTIPLIER WEIGHTED EXPLAIN';

export const article5: Part = {
  title: 'Art. 5º',
  provisions: [
    computed('art. 5º', 'Os imóveis dos agricultores do Selo precisam estar no CAR.', {
      files: 'art5RuralRegistry year/eligibleRows',
      tests: 'rules/selo/year/annualAccount',
      codes: 'ruralRegistry',
    }),
  ],
};

export const article6: Part = {
  title: 'Art. 6º',
  provisions: [
    computed('art. 6º, caput', 'O agricultor fornece até a área declarada vezes a produtividade oficial.', {
      files: 'art6AreaLimit areaTimesYield yieldSources year/purchaseSteps year/quantityCut',
      functions: 'AREALIMIT ADMITTED',
      tests: 'rules/selo/art6AreaLimit rules/selo/year/annualAccount functions/selo/production',
      codes: 'figureNegative yieldImplausible beyondArea numberWrongUnit numberUnreadable numberAmbiguous',
      readings: 'S16 S18',
    }),
    computed('art. 6º, I', 'Primeiro a Conab.', SOURCES),
    computed('art. 6º, II', 'Depois o IBGE.', SOURCES),
    computed('art. 6º, III', 'Depois outro órgão público competente.', {
      ...SOURCES,
      codes: 'yieldNotOffered yieldsConflict',
    }),
    computed('art. 6º, III, a', 'O dado da região de produção.', SOURCES),
    computed('art. 6º, III, b', 'O da área mais próxima, se a região não o tem.', SOURCES),
    computed('art. 6º, parágrafo único', 'O DEP pode mudar a ordem, a pedido justificado.', {
      files: 'yieldSources',
      tests: 'rules/selo/yieldSources',
      codes: 'yieldOrderNotGranted',
    }),
  ],
};

export const article7: Part = {
  title: 'Art. 7º',
  provisions: [
    computed(
      'art. 7º, caput',
      'De culturas perenes conta a produção esperada da área implantada, contratada e conduzida pela família.',
      {
        files: 'art7Perennials areaTimesYield purchaseRefusal readBasis materials/crops',
        functions: FACTORS,
        tests: 'rules/selo/art7Perennials rules/selo/year/annualAccount',
        codes:
          'perennialNotContracted perennialNotConducted perennialOfAnnualCrop cropBasisOfAnimal expectationProven basisUnknown',
        readings: 'S8 S14',
      },
    ),
    computed('art. 7º, § 1º', 'Pela produtividade da cultura madura, de fonte oficial.', {
      files: 'art7Perennials yieldSources areaTimesYield',
      tests: 'rules/selo/art7Perennials rules/selo/yieldSources',
      codes: 'yieldImplausible yieldNotOffered yieldsConflict',
      readings: 'S18',
    }),
    computed('art. 7º, § 1º, I', 'Primeiro a Conab.', SOURCES),
    computed('art. 7º, § 1º, II', 'Depois o IBGE.', SOURCES),
    computed('art. 7º, § 1º, III', 'Depois a Embrapa.', SOURCES),
    computed('art. 7º, § 1º, IV', 'Depois outro órgão público competente.', SOURCES),
    computed('art. 7º, § 1º, IV, a', 'O dado da região de produção.', SOURCES),
    computed('art. 7º, § 1º, IV, b', 'O da área mais próxima, se a região não o tem.', SOURCES),
    computed('art. 7º, § 2º', 'O DEP pode mudar a ordem, a pedido justificado.', {
      files: 'yieldSources',
      tests: 'rules/selo/yieldSources',
      codes: 'yieldOrderNotGranted',
    }),
    computed('art. 7º, § 3º', 'Até a maturidade, ou antes se a usina o declarar.', {
      files: 'art7Perennials',
      tests: 'rules/selo/art7Perennials',
      codes: 'perennialEnded',
    }),
    computed('art. 7º, § 4º', 'A produção esperada não é multiplicada, salvo no Norte, Nordeste e Semiárido.', {
      files: 'art7Perennials art4p9Multipliers region',
      functions: FACTORS,
      tests: 'rules/selo/art7Perennials rules/selo/art4p9Multipliers',
      readings: 'S14',
    }),
  ],
};
