import { atOnce } from '../../../src/rules/steps';
import fc from 'fast-check';
import type { Language } from '../../../src/explain/language';
import { exact } from '../../../src/rules/exact';
import { portaria28of2024 } from '../../../src/rules/selo/ruleSets/portaria28of2024';
import { SeloRefusal } from '../../../src/rules/selo/refusal';
import { isResultHeader } from '../../../src/sheets/resultHeaders';
import type { TableKind } from '../../../src/sheets/columns';
import type { PlantYearParameters } from '../../../src/validation/selo/parameters';
import type { PlantYearTotals } from '../../../src/validation/selo/plantTotals';
import { validatePlantYear } from '../../../src/validation/selo/validatePlantYear';
import { writeBackOfPlantYear } from '../../../src/validation/writeBack/writeBackOfPlantYear';
import {
  cooperative,
  donation,
  farmer,
  parametersOf,
  soy,
  soyOfCooperative,
  tablesOf,
  type CellsOfRow,
  type Written,
} from '../selo/tables';
import { contents, joined, textFrom } from './sheetText';

async function written(
  tables: Written & { acquisitions: CellsOfRow[] },
  more: Partial<PlantYearParameters> = {},
  language: Language = 'pt-BR',
) {
  const sources = tablesOf(tables);
  const parameters = parametersOf(more);
  const validation = await validatePlantYear(sources, parameters, { pause: () => Promise.resolve() });
  const checked = Object.entries(sources).map(([kind, { table, values }]) => ({
    grid: { sheet: NAMES[kind as TableKind] ?? kind, top: 0, left: 0, values },
    table,
  }));
  const back = writeBackOfPlantYear({ tables: checked, validation, parameters }, { language, day: '2026-11-30' });
  return { back, validation };
}

const NAMES: Partial<Record<TableKind, string>> = {
  acquisitions: 'Aquisições',
  costs: 'Custos',
  suppliers: 'Fornecedores',
};
const small = { revenue: exact('100000'), minimumShare: exact('0.15') };

const YEAR = {
  acquisitions: [
    soy({ value: 10_000 }),
    soyOfCooperative({ value: 5_000, invoiceNumber: 16, uf: 'BA', municipality: 'Irecê', material: 'mamona' }),
    soy({ value: 3_000, invoiceNumber: 17, material: 'milho em grão' }),
    soy({ value: 3_000, invoiceNumber: 17, material: 'milho em grão' }),
    soy({ value: 'mil', invoiceNumber: 18 }),
    soy({ value: 20_000, invoiceNumber: 19, date: '15/06/2022' }),
  ],
  suppliers: [farmer()],
  intermediaries: [cooperative()],
  costs: [donation({ value: 9_000 }), donation({ value: 100, publicFunds: 'sim' })],
};

function totalsOf({ totals }: { totals: PlantYearTotals | SeloRefusal }): PlantYearTotals {
  if (totals instanceof SeloRefusal) throw new Error(totals.reason.code);
  return totals;
}

