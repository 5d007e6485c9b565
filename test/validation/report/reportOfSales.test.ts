import type { Language } from '../../../src/explain/language';
import type { SalesContext } from '../../../src/validation/pgpmbio/context';
import { validateSales } from '../../../src/validation/pgpmbio/validateSales';
import { cellText } from '../../../src/validation/report/cellText';
import {
  usualChoices,
  type ReportChoices,
  type ReportDocument,
  type ReportPart,
} from '../../../src/validation/report/reportDocument';
import { reportOfSales } from '../../../src/validation/report/reportOfSales';
import { reportPage } from '../../../src/validation/report/reportPage';
import { CONTEXT, sales, SALE, tableOf, type Row } from '../pgpmbio/salesTable';

async function reported(
  rows: Row[],
  choices: Partial<ReportChoices> = {},
  language: Language = 'pt-BR',
  context: Partial<SalesContext> = {},
): Promise<ReportDocument> {
  const { table, values } = tableOf(rows);
  const validation = await validateSales(
    { table, values },
    { ...CONTEXT, ...context },
    { pause: () => Promise.resolve() },
  );
  const grid = { sheet: 'Vendas', top: 0, left: 0, values };
  return reportOfSales({ grid, table, validation }, { ...usualChoices, ...choices }, { language, day: '2026-11-30' });
}

function tableText({ table }: ReportPart, language: Language = 'pt-BR'): string[] {
  return (table?.rows ?? []).map(({ cells, columns }) =>
    cells.map((cell, at) => cellText(cell, (columns ?? table!.columns)[at]?.format, language)).join(' | '),
  );
}

const factsText = (facts: ReportPart['facts'] = []) => facts.map(([label, text]) => `${label}: ${text}`);

/** Two producers of one DAP, one of another, an invoice out of order, one without value. */
const OTHER = {
  family: 'SAF0123456789012345678901',
  cpf: '111.444.777-35',
  producerName: 'Beto Modelo',
  issuer: '111.444.777-35',
};
const rows: Row[] = sales(
  { producerName: 'Ana Exemplo', municipality: 'Codó', quantity: 2500, salePrice: 3.7, date: 45100 },
  { ...OTHER, product: 'Pequi (fruto)', quantity: 1000, salePrice: 0.3333, marketPrice: 0.35 },
  { producerName: 'Ana Exemplo', municipality: 'Codó', quantity: 100, salePrice: 3.9, date: 45092 },
  { producerName: 'Ana Exemplo', uf: 'SP' },
);

test('producers in the order of the table, each with invoices by date, sums and what is left to the family', async () => {
  const { parts } = await reported(rows);
  expect(parts.map(({ heading }) => heading)).toEqual([
    'Valores do pedido',
    'Produtor 1',
    'Produtor 2',
    'Linhas sem valor (1)',
  ]);
  expect(parts[1]!.table!.columns.map(({ heading }) => heading)).toEqual([
    'NF',
    'Data da NF',
    'Produto',
    'UF',
    'QP: quantidade (kg)',
    'PV: preço de venda (R$/kg)',
    'PM (R$/kg)',
    'PMD usado (R$/kg)',
    'MPA (R$/kg)',
    'Preço usado (R$/kg)',
    'VSP (R$)',
    'A pagar (R$)',
  ]);
  expect(tableText(parts[1]!)).toEqual([
    '3 | 15/06/2023 | Babaçu (amêndoa) | MA | 100 | 3,90 | 5,34 | 4,50 | 3,82 | 3,90 | 144,00 | 144,00',
    '1 | 23/06/2023 | Babaçu (amêndoa) | MA | 2.500 | 3,70 | 5,34 | 4,50 | 3,82 | 3,82 | 3.800,00 | 3.356,00',
    'Soma |  |  |  |  |  |  |  |  |  | 3.944,00 | 3.500,00',
  ]);
  expect(factsText(parts[1]!.after)).toEqual([
    'Saldo de Babaçu (amêndoa) em 2023: R$ 0,00 de R$ 3.500,00',
    'Saldo de todos os produtos em 2023: R$ 8.500,00 de R$ 12.000,00',
  ]);
  expect(tableText(parts[2]!)).toEqual([
    '2 | 15/06/2023 | Pequi (fruto) | MA | 1.000 | 0,3333 | 0,46 | 0,35 | 0,29 | 0,3333 | 126,70 | 126,70',
    'Soma |  |  |  |  |  |  |  |  |  | 126,70 | 126,70',
  ]);
  expect(parts[3]!.texts).toEqual(['Linha 5: Não calculado: UF fora da cobertura do produto (L05)']);
});

