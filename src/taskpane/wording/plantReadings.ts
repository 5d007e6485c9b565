import type { Language } from '../../explain/language';
import type { SeloReadings } from '../../rules/selo/readings';
import type { ReadingQuestion } from './readings';

type Two = readonly [portuguese: string, english: string];

interface Question<Reading extends keyof SeloReadings> {
  code: string;
  question: Two;
  effect: Two;
  /** The usual one first. */
  choices: readonly (readonly [value: SeloReadings[Reading], ...label: Two])[];
}

const QUESTIONS: { [Reading in keyof SeloReadings]: Question<Reading> } = {
  semiaridInSoutheast: {
    code: 'S2',
    question: [
      'O Semiárido de Minas e do Espírito Santo conta também como Sudeste?',
      'Does the Semiárido of Minas and Espírito Santo also count as Sudeste?',
    ],
    effect: [
      'Se contar, a compra de usina do Sudeste lá é multiplicada por 5 e também por 4.',
      'If it does, what a plant of the Sudeste buys there is multiplied by 5 and by 4 too.',
    ],
    choices: [
      ['displaces', 'não: é só Semiárido', 'no: it is Semiárido only'],
      ['accumulates', 'sim: os dois fatores valem', 'yes: both factors hold'],
    ],
  },
  cornBase: {
    code: 'S6',
    question: ['Milho e insumos vão a 30% de quê?', 'Corn and inputs go up to 30% of what?'],
    effect: [
      'Só muda algo quando passam de 30%. Sobre tudo o que foi comprado, conta um pouco mais.',
      'It only matters above 30%. Of all that was bought, somewhat more counts.',
    ],
    choices: [
      ['selfConsistent', 'do que sobra depois do corte', 'of what the cut leaves'],
      ['fixed', 'de tudo o que foi comprado', 'of all that was bought'],
    ],
  },
  cornCut: {
    code: 'S6',
    question: ['Passando de 30%, o que se corta?', 'Above 30%, what is cut?'],
    effect: [
      'Insumos não são multiplicados: cortá-los primeiro preserva o milho, que pesa mais.',
      'Inputs are not multiplied: cutting them first keeps corn, which weighs more.',
    ],
    choices: [
      ['proRata', 'milho e insumos, na mesma proporção', 'corn and inputs, in proportion'],
      ['inputsFirst', 'primeiro os insumos', 'inputs first'],
    ],
  },
  expectedInCapBase: {
    code: 'S8',
    question: [
      'Produção só esperada (perenes, perdas) aumenta a base dos limites de custos?',
      'Does production only expected (perennials, losses) widen the base of the caps of costs?',
    ],
    effect: ['Se aumentar, cabem mais custos nos limites.', 'If it does, more costs fit under the caps.'],
    choices: [
      ['excluded', 'não: só o que tem nota', 'no: only what has an invoice'],
      ['included', 'sim', 'yes'],
    ],
  },
  costCapRegions: {
    code: 'S9',
    question: [
      'Comprando em várias regiões, qual limite de custos vale?',
      'Buying in several regions, which cap of costs holds?',
    ],
    effect: [
      'Muda quanto custo cabe: 50% no Sul, Sudeste e Centro-Oeste; 70% no Norte, Nordeste e Semiárido.',
      'It changes how much cost fits: 50% in the Sul, Sudeste and Centro-Oeste; 70% in the Norte, Nordeste and Semiárido.',
    ],
    choices: [
      ['byFarmerRegion', 'um por grupo de regiões dos agricultores', 'one for each group of the farmers’ regions'],
      ['byPlantRegion', 'o da região da usina', 'that of the plant’s region'],
      ['blended', 'um só, soma dos dois', 'a single one, the sum of both'],
    ],
  },
  costCut: {
    code: 'S9',
    question: ['Passando do limite de custos, o que se corta?', 'Above the cap of costs, what is cut?'],
    effect: [
      'Doações e pesquisa pesam em dobro: mantê-las primeiro dá um percentual maior.',
      'Donations and research weigh double: keeping them first gives a larger share.',
    ],
    choices: [
      ['proRata', 'todos, na mesma proporção', 'all, in proportion'],
      ['donationsAndResearchFirst', 'primeiro a assistência técnica', 'technical assistance first'],
    ],
  },
  travelBase: {
    code: 'S10',
    question: [
      'Os 15% e os 40% do deslocamento são sobre o salário com encargos?',
      'Are the 15% and 40% of travel taken of the salary with charges?',
    ],
    effect: ['Com encargos, conta mais deslocamento.', 'With charges, more travel counts.'],
    choices: [
      ['salaryWithoutCharges', 'não: só o salário', 'no: the salary only'],
      ['salaryWithCharges', 'sim', 'yes'],
    ],
  },
  yearsOfUse: {
    code: 'S11',
    question: ['Um ano de uso começado conta inteiro?', 'Does a year of use begun count whole?'],
    effect: ['Cada ano tira ao menos 10% do valor do bem usado.', 'Each year takes at least 10% off used goods.'],
    choices: [
      ['startedYearCounts', 'sim', 'yes'],
      ['wholeYearsOnly', 'não: só anos completos', 'no: whole years only'],
    ],
  },
  partialLoss: {
    code: 'S13',
    question: ['Numa perda parcial de mais de 20%, o que conta?', 'Of a partial loss of over 20%, what counts?'],
    effect: [
      'A outra leitura conta 20% a menos da produção esperada.',
      'The other reading counts 20% less of what was expected.',
    ],
    choices: [
      ['wholeExpectation', 'toda a produção esperada', 'all that was expected'],
      ['onlyAboveThreshold', 'só o que passa de 20%', 'only what exceeds 20%'],
    ],
  },
  lossMultipliers: {
    code: 'S13',
    question: ['A produção perdida é multiplicada como uma compra?', 'Is production lost multiplied like a purchase?'],
    effect: ['Sem multiplicar, pesa o seu próprio valor.', 'Not multiplied, it weighs its own value.'],
    choices: [
      ['apply', 'sim', 'yes'],
      ['denied', 'não', 'no'],
    ],
  },
  lossInFamilyCeiling: {
    code: 'S13',
    question: [
      'A produção perdida entra no teto anual da família?',
      'Does production lost count in the family’s ceiling?',
    ],
    effect: [
      'Fora do teto, mais notas da família podem contar.',
      'Outside it, more of the family’s invoices may count.',
    ],
    choices: [
      ['included', 'sim', 'yes'],
      ['excluded', 'não: só o que foi vendido', 'no: only what was sold'],
    ],
  },
  familyCut: {
    code: 'S16',
    question: [
      'Passando do teto ou da área, quais notas da família se cortam?',
      'Above ceiling or area, which invoices of the family are cut?',
    ],
    effect: [
      'O total é o mesmo; o peso muda quando as notas têm fatores diferentes.',
      'The total is the same; the weight differs where invoices have different factors.',
    ],
    choices: [
      ['proRata', 'todas, na mesma proporção', 'all, in proportion'],
      ['lastRowsFirst', 'primeiro as últimas linhas', 'the last rows first'],
    ],
  },
};

/** Open questions of Portaria 280/2022 that a person may answer otherwise. */
export function plantReadings(language: Language): ReadingQuestion<keyof SeloReadings>[] {
  const at = language === 'pt-BR' ? 0 : 1;
  return (Object.keys(QUESTIONS) as (keyof SeloReadings)[]).map((reading) => {
    const { code, question, effect, choices } = QUESTIONS[reading];
    return {
      reading,
      code,
      question: question[at],
      effect: effect[at],
      choices: choices.map(([value, ...label]) => ({ value, label: label[at] })),
    };
  });
}