describe('columns beside purchases and costs', () => {
  test('multiplier, value admitted, what is disallowed and by which article', async () => {
    const { back } = await written(YEAR, small);
    const [purchases, costs] = back.tables;
    expect(purchases!.columns.map(({ header }) => header)).toEqual([
      'Situação (ConfereBio)',
      'Pior achado (ConfereBio)',
      'Região da norma (ConfereBio)',
      'Valor apresentado (R$) (ConfereBio)',
      'Valor admitido (R$) (ConfereBio)',
      'Glosa (R$) (ConfereBio)',
      'Artigo da glosa (ConfereBio)',
      'Multiplicador (×) (ConfereBio)',
      'Valor ponderado (R$) (ConfereBio)',
    ]);
    expect(
      purchases!.table.dataRows.map((_, row) => joined(purchases!.columns.map(({ valueOf }) => valueOf(row)))),
    ).toEqual([
      'conta |  | Centro-Oeste | 10000 | 10000 | 0 |  | 4 | 40000',
      'conta |  | Semiárido | 5000 | 5000 | 0 |  | 26 | 130000',
      'conta |  | Centro-Oeste | 3000 | 3000 | 0 |  | 4 | 12000',
      'repetida: não conta | erro | Centro-Oeste | 3000 | 0 | 3000 | art. 3º, § 8º | 4 | 0',
      'não lida: Falta um dado, ou ele não serve (R01) | erro',
      'fora do ano | erro | Centro-Oeste | 20000 | 0 | 20000 | art. 4º, caput | 4 | 0',
    ]);
    expect(costs!.table.dataRows.map((_, row) => joined(costs!.columns.map(({ valueOf }) => valueOf(row))))).toEqual([
      'conta em parte |  | Centro-Oeste | 9000 | 6500 | 2500 | art. 4º, § 8º, I | 13000',
      'não conta | erro | Centro-Oeste | 100 | 0 | 100 | art. 4º, II | 0',
    ]);
  });

  test('headers are of ours and ids of no language', async () => {
    const [portuguese, english] = [await written(YEAR, small), await written(YEAR, small, 'en-US')];
    const columns = ({ back }: typeof portuguese) => back.tables.flatMap(({ columns: of }) => of);
    expect(columns(english).map(({ id }) => id)).toEqual(columns(portuguese).map(({ id }) => id));
    expect(columns(english).every(({ header }) => isResultHeader(header))).toBe(true);
    const [, costs] = english.back.tables;
    expect(joined(costs!.columns.map(({ valueOf }) => valueOf(0)))).toBe(
      'counts in part |  | Centro-Oeste | 9000 | 6500 | 2500 | art. 4, § 8, I | 13000',
    );
  });

  test('technicians too, unless the table of costs holds their salaries', async () => {
    const technicians = [{ cpf: '529.982.247-25', professionalRegistry: 'CREA 1', salary: 1000, region: 'Sul' }];
    const own = await written({ acquisitions: [soy()], technicians }, small);
    expect(own.back.tables.map(({ table }) => table.kind)).toEqual(['acquisitions', 'technicians']);
    const costs = [{ ...donation(), costItem: 'IV', costLetter: 'a' }];
    const twice = await written({ acquisitions: [soy()], technicians, costs }, small);
    expect(twice.back.tables.map(({ table }) => table.kind)).toEqual(['acquisitions', 'costs']);
  });
});

test('marks are on the tables that the findings are of', async () => {
  const { back } = await written(YEAR, small);
  expect(
    atOnce(back.marks()).map(({ cell, severity, text }) => [cell.sheet, cell.row, severity, text.slice(0, 20)]),
  ).toEqual([
    ['Aquisições', 4, 'error', 'ConfereBio: Erro R04'],
    ['Aquisições', 5, 'error', 'ConfereBio: Erro R01'],
    ['Aquisições', 6, 'error', 'ConfereBio: Erro R05'],
    ['Custos', 2, 'error', 'ConfereBio: Erro R19'],
  ]);
});

test('the sheet of findings names every table that was read', async () => {
  const { back } = await written(YEAR, small);
  const sheet = atOnce(back.findingsSheet());
  expect(textFrom(sheet, 'ConfereBio', 3)).toEqual([
    'ConfereBio: conferência – Selo Biocombustível Social',
    'Conferido | Aquisições!A1:O7 (6 linhas); Fornecedores!A1:D2 (1 linha); intermediaries!A1:D2 (1 linha); Custos!A1:I3 (2 linhas), em 30/11/2026',
    'Regras | Portaria SAF/MAPA nº 280/2022 (DOU nº 101, 30/05/2022, Seção 1, p. 7: arts. 3º (§§ 3º a 9º) a 9º), ano civil de 2023',
  ]);
  expect(textFrom(sheet, 'erro', 4)).toEqual([
    'erro | R01 | Falta um dado, ou ele não serve | Aquisições | L6 | mil | value “mil” não é um número válido. Use, por exemplo, 1.500,5.',
    'erro | R04 | Item repetido | Aquisições | A5 | 17 | Item repetido: é igual à linha 4 (mesma nota, agricultor, produto, quantidade e valor). Só a primeira conta (art. 3º, § 8º). | art. 3º, § 8º',
    'erro | R05 | Nota de outro ano | Aquisições | C7 | 15/06/2022 | Nota de 15/06/2022: fora do ano civil de 2023, não entra nesta conta (art. 4º, caput: custo anual). | art. 4º, caput',
    'erro | R19 | Recursos públicos | Custos | H3 | sim | Não cumprido: doação sem recursos públicos (art. 4º, II). | art. 4º, II',
  ]);
});

