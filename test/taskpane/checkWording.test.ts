import type { Language } from '../../src/explain/language';
import { KINDS } from '../../src/sheets/kinds';
import type { RecognisedTable } from '../../src/sheets/recognisedTable';
import { cellsNotReady } from '../../src/taskpane/check/cellsNotReady';
import {
  elapsedLine,
  hiddenSheetsLine,
  leftOutLine,
  missingAdvice,
  noticeLine,
  progressLine,
  rowsLine,
  tableTitle,
} from '../../src/taskpane/wording/check';
import { columnName, kindName } from '../../src/taskpane/wording/columns';
import { firstOnesLine, severityCount, shownCount } from '../../src/taskpane/wording/findings';
import { amountFacts, groupLines, rowFacts, unreadLine } from '../../src/taskpane/wording/summary';

const languages: readonly Language[] = ['pt-BR', 'en-US'];
const amounts = {
  lines: 2,
  kilograms: 2920,
  vsp: 440_480,
  cutByProductLimit: 115_480,
  cutByAnnualCap: 0,
  payable: 325_000,
};

test('every kind of table and every column of it has a name in both languages', () => {
  for (const language of languages)
    for (const [kind, { requires, telling, also }] of Object.entries(KINDS)) {
      expect(kindName(kind as keyof typeof KINDS, language)).not.toBe('');
      for (const id of [...requires.flat(), ...telling, ...also]) expect(columnName(id, language)).not.toBe('');
    }
});

test('columns of one kind of table are told apart by their names', () => {
  for (const language of languages)
    for (const { requires, telling, also } of Object.values(KINDS)) {
      const ids = [...new Set([...requires.flat(), ...telling, ...also])];
      expect(new Set(ids.map((id) => columnName(id, language))).size).toBe(ids.length);
    }
});

describe('tables', () => {
  test('a table is named by its kind and place', () => {
    const area = { sheet: 'Notas', row: 3, column: 0, rows: 61, columns: 15 };
    expect(tableTitle('sales', area, 'pt-BR')).toBe('Vendas (PGPM-Bio) – Notas, A4:O64');
    expect(tableTitle('sales', area, 'en-US')).toBe('Sales (PGPM-Bio) – Notas, A4:O64');
  });

  test.each([
    [1, false, '1 linha', '1 row'],
    [12_345, false, '12.345 linhas', '12,345 rows'],
    [395, true, 'mais de 395 linhas', 'more than 395 rows'],
  ])('%i rows, going on: %s', (rows, goesOn, portuguese, english) => {
    expect(rowsLine(rows, goesOn, 'pt-BR')).toBe(portuguese);
    expect(rowsLine(rows, goesOn, 'en-US')).toBe(english);
  });

  test('missing columns are named with what to do', () => {
    expect(missingAdvice(['uf'], 'pt-BR')).toMatch(/^Nesta tabela falta a coluna UF\. Se existe com outro nome/);
    expect(missingAdvice(['uf', 'date'], 'pt-BR')).toMatch(/faltam as colunas UF e Data da NF/);
    expect(missingAdvice(['uf'], 'en-US')).toMatch(/^This table lacks the column State \(UF\)\. If it is there/);
  });

  test('rows left out are told with their reasons, the first of many', () => {
    const leftOut = Array.from({ length: 9 }, (_row, row) => ({ row, why: 'blank' as const }));
    const table = { leftOut } as unknown as RecognisedTable;
    expect(leftOutLine(table, 2, 'pt-BR')).toMatch(/^Fora da conferência: linha 3 \(em branco\), .* e mais 3\.$/);
    expect(leftOutLine(table, 2, 'en-US')).toMatch(/^Not checked: row 3 \(blank\), .* and 3 more\.$/);
    expect(leftOutLine({ ...table, leftOut: [] }, 2, 'pt-BR')).toBeNull();
  });

  test('hidden sheets are counted', () => {
    expect(hiddenSheetsLine(['A'], 'pt-BR')).toMatch(/^A planilha oculta A não foi lida/);
    expect(hiddenSheetsLine(['A', 'B'], 'pt-BR')).toMatch(/^2 planilhas ocultas não foram lidas \(A e B\)/);
    expect(hiddenSheetsLine(['A', 'B'], 'en-US')).toMatch(/^2 hidden sheets were not read \(A and B\)/);
  });
});

