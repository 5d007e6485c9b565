import { atOnce } from '../../../src/rules/steps';
import type { Language } from '../../../src/explain/language';
import { isResultHeader, isResultTitle } from '../../../src/sheets/resultHeaders';
import type { Grid } from '../../../src/sheets/recognisedTable';
import type { WriteBack } from '../../../src/validation/writeBack/writeBack';
import { writeBackOfSales } from '../../../src/validation/writeBack/writeBackOfSales';
import { validateSales } from '../../../src/validation/pgpmbio/validateSales';
import type { SalesContext } from '../../../src/validation/pgpmbio/context';
import { CONTEXT, sales, tableOf, type Row } from '../pgpmbio/salesTable';
import { cellAddress } from '../../../src/workbook/address';
import { sheetOf } from '../../../src/workbook/workbench/newSheet';
import { contentOf, contents, joined, textFrom, wholeText } from './sheetText';

async function written(
  rows: Row[],
  language: Language = 'pt-BR',
  context: Partial<SalesContext> = {},
  dataRows = rows.map((_, row) => row + 1),
): Promise<WriteBack> {
  const { table: whole, values } = tableOf(rows);
  const table = { ...whole, dataRows };
  const grid: Grid = { sheet: 'Vendas 2023', top: 2, left: 1, values };
  const source = { table, values };
  const validation = await validateSales(source, { ...CONTEXT, ...context }, { pause: () => Promise.resolve() });
  return writeBackOfSales({ grid, table, validation }, { language, day: '2026-11-30' });
}

function besideRow({ tables }: WriteBack, row: number): string {
  return joined(tables[0]!.columns.map(({ valueOf }) => valueOf(row)));
}

/** Doc. 11, example 2, then what its limit leaves to a second invoice, a state not covered, and no market price. */
const example2: Row[] = sales(
  { quantity: 2500, salePrice: 3.7 },
  { quantity: 100, salePrice: 3.9 },
  { uf: 'SP' },
  { family: 'SAF0123456789012345678901', marketPrice: null, quantity: 10, salePrice: 5 },
  {
    family: 'SAF0123456789012345678901',
    product: 'Pequi (fruto)',
    quantity: 1000,
    salePrice: 0.3333,
    marketPrice: 0.35,
  },
);

describe('columns beside the sales', () => {
  test('Doc. 11, example 2: the MPA in the place of the price, and the product limit', async () => {
    const back = await written(example2);
    expect(back.tables[0]!.columns.map(({ header }) => header)).toEqual([
      'Situação (ConfereBio)',
      'Pior achado (ConfereBio)',
      'PM (R$/kg) (ConfereBio)',
      'PMD usado (R$/kg) (ConfereBio)',
      'MPA (R$/kg) (ConfereBio)',
      'Preço usado (R$/kg) (ConfereBio)',
      'VSP (R$) (ConfereBio)',
      'Saldo do produto antes (R$) (ConfereBio)',
      'Saldo anual antes (R$) (ConfereBio)',
      'A pagar (R$) (ConfereBio)',
    ]);
    expect([0, 1, 2, 3, 4].map((row) => besideRow(back, row))).toEqual([
      'PV abaixo do MPA: usado o MPA; limitado pelo LSPA | alerta | 5.34 | 4.5 | 3.82 | 3.82 | 3800 | 3500 | 12000 | 3500',
      'limitado pelo LSPA | informação | 5.34 | 4.5 | 3.82 | 3.9 | 144 | 0 | 8500 | 0',
      'Não calculado: UF fora da cobertura do produto (L05) | erro',
      'provisório: sem PMD | alerta | 5.34 |  |  | 5 | 3.4 | 3500 | 12000 | 3.4',
      'ok |  | 0.46 | 0.35 | 0.29 | 0.3333 | 126.7 | 3500 | 11996.6 | 126.7',
    ]);
  });

  test('headers say their unit, are never read as the person’s, and have an id in no language', async () => {
    const [portuguese, english] = [await written(example2), await written(example2, 'en-US')];
    const [inPortuguese, inEnglish] = [portuguese, english].map(({ tables }) => tables[0]!.columns);
    for (const { header, numberFormat } of [...inPortuguese!, ...inEnglish!]) {
      expect(isResultHeader(header)).toBe(true);
      expect(header.includes('(R$')).toBe(numberFormat !== null);
    }
    expect(inPortuguese!.map(({ id }) => id)).toEqual(inEnglish!.map(({ id }) => id));
    expect(new Set(inPortuguese!.map(({ id }) => id)).size).toBe(10);
    expect(besideRow(english, 0)).toMatch(/^PV under the MPA: MPA used; limited by the LSPA \| warning \| 5.34/);
  });

  test('without a needed column every row says so', async () => {
    const back = await written([{ cpf: '529.982.247-25', product: 'Babaçu (amêndoa)' }]);
    expect(besideRow(back, 0)).toBe('Não calculado: Falta uma informação (L01) | erro');
  });
});

