import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCnpj } from '../../src/brazil/cnpj';
import { readCpf } from '../../src/brazil/cpf';
import { readFamilyKey } from '../../src/brazil/familyKey';
import { readNfeKey } from '../../src/brazil/nfeKey';
import { catalogue } from '../../src/functions/catalogue';
import { FunctionFailure } from '../../src/functions/failure';
import { preloadFunctionData } from '../../src/functions/preload';
import { cellAddress } from '../../src/workbook/address';
import { findOurCalls } from '../../src/workbook/formula/ourCalls';
import { resolveCall } from '../../src/workbook/formula/resolveCall';
import { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import type { CellValue } from '../../src/workbook/port';
import { parseCell } from '../../src/workbook/xlsx/address';
import { cellAt, type Book, type Cell, type Sheet } from '../../src/workbook/xlsx/book';
import { openBook } from '../../src/workbook/xlsx/openBook';

/** What the sample of the plant holds, read from the file that people open. */
const NAME = 'usina-exemplo.xlsx';
const bytes = new Uint8Array(readFileSync(path.join(__dirname, '../../assets/samples', NAME)));

let book: Book;
beforeAll(async () => {
  await preloadFunctionData();
  const opened = await openBook(bytes, NAME, { functionIds: catalogue.map(({ id }) => id) });
  if (!opened.ok) throw new Error(opened.refusal.code);
  expect([opened.ours, opened.notices]).toEqual([true, []]);
  book = opened.book;
});

const sheetOf = (name: string): Sheet => book.sheets.find((sheet) => sheet.name === name)!;
const at = (sheet: string, address: string): Cell | undefined => {
  const { row, column } = parseCell(address)!;
  return cellAt(sheetOf(sheet), row, column);
};
const value = (sheet: string, address: string) => at(sheet, address)?.value;
const column = (sheet: string, letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => value(sheet, `${letter}${from + i}`) ?? null);
const filled = (cells: readonly CellValue[]) => cells.filter((cell) => cell !== null && cell !== '');
const percent = (share: CellValue | undefined) => `${((share as number) * 100).toFixed(4).replace('.', ',')}%`;

describe('example 11: one year of a plant of Mato Grosso', () => {
  test('25,2945% weighted and 7,3673% effective, side by side', () => {
    expect(percent(value('Resumo', 'B5'))).toBe('25,2945%');
    expect(percent(value('Resumo', 'C5'))).toBe('7,3673%');
    expect([value('Resumo', 'B5'), value('Resumo', 'C5')]).toEqual([347.8 / 1375, 0.07367272727272728]);
    expect([at('Resumo', 'B5')?.formula, at('Resumo', 'C5')?.formula]).toEqual([
      'SELO.PERCENT(D16,D23,Parâmetros!B13)',
      'SELO.PERCENT(B16,B23,Parâmetros!B13)',
    ]);
    expect(at('Resumo', 'B5')?.style?.numberFormat).toBe('0.0000%');
    expect([value('Leia-me', 'B4'), value('Leia-me', 'B5')]).toEqual([value('Resumo', 'B5'), value('Resumo', 'C5')]);
  });

  test.each([
    ['9', 'Soja, MT', 40, 4, 160],
    ['10', 'Soja, RS', 30, 1.3, 39],
    ['11', 'Mamona, BA', 2, 26, 52],
    ['12', 'Sebo, GO', 1.5, 20.8, 31.2],
    ['13', 'Bovinos vivos, TO', 1, 1, 1],
    ['14', 'Óleo de milho, MT', 10, 4, 40],
    ['15', 'Etanol (insumo), MT', 5, 1, 5],
  ])('row %s: %s', (row, title, effective, multiplier, weighted) => {
    expect(['A', 'B', 'C', 'D'].map((letter) => value('Resumo', letter + row))).toEqual([
      title,
      effective * 1e6,
      multiplier,
      weighted * 1e6,
    ]);
  });

  test('the seven kinds add up to 89,5 million, 328,2 weighted', () => {
    expect([value('Resumo', 'B16'), value('Resumo', 'D16')]).toEqual([89_500_000, 328_200_000]);
    expect([value('Aquisições', 'K3'), value('Aquisições', 'O3')]).toEqual([89_500_000, 328_200_000]);
  });

  test('the costs of each item, and their weights', () => {
    expect(column('Resumo', 'B', 19, 23)).toEqual([3_800_000, 4_000_000, 2_800_000, 1_200_000, 11_800_000]);
    expect(column('Resumo', 'D', 19, 23)).toEqual([7_600_000, 8_000_000, 2_800_000, 1_200_000, 19_600_000]);
  });

  test('the costs of each item and group of regions, nothing of them cut', () => {
    const rows = Array.from({ length: 18 }, (_, i) => 5 + i);
    const northern = new Set(['Norte', 'Nordeste', 'Semiárido']);
    const sums = new Map<string, number>();
    for (const row of rows) {
      const group = northern.has(value('Custos', `R${row}`) as string) ? 'B' : 'A';
      const key = `${group} ${String(value('Custos', `B${row}`))}`;
      sums.set(key, (sums.get(key) ?? 0) + Math.round((value('Custos', `N${row}`) as number) * 100));
    }
    expect(Object.fromEntries([...sums].map(([key, cents]) => [key, cents / 1e8]))).toEqual({
      'A II': 3,
      'A III': 4,
      'A IV': 2.5,
      'A V': 1,
      'B II': 0.8,
      'B IV': 0.3,
      'B V': 0.2,
    });
    expect(column('Custos', 'O', 5, 22)).toEqual(Array(18).fill(0));
    expect(filled(column('Custos', 'Q', 5, 22))).toEqual([]);
  });

  test('art. 4º §§ 3º e 4º: the used tractor and the solar system', () => {
    expect([at('Custos', 'M10')?.formula, value('Custos', 'M10')]).toEqual(['SELO.USED(H10,I10)', 108_000]);
    expect([at('Custos', 'M19')?.formula, value('Custos', 'M19')]).toEqual([
      'SELO.INSTALMENT(H19,J19,K19,L19)',
      100_000,
    ]);
  });

  test('art. 4º, IV, b: receipts, the flat 15%, and the 40% that cut', () => {
    expect(column('Técnicos', 'I', 5, 8)).toEqual([18_950.4, 12_960, 37_440, 11_700]);
    expect(value('Técnicos', 'J5')).toBe(136_454.4);
  });

  test('what is missing to the example of a minimum, by multiplier', () => {
    expect(column('Resumo', 'B', 44, 49)).toEqual([1, 1.3, 4, 5.2, 20.8, 26]);
    expect(column('Resumo', 'C', 44, 49)).toEqual([
      64_700_000, 49_769_230.77, 16_175_000, 12_442_307.7, 3_110_576.93, 2_488_461.54,
    ]);
  });

  test('Portaria Interministerial 2/2023: 4,2448% in N, NE and the Semiárido', () => {
    expect([value('Resumo', 'D40'), value('Resumo', 'D41')]).toEqual([4_300_000, 101_300_000]);
    expect(percent(value('Resumo', 'B54'))).toBe('4,2448%');
    expect(column('Resumo', 'C', 52, 54)).toEqual([0.1, 0.15, 0.2]);
    expect(column('Resumo', 'D', 52, 54)).toEqual([6_477_777.78, 12_817_647.06, 19_950_000]);
  });
});

describe('the case extended', () => {
  test('art. 7º: palm of Pará weighs 46,8 million', () => {
    expect(['E6', 'G6', 'J6', 'K6'].map((address) => value('Perenes e perdas', address))).toEqual([
      2_400_000, 1_800_000, 26, 46_800_000,
    ]);
  });

  test('art. 8º, II: a loss of 35% counts whole, three reports count nothing, 20% is no loss', () => {
    expect(column('Perenes e perdas', 'L', 10, 12)).toEqual([150_000, { error: '#N/A' }, 72_000]);
    expect(column('Perenes e perdas', 'N', 10, 13)).toEqual([126_000, 0, 0, 126_000]);
    expect(column('Perenes e perdas', 'P', 10, 13)).toEqual([163_800, 0, 0, 163_800]);
  });

  test('art. 6º: 70.000 kg of 18 ha are 64.800', () => {
    expect(column('Perenes e perdas', 'F', 17, 18)).toEqual([64_800, 60_000]);
  });

  test('28,7101% weighted and 7,5073% effective', () => {
    expect([percent(value('Resumo', 'B6')), percent(value('Resumo', 'C6'))]).toEqual(['28,7101%', '7,5073%']);
    expect([value('Resumo', 'D30'), value('Resumo', 'B30')]).toEqual([394_763_800, 103_226_000]);
  });

  test('art. 3º §§ 6º e 7º: example 3 in both readings', () => {
    const row = (number: number) => ['B', 'C', 'D'].map((letter) => value('Milho e insumos', letter + number));
    expect(row(11)).toEqual([10_000_000, 5_000_000, 0]);
    expect(row(19)).toEqual([17_857_142.86, 7_857_142.85, 10_285_714.29]);
    expect(row(20)).toEqual([20_000_000, 8_800_000, 7_200_000]);
  });
});

describe('what the sheets hold', () => {
  test('the minimum percentage is marked as an example', () => {
    expect(value('Parâmetros', 'A14')).toContain('VALOR DE EXEMPLO');
    expect(value('Parâmetros', 'C14')).toContain('NÃO é o percentual da norma');
    expect(at('Parâmetros', 'B14')?.note).toContain('Valor de exemplo');
  });

  test('every CPF, CNPJ, DAP or CAF and key of an invoice has the right shape and check digits', () => {
    const last = 237;
    for (const cpf of column('Aquisições', 'Q', 5, last)) expect(readCpf(cpf).ok).toBe(true);
    for (const key of column('Aquisições', 'R', 5, last))
      expect(readFamilyKey(key)).toMatchObject({ ok: true, notes: [] });
    for (const key of column('Aquisições', 'V', 5, last)) expect(readNfeKey(key).ok).toBe(true);
    for (const issuer of column('Aquisições', 'U', 5, last))
      expect(readCpf(issuer).ok || readCnpj(issuer).ok).toBe(true);
    for (const cpf of filled(column('Técnicos', 'B', 5, 30))) expect(readCpf(cpf).ok).toBe(true);
    expect(readCnpj(value('Parâmetros', 'B8')!).ok).toBe(true);
    expect(value('Aquisições', `A${last}`)).toBe(233);
    expect(value('Aquisições', `A${last + 1}`)).toBeUndefined();
  });

  test('one farmer is one person with one DAP or CAF, and none sells over the ceiling', () => {
    const families = column('Aquisições', 'R', 5, 237);
    expect(new Set(families).size).toBe(233);
    expect(new Set(column('Aquisições', 'Q', 5, 237)).size).toBe(233);
    const amounts = column('Aquisições', 'K', 5, 237) as number[];
    expect(value('Parâmetros', 'B15')).toBe(500_000);
    expect(Math.max(...amounts)).toBeLessThan(500_000);
  });

  test('the only errors are those made on purpose', () => {
    const errors = book.sheets.flatMap(({ name, rows }) =>
      [...rows].flatMap(([row, cells]) =>
        [...cells].flatMap(([at, cell]) =>
          typeof cell.value === 'object' && cell.value !== null ? [`${name}!${cellAddress({ row, column: at })}`] : [],
        ),
      ),
    );
    expect(errors).toEqual(['Perenes e perdas!L11']);
  });

  test('headings stay in sight', () => {
    for (const { name, freeze } of book.sheets) if (name !== 'Leia-me') expect(freeze.rows).toBeGreaterThan(0);
  });
});

test('each formula of ours gives again, through our functions, the values that the file carries', async () => {
  const memory = new MemoryWorkbook(
    Object.fromEntries(
      book.sheets.map(({ name, rows }) => [
        name,
        {
          cells: Object.fromEntries(
            [...rows].flatMap(([row, cells]) =>
              [...cells].map(([at, cell]) => [cellAddress({ row, column: at }), cell.value]),
            ),
          ),
        },
      ]),
    ),
  );
  const used = new Set<string>();
  for (const sheet of book.sheets) {
    for (const [row, cells] of sheet.rows) {
      for (const [at, cell] of cells) {
        const calls = cell.formula === undefined ? null : findOurCalls(cell.formula);
        if (!calls) continue;
        used.add(calls.first.id);
        const place = { sheet: sheet.name, row, column: at };
        const resolved = await resolveCall(calls.first, memory, place);
        if (!resolved.ok) throw new Error(`${sheet.name}!${cellAddress(place)}: ${resolved.expressions.join()}`);
        const answer = answerOf(calls.first.id, resolved.args);
        const { rows: height, columns: width } = cell.array ?? { rows: 1, columns: 1 };
        const carried = Array.from({ length: height }, (_, r) =>
          Array.from({ length: width }, (_cell, c) => cellAt(sheet, row + r, at + c)?.value ?? ''),
        );
        expect([`${sheet.name}!${cellAddress(place)}`, answer]).toEqual([
          `${sheet.name}!${cellAddress(place)}`,
          carried,
        ]);
      }
    }
  }
  expect([...used].sort()).toEqual(
    catalogue
      .map(({ id }) => id)
      .filter((id) => id.startsWith('SELO.'))
      .sort(),
  );
});

function answerOf(id: string, args: readonly unknown[]): unknown[][] {
  const entry = catalogue.find((known) => known.id === id)!;
  const answer: unknown = entry.run(args);
  const block = Array.isArray(answer) ? (answer as unknown[][]) : [[answer]];
  return block.map((row) => row.map((cell) => (cell instanceof FunctionFailure ? { error: cell.error } : cell)));
}