describe('the memory of calculation', () => {
  test('ten steps from what is presented to what is admitted, each with its article', async () => {
    const { back } = await written(YEAR, small);
    expect(textFrom(atOnce(back.memorySheet()), 'Do apresentado', 12)).toEqual([
      'Do apresentado ao admitido, em dez passos',
      'Passo | Artigo | Retira (R$) | Fica (R$)',
      '1. Apresentado: aquisições e custos das tabelas | art. 4º, caput |  | 50100',
      '2. Aquisições não lidas, repetidas, de outro ano ou acima do esperado | art. 3º, § 8º; art. 4º, caput; arts. 7º e 8º | 23000 | 27100',
      '3. Aquisições não aceitas ou sem o que a norma pede | art. 3º, §§ 4º e 8º; art. 4º, I e § 1º; arts. 7º a 9º | 0 | 27100',
      '4. Insumos além do que o processo consome | art. 4º, § 5º, I | 0 | 27100',
      '5. Acima de área × produtividade | art. 6º | 0 | 27100',
      '6. Acima do teto de cada família | art. 3º, § 9º | 0 | 27100',
      '7. Acima do limite de milho e de milho com insumos | art. 3º, §§ 6º e 7º | 0 | 27100',
      '8. Custos não lidos, de outro ano, reduzidos ou sem o que a norma pede | art. 4º, II a V e §§ 1º a 6º | 100 | 27000',
      '9. Acima do limite de pesquisa | art. 4º, § 7º | 0 | 27000',
      '10. Acima do limite dos custos II a V | art. 4º, § 8º | 2500 | 24500',
    ]);
  });

  test('shares, verdict, caps, disallowances and kinds of purchase', async () => {
    const sheet = atOnce((await written(YEAR, small)).back.memorySheet());
    expect(textFrom(sheet, 'Do admitido', 9)).toEqual([
      'Do admitido ao percentual',
      'Parcela | Artigo | Efetivo (R$) | Ponderado (R$)',
      'Aquisições (I), com multiplicadores | art. 4º, I e § 9º | 18000 | 182000',
      'Custos (II a V), com peso | art. 4º, II a V e § 10 | 6500 | 13000',
      'Soma |  | 24500 | 195000',
      'Biodiesel vendido no ano | art. 3º, I | 100000 | 100000',
      'Participação da agricultura familiar | art. 3º, I | 0.245 | 1.95',
      'Percentual mínimo | art. 3º, I |  | 0.15',
      'Sobra (falta, se negativo) | art. 3º, I |  | 180000',
    ]);
    expect(textFrom(sheet, 'Resultado', 2)[1]).toBe(
      'Participação ponderada: 195%, para um mínimo de 15% (art. 3º, I). Sobram R$ 180.000,00 ponderados.',
    );
    expect(textFrom(sheet, 'Limites', 6)).toEqual([
      'Limites',
      'Limite | Artigo | Limite (R$) | Sujeito a ele (R$) | Admitido (R$)',
      'Milho e insumos | art. 3º, §§ 6º e 7º | 6428.57 | 3000 | 3000',
      'Pesquisa (III) | art. 4º, § 7º | 1800 | 0 | 0',
      'Custos II a V | art. 4º, § 8º, I | 6500 | 9000 | 6500',
      'Custos II a V | art. 4º, § 8º, II | 3500 | 0 | 0',
    ]);
    expect(textFrom(sheet, 'Glosas por motivo', 6)).toEqual([
      'Glosas por motivo',
      'Motivo | Artigo | Linhas | Valor (R$)',
      'Item repetido | art. 3º, § 8º | 1 | 3000',
      'Fora do ano civil | art. 4º, caput | 1 | 20000',
      'Não atendido: doação sem recursos públicos | art. 4º, II | 1 | 100',
      'Acima do limite dos custos II a V | art. 4º, § 8º, I | 1 | 2500',
    ]);
    expect(textFrom(sheet, 'Aquisições por', 5)).toEqual([
      'Aquisições por matéria-prima e região',
      'Matéria-prima | Região da norma | Linhas | Apresentado (R$) | Admitido (R$) | Ponderado (R$)',
      'Soja | Centro-Oeste | 2 | 30000 | 10000 | 40000',
      'Milho | Centro-Oeste | 2 | 6000 | 3000 | 12000',
      'Mamona | Semiárido | 1 | 5000 | 5000 | 130000',
    ]);
    expect(textFrom(sheet, 'Glosas linha', 6)).toEqual([
      'Glosas linha a linha',
      'Motivo da glosa | Artigo | Linha | Glosa (R$) | Planilha',
      'Item repetido | art. 3º, § 8º | 5 | 3000 | Aquisições',
      'Fora do ano civil | art. 4º, caput | 7 | 20000 | Aquisições',
      'Não atendido: doação sem recursos públicos | art. 4º, II | 3 | 100 | Custos',
      'Acima do limite dos custos II a V | art. 4º, § 8º, I | 2 | 2500 | Custos',
    ]);
    expect(sheet.tables).toMatchObject([{ name: 'ConfereBio_Glosas', rows: 5, columns: 5 }]);
  });

  test('what is missing for the minimum, readings, another norm', async () => {
    const { back } = await written(
      { acquisitions: [soy({ value: 1_000 })] },
      { ...small, compareWith: { ruleSet: portaria28of2024, capsGiven: null } },
    );
    const sheet = atOnce(back.memorySheet());
    expect(textFrom(sheet, 'Quanto falta', 3)).toEqual([
      'Quanto falta comprar para o mínimo, se de um só tipo',
      'Matéria-prima e fornecedor | Região da norma | Multiplicador (×) | Falta (R$) | Observação',
      'Soja (agricultor) | Centro-Oeste | 4 | 2750',
    ]);
    expect(textFrom(sheet, 'Leituras usadas', 3)[1]).toBe('S2: o Semiárido de MG e ES não é também Sudeste');
    expect(textFrom(sheet, 'Os mesmos dados', 2)[1]).toMatch(/28\/2024/);
  });

  test('where the year cannot be judged the memory says why, and what is disallowed already', async () => {
    const { back, validation } = await written(YEAR, { ...small, revenue: exact('0') });
    expect(validation.totals).toBeInstanceOf(SeloRefusal);
    const sheet = atOnce(back.memorySheet());
    expect(textFrom(sheet, 'Resultado', 2)[1]).toMatch(
      /^O valor do biodiesel vendido no ano precisa ser maior que zero/,
    );
    expect(textFrom(sheet, 'Item repetido', 1)).toEqual(['Item repetido | art. 3º, § 8º | 1 | 3000']);
    expect(joined(back.tables[0]!.columns.map(({ valueOf }) => valueOf(0)))).toBe(
      'não julgada: faltam parâmetros |  | Centro-Oeste | 10000',
    );
  });

  test('in English too', async () => {
    const sheet = atOnce((await written(YEAR, small, 'en-US')).back.memorySheet());
    expect(textFrom(sheet, '3. Purchases', 1)).toEqual([
      '3. Purchases not accepted, or without what the norm asks | art. 3, §§ 4 and 8; art. 4, I and § 1; arts. 7 to 9 | 0 | 27100',
    ]);
    expect(
      contents(sheet)
        .flat()
        .filter((cell) => typeof cell === 'string' && cell.includes('º') && !cell.includes('nº')),
    ).toEqual([]);
  });
});

