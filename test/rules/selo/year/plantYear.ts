import { exact } from '../../../../src/rules/exact';
import { nothingSaid, type Cost, type CostFacts } from '../../../../src/rules/selo/cost';
import type { SeloRegion } from '../../../../src/rules/selo/region';
import type { CostItem } from '../../../../src/rules/selo/ruleSet';
import { portaria280of2022 } from '../../../../src/rules/selo/ruleSets/portaria280of2022';
import type { Acquisition, AcquisitionFacts } from '../../../../src/rules/selo/year/acquisition';
import type { AnnualAccount, PlantYear } from '../../../../src/rules/selo/year/annualAccount';
import { annualAccount } from '../../../../src/rules/selo/year/annualAccount';
import { defaultSeloReadings, type SeloReadings } from '../../../../src/rules/selo/readings';
import { SeloRefusal } from '../../../../src/rules/selo/refusal';
import { purchaseOf, type Written } from '../purchaseOf';

/** Everything an article may ask of an acquisition is there. */
export const proven: AcquisitionFacts = {
  invoice: true,
  activeFamily: true,
  advance: false,
  financed: false,
  ruralRegistry: true,
  expectationProven: true,
  habilitated: true,
  farmersListed: true,
};

/** Everything an article may ask of a cost is there. */
export const provenCost: CostFacts = {
  ...nothingSaid,
  advance: false,
  financed: false,
  publicFunds: false,
  doneeHabilitated: true,
  doneeSupplier: true,
  supplierInvoice: true,
  donationReceipt: true,
  publicBody: true,
  researchSubject: true,
  farmersInterest: true,
  publicUse: true,
  admittedBefore: true,
  researchContract: true,
  spendingProof: true,
  physicalReport: true,
  financialReport: true,
  ownTeam: true,
  registeredProfessionals: true,
};

export function acquisition(
  written: Written,
  reais: string,
  more: Partial<Acquisition> = {},
  facts: Partial<AcquisitionFacts> = {},
): Acquisition {
  return {
    purchase: purchaseOf(written),
    cents: exact(reais).times(100).toNumber(),
    grams: null,
    family: null,
    areaKey: null,
    facts: { ...proven, ...facts },
    ...more,
  };
}

export function cost(item: CostItem, region: SeloRegion | null, reais: string, facts: Partial<CostFacts> = {}): Cost {
  const letter = item === 'II' ? 'a' : item === 'IV' ? 'a' : null;
  return { item, letter, region, cents: exact(reais).times(100).toNumber(), facts: { ...provenCost, ...facts } };
}

/** The plant in Mato Grosso, 2023, with nothing bought; its family ceiling far away. */
export function plantYear(more: Partial<PlantYear>): PlantYear {
  return {
    year: 2023,
    ruleSet: portaria280of2022,
    capsGiven: null,
    plantGroup: 'southern',
    acquisitions: [],
    areaLimits: new Map(),
    inputConsumption: new Map(),
    cubicMetres: null,
    familyCeiling: null,
    costs: [],
    revenue: exact('1375000000'),
    minimumShare: null,
    notSaid: 'counts',
    ...more,
  };
}

export function account(more: Partial<PlantYear>, readings: Partial<SeloReadings> = {}): AnnualAccount {
  const answer = annualAccount(plantYear(more), { ...defaultSeloReadings, ...readings });
  if (answer instanceof SeloRefusal) throw new Error(answer.reason.code);
  return answer;
}

/** Seven kinds of purchase and five kinds of cost of one plant, as one row each. */
export function wholeYear(): Pick<PlantYear, 'acquisitions' | 'costs'> {
  const coop = 'cooperativa habilitada' as const;
  const rows: [Written, string][] = [
    [{ origin: 'MT', material: 'soja', plant: 'MT' }, '40000000'],
    [{ origin: 'RS', material: 'soja', plant: 'MT', supplier: coop }, '30000000'],
    [{ origin: 'Irecê/BA', material: 'mamona', plant: 'MT', supplier: coop }, '2000000'],
    [{ origin: 'GO', material: 'sebo bovino', plant: 'MT', supplier: coop }, '1500000'],
    [{ origin: 'TO', material: 'bovinos', form: 'vivo', plant: 'MT' }, '1000000'],
    [{ origin: 'MT', material: 'óleo de milho', plant: 'MT' }, '10000000'],
    [{ origin: 'MT', material: 'insumo', plant: 'MT' }, '5000000'],
  ];
  return {
    acquisitions: rows.map(([written, reais]) => acquisition(written, reais)),
    costs: [
      cost('II', 'Centro-Oeste', '3000000'),
      cost('III', 'Centro-Oeste', '4000000'),
      cost('IV', 'Sul', '2500000'),
      cost('V', 'Sudeste', '1000000'),
      cost('II', 'Semiárido', '800000'),
      cost('IV', 'Norte', '300000'),
      cost('V', 'Nordeste', '200000'),
    ],
  };
}