describe('progress', () => {
  test.each([
    [0, 'Tempo decorrido: 0 s', 'Elapsed: 0 s'],
    [65, 'Tempo decorrido: 1 min 05 s', 'Elapsed: 1 min 05 s'],
  ])('%i seconds', (seconds, portuguese, english) => {
    expect(elapsedLine(seconds, 'pt-BR')).toBe(portuguese);
    expect(elapsedLine(seconds, 'en-US')).toBe(english);
  });

  test('rows done of all', () => {
    expect(progressLine(12_000, 60_000, 'pt-BR')).toBe('12.000 de 60.000 linhas');
    expect(progressLine(12_000, 60_000, 'en-US')).toBe('12,000 of 60,000 rows');
  });

  test.each([
    [{ code: 'cancelled' }, /Nada foi alterado/, /Nothing was changed/],
    [
      { code: 'tableChanged', sheet: 'Notas' },
      /planilha Notas.*Escolha a tabela de novo/,
      /sheet Notas.*Choose the table again/,
    ],
    [{ code: 'noRows' }, /nenhuma linha/, /no filled row/],
    [{ code: 'unexpected' }, /Tente de novo/, /Try again/],
    [{ code: 'notReady', cells: 1, first: { sheet: 'N', row: 1, column: 2 } }, /em C2 \(N\)/, /in C2 \(N\)/],
    [
      { code: 'notReady', cells: 2000, first: { sheet: 'N', row: 1, column: 2 } },
      /^2\.000 fórmulas/,
      /^2,000 formulas/,
    ],
  ] as const)('%j', (notice, portuguese, english) => {
    expect(noticeLine(notice, 'pt-BR')).toMatch(portuguese);
    expect(noticeLine(notice, 'en-US')).toMatch(english);
  });

  test('cells that wait for their result count only in columns that are used', () => {
    const busy = { error: '#BUSY!' };
    const grid = {
      sheet: 'N',
      top: 2,
      left: 1,
      values: [
        ['kg', 'Obs.'],
        [busy, busy],
        [3, busy],
        [busy, null],
      ],
    };
    const table = { dataRows: [1, 2, 3], columns: [{ at: 0 }] } as unknown as RecognisedTable;
    expect(cellsNotReady(grid, table)).toEqual({ cells: 2, first: { sheet: 'N', row: 3, column: 1 } });
    expect(cellsNotReady({ ...grid, values: [[], [1], [{ error: '#N/A' }], [2]] }, table)).toBeNull();
  });
});

describe('the result', () => {
  const groups = { byProduct: [], byFamily: [], byOrganisation: [] };
  const totals = {
    ...amounts,
    ...groups,
    rows: 4,
    rowsWithErrors: 2,
    errors: 2,
    warnings: 1,
    information: 0,
    provisional: 0,
  };

  test('rows and findings are counted', () => {
    expect(rowFacts(totals, 'pt-BR').at(-1)).toEqual(['Achados', '2 erros, 1 alerta, 0 informações']);
    expect(severityCount(1, 'error', 'en-US')).toBe('1 error');
    expect(shownCount(1, 'pt-BR')).toBe('1 achado');
    expect(firstOnesLine(5000, 6000, 'pt-BR')).toMatch(/primeiros 5\.000 de 6\.000/);
  });

  test('amounts go from what is computed to what is payable; what is provisional only where there is some', () => {
    expect(amountFacts(totals, 'pt-BR').map(([, text]) => text)).toEqual([
      '2.920 kg',
      'R$ 4.404,80',
      'R$ 1.154,80',
      'R$ 0,00',
      'R$ 3.250,00',
    ]);
    expect(amountFacts({ ...totals, provisional: 100 }, 'en-US').at(-1)).toEqual([
      'Of which provisional (without PMD)',
      'R$ 1.00',
    ]);
  });

  test('groups come by what is payable, people masked, what limits cut beside', () => {
    const families = [
      { ...amounts, id: 'a', label: 'SDW0990000101011402220930', payable: 1, cutByProductLimit: 0 },
      { ...amounts, id: 'b', label: 'SDW0990000205901105220805' },
    ];
    const [first, second] = groupLines(families, 'family', 'pt-BR');
    expect(first).toMatchObject({ id: 'b', about: '2 linhas' });
    expect(first?.amounts[1]).toEqual({ text: 'R$ 3.250,00', about: 'cortado R$ 1.154,80' });
    expect(second?.amounts[1]?.about).toBeNull();
    expect(first?.name).not.toContain('990000205');
    expect(groupLines([{ ...amounts, id: '', label: '' }], 'organisation', 'pt-BR')[0]?.name).toBe('(não informada)');
    expect(groupLines([{ ...amounts, id: 'c', label: '99000010101' }], 'organisation', 'pt-BR')[0]?.name).not.toContain(
      '99000010101',
    );
  });

  test('a balance that was left aside says what that means', () => {
    const cell = { sheet: 'Saldos', row: 4, column: 1 };
    expect(unreadLine({ kind: 'priorBalances', cell, column: 'product' }, 'pt-BR')).toMatch(
      /^B5 \(Saldos\), Produto: este saldo não foi descontado/,
    );
  });
});
