import { exact } from '../../../src/rules/exact';
import { cellText } from '../../../src/validation/report/cellText';
import { reportOfPlantYear } from '../../../src/validation/report/reportOfPlantYear';
import { reportPage } from '../../../src/validation/report/reportPage';
import { validatePlantYear } from '../../../src/validation/selo/validatePlantYear';
import { CPF, donation, farmer, parametersOf, soy, tablesOf } from '../selo/tables';

const YEAR = {
  acquisitions: [soy({ value: 10_000 }), soy({ value: 20_000, invoiceNumber: 16, date: '15/06/2022' })],
  suppliers: [farmer()],
  costs: [donation({ value: 9_000 }), donation({ value: 100, publicFunds: 'sim' })],
};

async function reported(findings = true, language: 'pt-BR' | 'en-US' = 'pt-BR') {
  const sources = tablesOf(YEAR);
  const parameters = parametersOf({ revenue: exact('100000'), minimumShare: exact('0.6') });
  const validation = await validatePlantYear(sources, parameters, { pause: () => Promise.resolve() });
  const tables = Object.entries(sources).map(([sheet, { table, values }]) => ({
    grid: { sheet, top: 0, left: 0, values },
    table,
  }));
  const choices = { presenter: 'Usina Exemplo', findings };
  return reportOfPlantYear({ tables, validation, parameters }, choices, { language, day: '2026-11-30' });
}

test('the account of the plant in parts, with what is open at the end', async () => {
  const { title, facts, parts, closing } = await reported();
  expect(title).toBe('Selo Biocombustível Social: demonstrativo da usina');
  expect(facts[0]).toEqual(['Quem apresenta', 'Usina Exemplo']);
  expect(parts.map(({ heading }) => heading)).toEqual([
    'Parâmetros',
    'Do apresentado ao admitido, em dez passos',
    'Do admitido ao percentual',
    'Resultado',
    'Norte, Nordeste e Semiárido',
    'Limites',
    'Glosas por motivo',
    'Aquisições por matéria-prima e região',
    'Quanto falta comprar para o mínimo, se de um só tipo',
    'Leituras usadas',
    expect.stringMatching(/^Em aberto \(\d+\)$/),
  ]);
  expect(parts.at(-1)!.texts).toContain('costs, linha 3: Não cumprido: doação sem recursos públicos (art. 4º, II).');
  expect(closing).toEqual([
    'Calculado por ConfereBio com as regras acima; não substitui a análise do ministério nem os documentos da usina.',
  ]);
});

test('shares are shown as percentages, amounts with their cents', async () => {
  const { parts } = await reported();
  const { columns, rows } = parts[2]!.table!;
  const lines = rows.map(({ cells, columns: own = columns }) =>
    cells.map((cell, at) => cellText(cell, own[at]?.format, 'pt-BR')).join(' | '),
  );
  expect(lines).toEqual([
    'Aquisições (I), com multiplicadores | art. 4º, I e § 9º | 10.000,00 | 40.000,00',
    'Custos (II a V), com peso | art. 4º, II a V e § 10 | 5.000,00 | 10.000,00',
    'Soma |  | 15.000,00 | 50.000,00',
    'Biodiesel vendido no ano | art. 3º, I | 100.000,00 | 100.000,00',
    'Participação da agricultura familiar | art. 3º, I | 15% | 50%',
    'Percentual mínimo | art. 3º, I |  | 60%',
    'Sobra (falta, se negativo) | art. 3º, I |  | −10.000,00',
  ]);
});

test('findings only where wanted, and no person in any of it', async () => {
  expect((await reported(false)).parts.at(-1)!.heading).toBe('Leituras usadas');
  expect(
    reportPage(await reported())
      .join('')
      .replace(/[.\s-]/g, ''),
  ).not.toContain(CPF[0]);
  expect((await reported(true, 'en-US')).parts.at(-1)!.heading).toMatch(/^Still open/);
});
