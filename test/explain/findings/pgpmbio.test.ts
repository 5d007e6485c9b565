import { placedSentenceOfSalesFinding, sentenceOfSalesFinding } from '../../../src/explain/findings/pgpmbio';
import type { Language } from '../../../src/explain/language';
import { defaultReadings } from '../../../src/rules/pgpmbio/readings';
import { findingsOf, sales, validate, type Row } from '../../validation/pgpmbio/salesTable';
import type { SalesContext } from '../../../src/validation/pgpmbio/context';

/** Rows begin under a header in the first row of the sheet. */
const lineOf = (row: number) => row + 2;
const CPF_IN_FULL = /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)|(?<=SDW.)\d{11}|52998224725|01234567890/;

async function sentences(rows: Row[], language: Language = 'pt-BR', context: Partial<SalesContext> = {}) {
  const found = findingsOf(await validate(sales(...rows), context));
  return found.map((finding) => placedSentenceOfSalesFinding(finding, language, lineOf));
}

test.each<[rows: Row[], sentence: string, english: string]>([
  [
    [{}, { quantity: null }],
    'Linha 3: Quantidade: a célula está vazia. Preencha com o que está na nota ou no cadastro.',
    'Row 3: Quantity: the cell is empty. Fill in what the invoice or the register says.',
  ],
  [
    [{ cpf: '529.982.247-26' }],
    'Linha 2: CPF “***.982.247-**”: os dígitos verificadores não conferem (para os nove primeiros, seriam 25). Confira todos os dígitos no documento.',
    'Row 2: CPF “***.982.247-**”: the check digits do not match (the first nine call for 25). Check all digits on the document.',
  ],
  [
    [{ cpf: 1234567890 }],
    'Linha 2: CPF: faltava um zero à esquerda, que o Excel tira de números; foi lido como ***.345.678-**. Confirme no documento.',
    'Row 2: CPF: one zero was missing at the left, which Excel drops from numbers; read as ***.345.678-**. Confirm with the document.',
  ],
  [
    [{ invoiceKey: 1.5230600052998224e43 }],
    'Linha 2: Chave da NF-e: a chave perdeu dígitos, pois o Excel guarda só 15 em um número. Formate a coluna como Texto e digite ou cole a chave de novo.',
    'Row 2: Key of the NF-e: the key lost digits, since Excel keeps only 15 in a number. Format the column as Text and type or paste the key again.',
  ],
  [
    [{ salePrice: 3.81 }],
    'Linha 2: O preço de venda, R$ 3,81/kg, está abaixo do menor preço aceitável (MPA), R$ 3,82/kg: o cálculo usa o MPA (Doc. 11, exemplo 2).',
    'Row 2: The sale price, R$ 3.81/kg, is under the smallest acceptable price (MPA), R$ 3.82/kg: the MPA is used (Doc. 11, example 2).',
  ],
  [
    [{ quantity: 2500 }],
    'Linha 2: Limite de Babaçu (amêndoa) da DAP/CAF alcançado: calculado R$ 3.800,00, saldo R$ 3.500,00 de R$ 3.500,00 no ano, a pagar R$ 3.500,00 (LSPA, Doc. 1).',
    'Row 2: Limit of Babaçu (amêndoa) of the DAP/CAF reached: computed R$ 3,800.00, balance R$ 3,500.00 of R$ 3,500.00 in the year, payable R$ 3,500.00 (LSPA, Doc. 1).',
  ],
  [
    [{ quantity: '1.500', salePrice: 0.9, value: 1.35 }],
    'Linha 2: Quantidade: o ponto do número pode ser de milhares ou de decimais, e o valor total (R$ 1,35) só combina com a outra leitura. Digite o número da nota, com vírgula nos decimais.',
    'Row 2: Quantity: the dot of the number may separate thousands or decimals, and the total (R$ 1.35) agrees with the other reading only. Type the number of the invoice.',
  ],
  [
    [{ invoiceNumber: 7 }, { invoiceNumber: '007' }],
    'Linha 3: Emitente, série e número são os da linha 2, para a mesma DAP/CAF e o mesmo produto: esta linha não entra na conta. Tire uma das duas.',
    'Row 3: Issuer, series and number are those of row 2, for the same DAP/CAF and product: this row is not counted. Take one of them out.',
  ],
  [
    [{}, { cpf: '012.345.678-90' }],
    'Linha 3: 2 pessoas usam a DAP/CAF SDW0***982247**1506231030: ***.982.247-** e ***.345.678-**. O limite é da família, e foi contado uma vez só (Doc. 1, Nota 1).',
    "Row 3: 2 people use DAP/CAF SDW0***982247**1506231030: ***.982.247-** and ***.345.678-**. The limits are the family's, and were counted once (Doc. 1, Nota 1).",
  ],
])('%j', async (rows, portuguese, english) => {
  expect(await sentences(rows)).toEqual([portuguese]);
  expect(await sentences(rows, 'en-US')).toEqual([english]);
});

test('what is reconciled is told for the table', () => {
  const data = {
    code: 'G14',
    vsp: 543500,
    cutByProductLimit: 30000,
    cutByAnnualCap: 0,
    payable: 513500,
    provisional: 163500,
  } as const;
  expect(sentenceOfSalesFinding(data, 'pt-BR', lineOf)).toBe(
    'Calculado R$ 5.435,00; cortado pelo limite do produto R$ 300,00; cortado pelo limite anual R$ 0,00; a pagar R$ 5.135,00, dos quais R$ 1.635,00 provisórios, sem PMD (Doc. 1 e Doc. 11).',
  );
});

/** Tables in which people's numbers are wrong, in every place that can hold one. */
const PEOPLE: readonly Row[] = [
  { cpf: '529.982.247-26' },
  { cpf: '52998224726' },
  { cpf: '5299822472599' },
  { cpf: '12.345.678-90' },
  { buyer: '529.982.247-25', issuer: '529.982.247-25' },
  { buyer: '529.982.247-26' },
  { issuer: 3000125 },
  { organisation: '012.345.678-91' },
  { organisation: '012.345.678-90' },
  { organisation: 'Coop A' },
  { family: 'SDWO529982247251506231030' },
  { family: 'SDW0529982247261506231030' },
  { family: 'SDW0529982247250707231530' },
  { family: 'SDW0529982247251506231031' },
  { family: 'SDW052998224725150623103' },
  { family: 'SAF0999999999999999999999' },
  { invoiceKey: '15230600052998224725559200000000151408172637' },
  { invoiceKey: '15230600052998224726559200000000151408172638' },
  { invoiceKey: '1523060005299822472555920000000015140817263' },
  { invoiceKey: '15230600052998224725559200000000151408172636', issuer: '012.345.678-90' },
  { cpf: '012.345.678-90' },
];

test.each(['pt-BR', 'en-US'] as const)('no number of a person is ever shown in full (%s)', async (language) => {
  const all = await sentences([...PEOPLE], language, { readings: defaultReadings });
  expect(all.length).toBeGreaterThan(PEOPLE.length);
  for (const sentence of all) expect(sentence).not.toMatch(CPF_IN_FULL);
});
