import { provisionsOf, type Part } from '../provision';

const { computed, outside } = provisionsOf('selo', 'SELO');

export const article3: Part = {
  title: 'Art. 3º, do fim do § 3º ao § 9º',
  provisions: [
    outside(
      'art. 3º, § 3º',
      'Só o fim está na página: o preço a adotar é o da localidade, região ou praça mais próxima do empreendimento do produtor de biodiesel.',
      'fora do cálculo: o valor da linha já vem pronto de quem preenche, com o preço que este parágrafo manda adotar.',
    ),
    computed('art. 3º, § 4º', 'De animais vivos só contam bovinos, caprinos, ovinos e peixes.', {
      files: 'art3p4LiveAnimals forms purchaseRefusal materials/animals',
      functions: 'MULTIPLIER WEIGHTED EXPLAIN',
      tests: 'rules/selo/art3p4LiveAnimals rules/selo/year/annualAccount explain/selo/materials',
      codes: 'liveAnimalNotNamed liveAnimalNotAllowed formMissing notAccepted',
    }),
    computed('art. 3º, § 5º', 'Insumos do processo comprados de agricultores familiares compõem o valor das compras.', {
      files: 'art3p6p7CornCap materials/inputs year/purchaseSteps',
      functions: 'CORNCAP MULTIPLIER WEIGHTED EXPLAIN',
      tests: 'explain/selo/materials',
      readings: 'S8',
    }),
    computed('art. 3º, § 6º', 'Milho, em grão ou óleo, até 30% de tudo o que se compra da agricultura familiar.', {
      files: 'art3p6p7CornCap readCornBase year/purchaseSteps',
      functions: 'CORNCAP',
      tests: 'rules/selo/art3p6p7CornCap rules/selo/year/annualAccount functions/selo/cornCap',
      codes: 'cornCap cornBaseUnknown cappedAmountNegative amountTooLarge',
      readings: 'S4 S6',
    }),
    computed('art. 3º, § 7º', 'Milho e insumos, somados, até os mesmos 30%.', {
      files: 'art3p6p7CornCap readCornBase year/purchaseSteps',
      functions: 'CORNCAP',
      tests: 'rules/selo/art3p6p7CornCap rules/selo/year/annualAccount functions/selo/cornCap',
      codes: 'cornAndInputsCap',
      readings: 'S6',
    }),
    computed('art. 3º, § 8º', 'A compra se comprova com a nota fiscal.', {
      files: 'art3p8Invoices year/acquisition year/eligibleRows',
      tests: 'rules/selo/year/annualAccount',
      codes: 'purchaseInvoice',
    }),
    computed('art. 3º, § 9º', 'A família vende no programa, por ano, até a renda bruta que o MCR admite no Pronaf.', {
      files: 'art3p9FamilyCeiling familyCeilings year/purchaseSteps year/quantityCut',
      functions: 'FAMILYCAP',
      tests: 'rules/selo/art3p9FamilyCeiling rules/selo/year/annualAccount functions/selo/values',
      codes: 'familyCeilingUnknown beyondFamilyCeiling dateUnreadable dateImpossible dateYearImplausible',
      readings: 'S13 S16',
    }),
  ],
};