test('the request in sums, with what says by which rules and when', async () => {
  const { title, facts, parts, closing, signatures } = await reported(rows, { presenter: 'Coop Exemplo' });
  expect(title).toBe('PGPM-Bio: demonstrativo do pedido de subvenção');
  expect(factsText(facts).slice(0, 3)).toEqual([
    'Quem apresenta: Coop Exemplo',
    'Conferido: Vendas!A1:L5 (4 linhas), em 30/11/2026',
    'Regras: MOC, Título 35 (Doc. 1 e Doc. 11); Safra 2023: preços da Portaria Mapa nº 534, de 19/12/2022, limites da Portaria Interministerial MAPA/ME nº 25, de 30/12/2021',
  ]);
  expect(tableText(parts[0]!)).toEqual([
    'Babaçu (amêndoa) | 2 | 2.600 | 3.944,00 | 444,00 | 0,00 | 3.500,00',
    'Pequi (fruto) | 1 | 1.000 | 126,70 | 0,00 | 0,00 | 126,70',
    'Soma | 3 | 3.600 | 4.070,70 | 444,00 | 0,00 | 3.626,70',
  ]);
  expect(closing).toEqual([
    'A ordem em que o SociobioNet pede os dados não foi encontrada publicada. Aqui os produtores estão na ordem da tabela, e as notas de cada um, por data.',
    'Calculado por ConfereBio com as regras acima; não substitui a análise da Conab nem os documentos do pedido.',
  ]);
  expect(signatures).toHaveLength(3);
});

test('a mother and her son under one DAP are two producers with one balance (V10)', async () => {
  const castanha = { product: 'Castanha do Brasil (com casca)', uf: 'PA', marketPrice: 0.7 };
  const { parts } = await reported(
    sales(
      { ...castanha, quantity: 1000, salePrice: 0.6 },
      { ...castanha, cpf: '111.444.777-35', quantity: 900, salePrice: 0.59 },
    ),
  );
  expect(parts.slice(1).map((part) => tableText(part).at(-1))).toEqual([
    'Soma |  |  |  |  |  |  |  |  |  | 610,00 | 610,00',
    'Soma |  |  |  |  |  |  |  |  |  | 558,00 | 390,00',
  ]);
  expect(parts.slice(1).map(({ after }) => factsText(after)[0])).toEqual([
    'Saldo de Castanha do Brasil (com casca) em 2023: R$ 0,00 de R$ 1.000,00',
    'Saldo de Castanha do Brasil (com casca) em 2023: R$ 0,00 de R$ 1.000,00',
  ]);
});

describe('about people only what is ticked', () => {
  const whoIs = async (choices: Partial<ReportChoices>) => factsText((await reported(rows, choices)).parts[1]!.facts);
  test.each<[what: string, choices: Partial<ReportChoices>, shown: string[]]>([
    ['the DAP masked at first', {}, ['DAP/CAF: SDW0***982247**1506231030']],
    ['nothing', { family: false }, []],
    ['names', { family: false, names: true }, ['Nome: Ana Exemplo']],
    ['CPF masked', { family: false, cpf: true }, ['CPF: ***.982.247-**']],
    ['CPF whole', { family: false, cpf: true, wholeNumbers: true }, ['CPF: 529.982.247-25']],
    ['DAP whole', { wholeNumbers: true }, ['DAP/CAF: SDW0529982247251506231030']],
    ['municipality', { family: false, municipality: true }, ['Município: Codó/MA']],
  ])('%s', async (_what, choices, shown) => expect(await whoIs(choices)).toEqual(shown));

  test('whole numbers without a number ticked show none, and findings never do', async () => {
    const report = await reported(rows, { family: false, wholeNumbers: true });
    expect(
      reportPage(report)
        .join('')
        .replace(/[.\s-]/g, ''),
    ).not.toMatch(/52998224725|11144477735/);
    const masked = reportPage(await reported(rows)).join('');
    expect(masked.replace(/[.\s-]/g, '')).not.toMatch(/52998224725|11144477735|Ana|Beto|Codó/);
  });

  test('what is open stands with its producer unless it is not wanted', async () => {
    const { parts } = await reported(rows);
    expect(parts[1]!.list?.items).toContain(
      'Linha 2: O preço de venda, R$ 3,70/kg, está abaixo do menor preço aceitável (MPA), R$ 3,82/kg: o cálculo usa o MPA (Doc. 11, exemplo 2).',
    );
    expect((await reported(rows, { findings: false })).parts.some(({ list }) => list !== undefined)).toBe(false);
  });
});

test('the key of an invoice without number is shown by its end', async () => {
  const { parts } = await reported([
    { ...SALE, invoiceNumber: null, invoiceKey: '15230600052998224725559200000000151408172636' },
  ]);
  expect(tableText(parts[1]!)[0]).toMatch(/^…172636 \| /);
});

test('provisional amounts are told', async () => {
  const { parts } = await reported(sales({ marketPrice: null }));
  expect(parts[0]!.texts).toEqual(['Do total a pagar, R$ 152,00 são provisórios: falta o PMD (Doc. 11).']);
});

test('in English, with its figures', async () => {
  const { title, parts } = await reported(rows, {}, 'en-US');
  expect(title).toBe('PGPM-Bio: statement of the request for subsidy');
  expect(tableText(parts[1]!, 'en-US')[1]).toBe(
    '1 | 23 Jun 2023 | Babaçu (amêndoa) | MA | 2,500 | 3.70 | 5.34 | 4.50 | 3.82 | 3.82 | 3,800.00 | 3,356.00',
  );
});
