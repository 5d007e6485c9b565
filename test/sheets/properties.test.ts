import fc from 'fast-check';
import { recogniseTables } from '../../src/sheets/recognise';
import type { RecognisedTable } from '../../src/sheets/recognisedTable';
import type { CellValue } from '../../src/workbook/port';
import { gridOf } from './gridOf';

type Row = readonly CellValue[];

const columns: readonly { header: string; values: fc.Arbitrary<CellValue> }[] = [
  { header: 'Nome do produtor', values: fc.constantFrom('Ana Exemplo', 'Beto Modelo', 'Total Fictício', null) },
  { header: 'CPF', values: fc.constantFrom('529.982.247-25', '111.444.777-35', 11144477735) },
  { header: 'DAP/CAF', values: fc.constantFrom('SDW0111444777351506231030', 'PA062023.01.000000001CAF') },
  { header: 'UF', values: fc.constantFrom('PA', 'MT', 'Pará') },
  { header: 'Produto', values: fc.constantFrom('Açaí (fruto)', 'Babaçu (amêndoa)', 'coisa nenhuma') },
  { header: 'Data NF', values: fc.constantFrom(45092, '15/06/2023', '2023-06-15') },
  { header: 'Qtde (kg)', values: fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.constantFrom('1.500,5', '12', null)) },
  { header: 'Preço venda', values: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constantFrom('R$ 1,25', '0,90')) },
  { header: 'Qualquer coisa', values: fc.constantFrom('x', null, 3) },
];

const lines = fc.array(fc.tuple(...columns.map(({ values }) => values)), { minLength: 2, maxLength: 12 });
const headers = columns.map(({ header }) => header);

/** What is read of a table, whatever the place of its columns and rows: meanings by header, lines as they stand. */
function meaning(rows: readonly Row[], table: RecognisedTable) {
  return {
    kind: table.kind,
    columns: Object.fromEntries(table.columns.map(({ header, id, certainty }) => [header, `${id} ${certainty}`])),
    unmatched: table.unmatched
      .map(({ header }) => header)
      .filter((header) => header !== '')
      .sort(),
    lines: table.dataRows.map((row) => table.columns.map(({ at, id }) => [id, rows[row]![at]]).sort()),
  };
}

function only(rows: readonly Row[]) {
  const tables = recogniseTables(gridOf(rows));
  expect(tables).toHaveLength(1);
  return meaning(rows, tables[0]!);
}

test('the order of the columns does not matter', () => {
  fc.assert(
    fc.property(
      lines,
      fc.shuffledSubarray(
        headers.map((_, at) => at),
        { minLength: headers.length },
      ),
      (body, order) => {
        const rows: Row[] = [headers, ...body];
        expect(only(rows.map((row) => order.map((at) => row[at]!)))).toEqual(only(rows));
      },
    ),
    { numRuns: 60 },
  );
});

test('nor do blank rows and columns around a table, or a title above it', () => {
  const around = fc.record({ above: fc.nat(5), left: fc.nat(5), below: fc.nat(5), titled: fc.boolean() });
  fc.assert(
    fc.property(lines, around, (body, { above, left, below, titled }) => {
      const rows: Row[] = [headers, ...body];
      const pad = Array.from({ length: left }, () => null);
      const moved: Row[] = [
        ...(titled ? [[...pad, 'Relação de notas da cooperativa'], []] : []),
        ...Array.from({ length: above }, (): Row => []),
        ...rows.map((row) => [...pad, ...row, null]),
        ...Array.from({ length: below }, (): Row => [null, '']),
      ];
      expect(only(moved)).toEqual(only(rows));
    }),
    { numRuns: 60 },
  );
});

test('every row from the header to the last one is header, data or left out, once; and every column is accounted for', () => {
  const anyRow = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(...columns.map(({ values }) => values)) as fc.Arbitrary<Row> },
    { weight: 1, arbitrary: fc.constant<Row>([]) },
    { weight: 1, arbitrary: fc.constant<Row>(headers) },
    { weight: 1, arbitrary: fc.constant<Row>(['Total', null, null, null, null, null, 999]) },
    { weight: 1, arbitrary: fc.constant<Row>(['Xapuri']) },
    { weight: 2, arbitrary: fc.array(fc.oneof(fc.string(), fc.double(), fc.constant(null)), { maxLength: 9 }) },
  );
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 25 }), (body) => {
      const rows: Row[] = [headers, ...body];
      for (const table of recogniseTables(gridOf(rows))) {
        const told = [...table.headerRows, ...table.dataRows, ...table.leftOut.map(({ row }) => row)].sort(
          (a, b) => a - b,
        );
        const first = told[0]!;
        expect(told).toEqual(Array.from({ length: told.length }, (_, index) => first + index));
        const places = [...table.columns, ...table.unmatched].map(({ at }) => at);
        expect(new Set(places).size).toBe(places.length);
        const identified = rows.flatMap((row, at) =>
          row.length === headers.length && at > 0 && row !== headers && row[1] ? [at] : [],
        );
        const last = Math.max(...told);
        expect(
          identified.filter((at) => at > table.headerRows[0]! && at <= last && !table.dataRows.includes(at)),
        ).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});
