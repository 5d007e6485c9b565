import type { SeloReadings } from '../../../rules/selo/readings';
import type { Sentence } from '../../selo/sentences';

/** Each choice of an open question, with the code of the question. */
const CHOICES: { [Reading in keyof SeloReadings]: Readonly<Record<SeloReadings[Reading], Sentence>> } = {
  semiaridInSoutheast: {
    displaces: ['S2: o Semiárido de MG e ES não é também Sudeste', 'S2: the Semiárido of MG and ES is not Sudeste too'],
    accumulates: ['S2: o Semiárido de MG e ES é também Sudeste', 'S2: the Semiárido of MG and ES is Sudeste too'],
  },
  cornBase: {
    selfConsistent: ['S6: 30% do que sobra depois do corte', 'S6: 30% of what the cut leaves'],
    fixed: ['S6: 30% de tudo o que foi comprado', 'S6: 30% of all that was bought'],
  },
  cornCut: {
    proRata: ['S6: corte proporcional de milho e insumos', 'S6: corn and inputs cut in proportion'],
    inputsFirst: ['S6: corte primeiro dos insumos', 'S6: inputs cut first'],
  },
  expectedInCapBase: {
    excluded: [
      'S8: produção esperada fora da base dos limites',
      'S8: expected production is not in the base of the caps',
    ],
    included: ['S8: produção esperada na base dos limites', 'S8: expected production is in the base of the caps'],
  },
  costCapRegions: {
    byFarmerRegion: [
      'S9: um limite de custos por região dos agricultores',
      'S9: a cap of costs for each region of farmers',
    ],
    byPlantRegion: ['S9: o limite de custos da região da usina', 'S9: the cap of costs of the plant’s region'],
    blended: ['S9: um limite de custos somado das regiões', 'S9: one cap of costs, summed over the regions'],
  },
  costCut: {
    proRata: ['S9: custos cortados em proporção', 'S9: costs cut in proportion'],
    donationsAndResearchFirst: ['S9: doações e pesquisa mantidas primeiro', 'S9: donations and research kept first'],
  },
  travelBase: {
    salaryWithoutCharges: [
      'S10: deslocamento sobre o salário sem encargos',
      'S10: travel on the salary without charges',
    ],
    salaryWithCharges: ['S10: deslocamento sobre o salário com encargos', 'S10: travel on the salary with charges'],
  },
  yearsOfUse: {
    startedYearCounts: ['S11: ano de uso começado conta inteiro', 'S11: a year of use begun counts whole'],
    wholeYearsOnly: ['S11: só anos completos de uso', 'S11: whole years of use only'],
  },
  partialLoss: {
    wholeExpectation: ['S13: acima de 20%, conta toda a expectativa', 'S13: above 20% the whole expectation counts'],
    onlyAboveThreshold: ['S13: conta só a perda acima de 20%', 'S13: only the loss above 20% counts'],
  },
  lossMultipliers: {
    apply: ['S13: produção perdida com multiplicadores', 'S13: production lost is multiplied'],
    denied: ['S13: produção perdida sem multiplicadores', 'S13: production lost is not multiplied'],
  },
  lossInFamilyCeiling: {
    included: ['S13: produção perdida dentro do teto da família', 'S13: production lost is in the family’s ceiling'],
    excluded: ['S13: produção perdida fora do teto da família', 'S13: production lost is not in the family’s ceiling'],
  },
  familyCut: {
    proRata: ['S16: corte proporcional das linhas da família', 'S16: the family’s rows cut in proportion'],
    lastRowsFirst: ['S16: corte das últimas linhas da família', 'S16: the family’s last rows cut first'],
  },
};

/** A choice of a reading in a few words. */
export function choiceOfReading(reading: keyof SeloReadings, choice: string): Sentence {
  return (CHOICES[reading] as Readonly<Record<string, Sentence>>)[choice] ?? [choice, choice];
}