describe('marks', () => {
  test('each cell with findings once, in order of place; a finding of a whole row at its first cell', async () => {
    const back = await written(example2);
    expect(atOnce(back.marks()).map(({ cell, severity }) => `${cellAddress(cell)} ${severity}`)).toEqual([
      'B4 information',
      'J4 warning',
      'B5 information',
      'F6 error',
      'B7 warning',
      'K7 warning',
    ]);
    expect(atOnce(back.marks())[1]?.text).toBe(
      'ConfereBio: Alerta L19: O preço de venda, R$ 3,70/kg, está abaixo do menor preço aceitável (MPA), R$ 3,82/kg: o cálculo usa o MPA (Doc. 11, exemplo 2).',
    );
  });

  test('of several findings of a cell the worst colours it and comes first', async () => {
    const back = await written(sales({ quantity: '2500', unit: 'lata' }, { quantity: '-1' }));
    const quantity = atOnce(back.marks()).find(({ cell }) => cellAddress(cell) === 'I5');
    expect(quantity?.severity).toBe('error');
    expect(quantity?.text).toMatch(/^ConfereBio: Erro L02: .+ Informação L29: /);
  });
});

describe('the sheet of findings', () => {
  test('says what was checked, then a line a finding: errors first', async () => {
    const sheet = atOnce((await written(example2)).findingsSheet());
    expect([sheet.name, sheet.frozenRows, isResultTitle(contentOf(sheet.rows[0]![0]) as string)]).toEqual([
      'Conferência',
      6,
      true,
    ]);
    expect(textFrom(sheet, 'ConfereBio', 7)).toEqual([
      'ConfereBio: conferência – PGPM-Bio',
      "Conferido | 'Vendas 2023'!B3:K8 (5 linhas), em 30/11/2026",
      'Regras | MOC, Título 35 (Doc. 1 e Doc. 11); Safra 2023: preços da Portaria Mapa nº 534, de 19/12/2022, limites da Portaria Interministerial MAPA/ME nº 25, de 30/12/2021',
      'Leituras | MPA cortado em centavos, como nos exemplos do Doc. 11 (A1); VSP cortado em centavos (A2); linha sem PMD calculada com o PV, provisória (A9); saldos usados na ordem da data da nota, do seu número e da linha (A14)',
      'Achados | 1 erro, 3 alertas, 3 informações',
      'Gravidade | Código | Assunto | Planilha | Célula | Valor encontrado | O que há e o que fazer | Norma | Correção certa',
      'erro | L05 | UF fora da cobertura do produto | Vendas 2023 | F6 | SP | Babaçu (amêndoa) não tem amparo em SP na tabela de 2023 (amparo em: AC, AL, AM, AP, BA, CE, MA, MT, PA, PB, PE, PI, RN, RO, RR, SE e TO). Use a UF onde o produto foi extraído. | Doc. 1',
    ]);
    expect(sheet.tables).toEqual([{ name: 'ConfereBio_Achados', row: 5, column: 0, rows: 8, columns: 9 }]);
  });

  test('a certain mend stands beside, a CPF in it masked', async () => {
    const sheet = atOnce((await written(sales({ cpf: 1234567890 }, { quantity: '100' }))).findingsSheet());
    expect(textFrom(sheet, 'alerta', 1)[0]).toMatch(
      /^alerta \| L10 \| CPF ou CNPJ \| Vendas 2023 \| C4 \| \*\*\*345678\*\* \| .+ \| +\| \*\*\*\.345\.678-\*\*$/,
    );
    expect(wholeText(sheet)).toMatch(/informação \| L29 \| .+ \| I5 \| 100 \| .+ \| 100$/m);
  });

  test('of very many findings of a code the first thousand, and how many more', async () => {
    const sheet = atOnce((await written(sales(...Array.from({ length: 1203 }, () => ({ uf: 'SP' }))))).findingsSheet());
    const lines = contents(sheet).map(joined);
    expect(lines.filter((line) => line.startsWith('erro | L05'))).toHaveLength(1001);
    expect(lines).toContain(
      'erro | L05 | UF fora da cobertura do produto | Vendas 2023 |  |  | E mais 203 como estes, não listados aqui. Depois de corrigir, confira de novo.',
    );
    expect(textFrom(sheet, 'Achados', 1)[0]).toMatch(/^Achados \| 1\.203 erros, /);
  });

  test('nothing found', async () => {
    const back = await written(example2, 'pt-BR', {}, []);
    expect(contents(atOnce(back.findingsSheet())).at(-1)).toEqual(['Nada a apontar.']);
    expect(atOnce(back.findingsSheet()).tables).toEqual([]);
    expect(contents(atOnce((await written(example2, 'en-US', {}, [])).findingsSheet())).at(-1)).toEqual([
      'Nothing to point out.',
    ]);
  });

  test('in English too', async () => {
    const sheet = atOnce((await written(example2, 'en-US')).findingsSheet());
    expect(sheet.name).toBe('Check');
    expect(textFrom(sheet, 'Checked', 1)).toEqual(["Checked | 'Vendas 2023'!B3:K8 (5 rows), on 30 Nov 2026"]);
    expect(textFrom(sheet, 'Findings', 1)).toEqual(['Findings | 1 error, 3 warnings, 3 information']);
  });
});