test('the last of the ten steps is what the account admits, whatever was presented', async () => {
  const values = fc.array(
    fc.record({
      value: fc.integer({ min: 1, max: 90_000_000 }),
      material: fc.constantFrom('soja', 'milho', 'insumo', 'mamona', 'frango vivo'),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const costs = fc.array(
    fc.record({
      value: fc.integer({ min: 1, max: 50_000_000 }),
      publicFunds: fc.constantFrom('sim', 'não', null),
      date: fc.constantFrom('10/03/2023', '10/03/2022'),
    }),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(values, costs, async (purchases, spent) => {
      const tables = {
        acquisitions: purchases.map(({ value, material }, at) =>
          soy({ value: value / 100, material, quantity: null, invoiceNumber: at + 1 }),
        ),
        ...(spent.length > 0
          ? {
              costs: spent.map(({ value, ...more }, at) =>
                donation({ value: value / 100, invoiceNumber: at + 1, ...more }),
              ),
            }
          : {}),
      };
      const { back, validation } = await written(tables, small);
      const { account, presented, admitted } = totalsOf(validation);
      const sums = contents(atOnce(back.memorySheet()));
      const left = sums.find(([cell]) => String(cell).startsWith('10. '))![3];
      const whole = account.effectivePurchases.plus(account.effectiveCosts).toNumber();
      expect(left).toBe(whole);
      expect(left).toBe(admitted / 100);
      expect(sums.find(([cell]) => String(cell).startsWith('1. '))![3]).toBe(presented / 100);
    }),
    { numRuns: 40 },
  );
});
