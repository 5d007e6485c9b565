import { exact } from '../../../src/rules/exact';
import { choiceOfReading, sentenceOfSeloFinding } from '../../../src/explain/findings/selo';
import type { SeloFindingData } from '../../../src/rules/selo/findings';
import { defaultSeloReadings, type SeloReadings } from '../../../src/rules/selo/readings';
import { nationalYearOf } from '../../../src/rules/selo/nationalSeries';

const lineOf = (row: number) => row + 5;
const say = (data: SeloFindingData, language: 'pt-BR' | 'en-US' = 'pt-BR', column = 'Valor (R$)') =>
  sentenceOfSeloFinding(data, language, lineOf, column);

/** One of each code, or of each kind of a code. */
const SAID: [SeloFindingData, string, string][] = [
  [{ code: 'R01', found: 'blank' }, 'Falta preencher “Valor (R$)”.', '“Valor (R$)” is not filled in.'],
  [
    { code: 'R01', found: 'unreadable', fault: { code: 'errorCell', error: '#N/A' } },
    'Valor (R$): a célula traz o erro #N/D. Corrija primeiro a célula de origem.',
    'Valor (R$): the cell holds the error #N/A. Mend the cell it comes from first.',
  ],
  [
    { code: 'R03', found: 'differs', what: 'issuer', inKey: '52998224725', inRow: '11222333000181' },
    'A chave da NF-e indica o emitente ***.982.247-**; a linha traz 11.222.333/0001-81. Confira qual dos dois está certo.',
    'The key of the invoice says the issuer ***.982.247-**; the row says 11.222.333/0001-81. Check which of the two is right.',
  ],
  [
    { code: 'R04', same: 'all', ofRow: 2 },
    'Item repetido: é igual à linha 7 (mesma nota, agricultor, produto, quantidade e valor). Só a primeira conta (art. 3º, § 8º).',
    'Repeated item: the same as row 7 (invoice, farmer, product, quantity and value). Only the first counts (art. 3 § 8).',
  ],
  [
    { code: 'R05', date: '2022-12-31', year: 2023 },
    'Nota de 31/12/2022: fora do ano civil de 2023, não entra nesta conta (art. 4º, caput: custo anual).',
    'Invoice of 31 Dec 2022: outside the calendar year 2023, it is not in this account (art. 4: annual cost).',
  ],
  [
    { code: 'R07', found: 'expired', on: '2023-06-15', limit: '2023-06-14', extended: false },
    'A DAP ou o CAF venceu em 14/06/2023, antes da nota de 15/06/2023: a compra não conta (art. 4º, I, e art. 9º, parágrafo único).',
    'The DAP or CAF expired on 14 Jun 2023, before the invoice of 15 Jun 2023: the purchase does not count (art. 4, I and art. 9, sole §).',
  ],
  [
    { code: 'R08', found: 'denied' },
    'Intermediário não habilitado: a compra não conta (art. 9º).',
    'The intermediary is not habilitated: the purchase does not count (art. 9).',
  ],
  [
    {
      code: 'R12',
      price: exact('3.275'),
      median: exact('2.5'),
      tolerance: exact('0.3'),
      label: 'Soja',
      uf: 'MT',
      month: '2023-06',
      rows: 5,
    },
    'Preço de R$ 3,275/kg, a mais de 30% da mediana de R$ 2,50/kg (Soja, MT, 06/2023; 5 compras). Confira quantidade, unidade e valor.',
    'Price of R$ 3.275/kg, more than 30% from the median of R$ 2.50/kg (Soja, MT, 06/2023; 5 purchases). Check quantity, unit and value.',
  ],
  [
    { code: 'R18', lossShare: exact('0.2'), threshold: exact('0.2') },
    'A perda é de 20%: só acima de 20% a produção esperada conta (art. 8º, II, a). Vale o que foi entregue, com nota.',
    'The loss is 20%: expected production counts only above 20% (art. 8, II, a). What was delivered, by invoice, counts.',
  ],
  [
    { code: 'R19', missing: [{ code: 'publicFunds', article: 'art. 4º, II', state: 'denied' }] },
    'Não cumprido: doação sem recursos públicos (art. 4º, II).',
    'Not met: a donation without public funds (art. 4, II).',
  ],
  [
    { code: 'R23', found: 'reduced', invoice: 18_000_000, left: 10_800_000 },
    'Bem usado: dos R$ 180.000,00 da nota contam R$ 108.000,00 (art. 4º, § 3º).',
    'Used goods: R$ 108,000.00 of the R$ 180,000.00 of the invoice count (art. 4 § 3).',
  ],
  [
    { code: 'R30', found: 'converted', unit: 'sc', kilograms: 60, grams: 6_000_000 },
    'Quantidade lida como 6.000 kg: sc de 60 kg.',
    'Quantity read as 6,000 kg: sc of 60 kg.',
  ],
  [
    {
      code: 'A01',
      found: 'beyond',
      label: 'Soja',
      harvest: '2022/23',
      presented: 70_000_000,
      limit: 64_800_000,
      cut: 1_144_000,
      sellers: 1,
    },
    'Soja, safra 2022/23: a família entregou 70.000 kg; área × produtividade dá 64.800 kg. Não contam R$ 11.440,00 (art. 6º).',
    'Soja, harvest 2022/23: the family delivered 70,000 kg; area × yield gives 64,800 kg. R$ 11,440.00 do not count (art. 6).',
  ],
  [
    {
      code: 'A02',
      family: 'SDW0529982247251506231030',
      presented: 61_200_000,
      ceiling: exact('500000'),
      cut: 11_200_000,
    },
    'A família SDW0***982247**1506231030 vendeu R$ 612.000,00 no ano; o teto é R$ 500.000,00. Não contam R$ 112.000,00 (art. 3º, § 9º).',
    'Family SDW0***982247**1506231030 sold R$ 612,000.00 in the year; the ceiling is R$ 500,000.00. R$ 112,000.00 do not count (art. 3 § 9).',
  ],
  [
    { code: 'A03', cpf: '52998224725', cooperatives: ['11222333000181', '12ABC34501DE35'] },
    'O CPF ***.982.247-** vende por mais de um intermediário: 11.222.333/0001-81 e 12.ABC.345/01DE-35. Área (art. 6º) e teto (art. 3º, § 9º) são um só.',
    'CPF ***.982.247-** sells through more than one intermediary: 11.222.333/0001-81 and 12.ABC.345/01DE-35. Area (art. 6) and ceiling (art. 3 § 9) are one.',
  ],
  [
    { code: 'A10', weightedShare: exact('347.8').div(1375), minimum: exact('0.25'), margin: exact('4050000') },
    'Participação ponderada: 25,2945%, para um mínimo de 25% (art. 3º, I). Sobram R$ 4.050.000,00 ponderados.',
    'Weighted share: 25.2945%, for a minimum of 25% (art. 3, I). R$ 4,050,000.00 of weighted value are over.',
  ],
  [
    { code: 'A10', weightedShare: exact('0.1'), minimum: null, margin: null },
    'Participação ponderada: 10%. Sem o percentual mínimo do art. 3º, I, não há veredito: informe-o.',
    'Weighted share: 10%. Without the minimum of art. 3, I there is no verdict: give it.',
  ],
  [
    {
      code: 'A14',
      reading: 'cornBase',
      used: 'selfConsistent',
      other: 'fixed',
      weightedShare: exact('0.1'),
      otherShare: exact('0.12'),
    },
    'Na outra leitura (S6: 30% de tudo o que foi comprado), a participação ponderada seria 12%, e não 10%.',
    'Under the other reading (S6: 30% of all that was bought) the weighted share would be 12% instead of 10%.',
  ],
];