describe('the memory of calculation', () => {
  test('Doc. 11, example 2, step by step, and the balances of a second invoice', async () => {
    const sheet = atOnce((await written(example2)).memorySheet());
    expect(sheet.name).toBe('Memória de cálculo');
    expect(textFrom(sheet, 'Passos', 8)).toEqual([
      'Passos | MPA = PMD menos o desconto (15%), em centavos; preço usado = o maior entre PV e MPA; VSP = QP × (PM − preço usado); a pagar = o menor entre VSP, saldo do produto e saldo anual.',
      'Totais | Totais por produto e por família: a partir da linha 14 desta planilha.',
      'Linha | UF | Data da NF | DAP/CAF | Produto | QP: quantidade (kg) | PV: preço de venda (R$/kg) | PM (R$/kg) | PMD usado (R$/kg) | PMD menos o desconto (R$/kg) | MPA (R$/kg) | Preço usado (R$/kg) | PM − preço usado (R$/kg) | VSP (R$) | LSPA: limite do produto (R$) | Saldo do produto antes (R$) | Cortado pelo LSPA (R$) | Limite anual (R$) | Saldo anual antes (R$) | Cortado pelo limite anual (R$) | A pagar (R$) | Saldo do produto depois (R$) | Saldo anual depois (R$) | Situação | Norma',
      '4 | MA | 45092 | SDW0***982247**1506231030 | Babaçu (amêndoa) | 2500 | 3.7 | 5.34 | 4.5 | 3.825 | 3.82 | 3.82 | 1.52 | 3800 | 3500 | 3500 | 300 | 12000 | 12000 | 0 | 3500 | 0 | 8500 | PV abaixo do MPA: usado o MPA; limitado pelo LSPA | Doc. 1; Doc. 11, exemplo 2; Doc. 11, OBS.',
      '5 | MA | 45092 | SDW0***982247**1506231030 | Babaçu (amêndoa) | 100 | 3.9 | 5.34 | 4.5 | 3.825 | 3.82 | 3.9 | 1.44 | 144 | 3500 | 0 | 144 | 12000 | 8500 | 0 | 0 | 0 | 8500 | limitado pelo LSPA | Doc. 1; Doc. 11, exemplo 1; Doc. 11, OBS.',
      `6${' | '.repeat(23)}Não calculado: UF fora da cobertura do produto (L05)`,
      '7 | MA | 45092 | SAF0123456789012345678901 | Babaçu (amêndoa) | 10 | 5 | 5.34 |  |  |  | 5 | 0.34 | 3.4 | 3500 | 3500 | 0 | 12000 | 12000 | 0 | 3.4 | 3496.6 | 11996.6 | provisório: sem PMD | Doc. 1; Doc. 11',
      '8 | MA | 45092 | SAF0123456789012345678901 | Pequi (fruto) | 1000 | 0.3333 | 0.46 | 0.35 | 0.2975 | 0.29 | 0.3333 | 0.1267 | 126.7 | 3500 | 3500 | 0 | 12000 | 11996.6 | 0 | 126.7 | 3373.3 | 11869.9 | ok | Doc. 1; Doc. 11, exemplo 1',
    ]);
  });

  test('totals stand where the sheet says, under the names of the products', async () => {
    const sheet = atOnce((await written(example2)).memorySheet());
    expect(contents(sheet).slice(13).map(joined)).toEqual([
      ' |  |  |  | Totais por produto',
      ' |  |  |  | Produto | Linhas | Quantidade (kg) | VSP (R$) | Cortado pelo LSPA (R$) | Cortado pelo limite anual (R$) | A pagar (R$)',
      ' |  |  |  | Babaçu (amêndoa) | 3 | 2610 | 3947.4 | 444 | 0 | 3503.4',
      ' |  |  |  | Pequi (fruto) | 1 | 1000 | 126.7 | 0 | 0 | 126.7',
      ' |  |  |  | Total | 4 | 3610 | 4074.1 | 444 | 0 | 3630.1',
      '',
      ' |  |  |  | Totais por família (DAP/CAF)',
      ' |  |  |  | DAP/CAF | Linhas | Quantidade (kg) | VSP (R$) | Cortado pelo LSPA (R$) | Cortado pelo limite anual (R$) | A pagar (R$)',
      ' |  |  |  | SDW0***982247**1506231030 | 2 | 2600 | 3944 | 444 | 0 | 3500',
      ' |  |  |  | SAF0123456789012345678901 | 2 | 1010 | 130.1 | 0 | 0 | 130.1',
      ' |  |  |  | Total | 4 | 3610 | 4074.1 | 444 | 0 | 3630.1',
    ]);
    expect(sheet.tables).toEqual([{ name: 'ConfereBio_Memoria', row: 6, column: 0, rows: 6, columns: 25 }]);
    expect(sheet.columnFormats?.get(20)).toBe('"R$" #,##0.00');
  });

  test('Doc. 1, Nota 1: what the annual cap cuts stands apart from what the product limit cuts', async () => {
    const prior = (productId: string | null, cents: number) => ({
      family: 'SDW0529982247251506231030',
      year: 2023,
      productId,
      cents,
    });
    const priorBalances = [prior('babacu', 304_800), prior(null, 870_000)];
    const sheet = atOnce(
      (await written(sales({ quantity: 640, salePrice: 4.09 }), 'pt-BR', { priorBalances })).memorySheet(),
    );
    expect(textFrom(sheet, '4 |'.slice(0, 1), 1)[0]).toMatch(
      / \| 800 \| 3500 \| 452 \| 348 \| 12000 \| 252 \| 200 \| 252 \| 200 \| 0 \| limitado pelo limite anual \| Doc\. 1; Doc\. 11, exemplo 1; Doc\. 1, Nota 1$/,
    );
  });
});

