import { provisionsOf, type Part } from '../provision';

const { computed } = provisionsOf('selo', 'SELO');

const FACTORS = 'MULTIPLIER WEIGHTED EXPLAIN';

export const article4Paragraphs: Part = {
  title: 'Art. 4º, parágrafos',
  provisions: [
    computed(
      'art. 4º, § 1º',
      'Não conta o que foi adiantado para descontar na venda, nem o que está em financiamento da usina.',
      {
        files: 'art4p1Advances eligibleCost year/acquisition',
        tests: 'rules/selo/eligibleCost rules/selo/year/annualAccount',
        codes: 'advance financed R20',
      },
    ),
    computed('art. 4º, § 2º', 'Como se comprovam doações e pesquisa.', {
      files: 'art4p2CostEvidence eligibleCost',
      tests: 'rules/selo/eligibleCost',
    }),
    computed('art. 4º, § 2º, I', 'Doação: nota do fornecedor e recibo de quem recebeu.', {
      files: 'art4p2CostEvidence',
      tests: 'rules/selo/eligibleCost',
      codes: 'supplierInvoice donationReceipt R22',
    }),
    computed('art. 4º, § 2º, II', 'Pesquisa: o contrato e os comprovantes do gasto.', {
      files: 'art4p2CostEvidence',
      tests: 'rules/selo/eligibleCost',
      codes: 'researchContract spendingProof',
    }),
    computed('art. 4º, § 3º', 'Máquina usada perde ao menos 10% do valor da nota por ano de uso.', {
      files: 'art4p3UsedEquipment',
      functions: 'USED',
      tests: 'rules/selo/art4p3UsedEquipment functions/selo/values',
      codes: 'figureNegative yearsOfUseImplausible usedRateTooLow',
      readings: 'S11',
    }),
    computed('art. 4º, § 4º', 'Bens das letras g e h podem ser amortizados em até cinco anos, se o DEP deferir.', {
      files: 'art4p4Amortization',
      functions: 'INSTALMENT',
      tests: 'rules/selo/art4p4Amortization functions/selo/values',
      codes: 'amortizationYears instalmentNumber amortizationNotGranted figureNegative',
      readings: 'S12',
    }),
    computed('art. 4º, § 5º', 'Insumos de agricultores familiares compõem as compras, com três condições.', {
      files: 'art4p5Inputs materials/inputs purchaseRefusal',
      functions: FACTORS,
      tests: 'rules/selo/year/annualAccount',
    }),
    computed('art. 4º, § 5º, I', 'Até a quantidade que o processo da usina consome.', {
      files: 'art4p5Inputs year/purchaseSteps year/quantityCut',
      tests: 'rules/selo/year/annualAccount',
      codes: 'inputsBeyondNeed',
    }),
    computed('art. 4º, § 5º, II', 'Com as mesmas exigências da matéria-prima.', {
      files: 'year/acquisition year/eligibleRows',
      tests: 'rules/selo/year/annualAccount',
    }),
    computed('art. 4º, § 5º, III', 'Produção esperada de insumo não conta.', {
      files: 'art4p5Inputs purchaseRefusal',
      functions: FACTORS,
      tests: 'rules/selo/art4p9Multipliers rules/selo/year/annualAccount',
      codes: 'expectedInput',
    }),
    computed(
      'art. 4º, § 6º',
      'Pesquisa: instrumento assinado com o órgão oficial, comprovantes e relatórios físico e financeiro.',
      {
        files: 'art4p6ResearchDocuments art4p2CostEvidence eligibleCost',
        tests: 'rules/selo/eligibleCost',
        codes: 'physicalReport financialReport',
      },
    ),
    computed('art. 4º, § 7º', 'Pesquisa até 10% das compras do item I.', {
      files: 'art4p7ResearchCap costAccount',
      functions: 'COSTS',
      tests: 'rules/selo/costCaps rules/selo/year/annualAccount functions/selo/costs',
      codes: 'researchCap',
      readings: 'S7 S8',
    }),
    computed('art. 4º, § 8º', 'Itens II a V, somados, até uma parte das compras do item I.', {
      files: 'art4p8CostCap costAccount readCostCut region',
      functions: 'COSTS',
      tests: 'rules/selo/costCaps rules/selo/year/annualAccount functions/selo/costs rules/selo/region',
      codes: 'costCap costCutUnknown costRegionMissing regionMissing',
      readings: 'S7 S8 S9',
    }),
    computed('art. 4º, § 8º, I', '50% no Sul, Sudeste e Centro-Oeste.', {
      files: 'art4p8CostCap region',
      functions: 'COSTS',
      tests: 'rules/selo/costCaps rules/selo/region',
      readings: 'S9',
    }),
    computed('art. 4º, § 8º, II', '70% no Norte, Nordeste e Semiárido.', {
      files: 'art4p8CostCap region',
      functions: 'COSTS',
      tests: 'rules/selo/costCaps rules/selo/region',
      readings: 'S2 S9',
    }),
    computed(
      'art. 4º, § 9º',
      'O valor das compras é multiplicado, para o percentual mínimo, por fatores que se cumulam.',
      {
        files: 'art4p9Multipliers multiplier weightedValue',
        functions: FACTORS,
        tests: 'rules/selo/art4p9Multipliers functions/selo/purchases functions/selo/shares',
        codes: 'amountNegative',
        readings: 'S1 S7',
      },
    ),
    computed('art. 4º, § 9º, I', 'Cinco: origem no Nordeste, Semiárido ou Norte.', {
      files: 'art4p9Multipliers region',
      functions: `${FACTORS} REGION`,
      tests: 'rules/selo/art4p9Multipliers rules/selo/region functions/selo/purchases',
      codes:
        'placeUnknown placeSeveral placeOfOtherUf municipalityUnknown municipalityOfOtherUf municipalityNeedsUf ibgeUnknown ibgeOfOtherUf',
      readings: 'S2 S5',
    }),
    computed('art. 4º, § 9º, II', 'Quatro: matérias-primas que não são soja, milho nem animal vivo.', {
      files:
        'art4p9Multipliers material readMaterial forms materials/catalogue materials/crops materials/animals materials/entry materials/lexicon materials/named materials/words',
      functions: FACTORS,
      tests: 'rules/selo/art4p9Multipliers rules/selo/materials functions/selo/purchases',
      codes:
        'materialUnknown materialOfAnotherPlant materialAmbiguous materialOnlyForm materialLeftover formUnknown formContradicts formImpossible',
      readings: 'S4',
    }),
    computed('art. 4º, § 9º, III', 'Quatro: usina do Sudeste ou Centro-Oeste que compra na própria região.', {
      files: 'art4p9Multipliers region',
      functions: FACTORS,
      tests: 'rules/selo/art4p9Multipliers functions/selo/purchases',
      codes: 'ufUnknown ufIsRegion ufSeveral',
      readings: 'S2 S3',
    }),
    computed('art. 4º, § 9º, IV', '1,3: cooperativa habilitada da agricultura familiar.', {
      files: 'art4p9Multipliers readSupplier purchase',
      functions: FACTORS,
      tests: 'rules/selo/art4p9Multipliers functions/selo/purchases',
      codes: 'supplierUnknown supplierAmbiguous',
    }),
    computed('art. 4º, § 10', 'Doações e pesquisa contam em dobro.', {
      files: 'art4p10DoubleWeight costAccount',
      functions: 'COSTS',
      tests: 'rules/selo/costCaps rules/selo/year/annualAccount functions/selo/costs',
      readings: 'S7',
    }),
    computed('art. 4º, § 11', 'O que vem de animal só é multiplicado como óleo, gordura ou sebo.', {
      files: 'art4p11AnimalProducts forms',
      functions: FACTORS,
      tests: 'rules/selo/art4p11AnimalProducts rules/selo/art4p9Multipliers functions/selo/purchases',
      codes: 'formMissing',
    }),
    computed('art. 4º, § 12', 'Insumos não são multiplicados.', {
      files: 'art4p9Multipliers',
      functions: FACTORS,
      tests: 'rules/selo/art4p9Multipliers functions/selo/purchases',
    }),
  ],
};