test.each(SAID)('%j', (data, portuguese, english) => {
  expect(say(data)).toBe(portuguese);
  expect(say(data, 'en-US')).toBe(english);
});

describe('numbers of people are masked', () => {
  test.each<SeloFindingData>([
    { code: 'R02', fault: { code: 'cpfCheckDigit', typed: '529.982.247-26', expected: '25' } },
    { code: 'R02', fault: { code: 'taxIdAmbiguous', typed: '3000125', cpf: '00003000125', cnpj: '00000003000125' } },
    {
      code: 'R03',
      found: 'unreadable',
      fault: { code: 'nfeCheckDigit', typed: '15230600052998224725559200000000151408172637', expected: '6' },
    },
    { code: 'A15', who: 'farmer', key: '52998224725', share: exact('0.5'), ofThem: 2 },
    { code: 'A02', family: 'CPF 52998224725', presented: 2, ceiling: exact('0.01'), cut: 1 },
  ])('%j', (data) => {
    for (const language of ['pt-BR', 'en-US'] as const) {
      const digits = say(data, language, 'CPF').replace(/[.\-/]/g, '');
      expect(digits).not.toMatch(/529982247|00003000125/);
    }
  });
});

test('the country’s series names its source and that it is no official act', () => {
  const said = say({ code: 'A12', effectiveShare: exact('0.073673'), national: nationalYearOf(2023) });
  expect(said).toContain('7,3673%');
  expect(said).toContain('em 2023: 19,25%');
  expect(said).toContain('não é ato oficial');
});

test('the choice in use of every reading is said in both languages, with its code', () => {
  for (const [reading, choice] of Object.entries(defaultSeloReadings)) {
    const [portuguese, english] = choiceOfReading(reading as keyof SeloReadings, choice);
    expect(portuguese).toMatch(/^S\d+: /);
    expect(english).toMatch(/^S\d+: /);
    expect(english).not.toBe(portuguese);
  }
});