test('headers of its tables have a colour of their own, dark on light: table styles write theirs in white', async () => {
  const back = await written(example2);
  for (const made of [back.findingsSheet(), back.memorySheet()]) {
    const sheet = atOnce(made);
    const [table] = sheet.tables!;
    const { rows } = sheetOf(sheet);
    const headers = [...rows.get(table!.row)!.values()];
    expect(headers).toHaveLength(table!.columns);
    for (const { style } of headers) expect(style).toMatchObject({ color: '#0B5345', fill: '#D8EFE6' });
  }
});

test('in a file each figure of the memory has the format of its column, those of the totals their own', async () => {
  const { rows } = sheetOf(atOnce((await written(example2)).memorySheet()));
  const shown = (row: number, column: number) => {
    const cell = rows.get(row)?.get(column);
    return [cell?.value, cell?.style?.numberFormat];
  };
  expect([2, 5, 6, 20].map((column) => shown(7, column))).toEqual([
    [45092, 'dd/mm/yyyy'],
    [2500, '#,##0.00##'],
    [3.7, '"R$" #,##0.00########'],
    [3500, '"R$" #,##0.00'],
  ]);
  expect([5, 6, 7].map((column) => shown(15, column))).toEqual([
    [3, '#,##0'],
    [2610, '#,##0.00##'],
    [3947.4, '"R$" #,##0.00'],
  ]);
});

test('the same check gives the same, however often', async () => {
  const [once, again] = [await written(example2), await written(example2)];
  expect(atOnce(again.findingsSheet())).toEqual(atOnce(once.findingsSheet()));
  expect(atOnce(again.memorySheet())).toEqual(atOnce(once.memorySheet()));
  expect(atOnce(once.memorySheet())).toEqual(atOnce(once.memorySheet()));
  expect(atOnce(again.marks())).toEqual(atOnce(once.marks()));
  expect(wholeText(atOnce(once.memorySheet()))).toBe(wholeText(atOnce(again.memorySheet())));
});
