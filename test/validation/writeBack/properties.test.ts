import { atOnce } from '../../../src/rules/steps';
import fc from 'fast-check';
import { cpfCheckDigits } from '../../../src/brazil/cpf';
import type { Language } from '../../../src/explain/language';
import type { ColumnId } from '../../../src/sheets/columns';
import { validateSales } from '../../../src/validation/pgpmbio/validateSales';
import { validatePlantYear } from '../../../src/validation/selo/validatePlantYear';
import type { WriteBack } from '../../../src/validation/writeBack/writeBack';
import { writeBackOfPlantYear } from '../../../src/validation/writeBack/writeBackOfPlantYear';
import { writeBackOfSales } from '../../../src/validation/writeBack/writeBackOfSales';
import type { CellValue } from '../../../src/workbook/port';
import { CONTEXT, SALE, tableOf as salesTable } from '../pgpmbio/salesTable';
import { donation, farmer, parametersOf, soy, tablesOf } from '../selo/tables';
import { contents } from './sheetText';

const quick = { pause: () => Promise.resolve() };
const day = '2026-11-30';

/** Every text and number that a check would write, each cell on its own. */
function everythingWritten(back: WriteBack): string[] {
  const beside = back.tables.flatMap(({ table, columns }) =>
    columns.flatMap(({ header, valueOf }) => [header, ...table.dataRows.map((_, row) => String(valueOf(row)))]),
  );
  const sheets = [atOnce(back.findingsSheet()), atOnce(back.memorySheet())].flatMap((sheet) =>
    contents(sheet).flat().map(String),
  );
  return [...beside, ...sheets, ...atOnce(back.marks()).map(({ text }) => text)];
}

const cpf = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  .map((digits) => digits.join(''))
  .filter((digits) => new Set(digits).size > 2 && !digits.startsWith('00'))
  .map((digits) => digits + cpfCheckDigits(digits));

/** Ways in which people write a CPF, the last with a figure wrong. */
const SPELLINGS: readonly ((cpf: string) => CellValue)[] = [
  (id) => id,
  (id) => Number(id),
  (id) => id.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4'),
  (id) => id.replace(/^(...)(...)(...)(..)$/, '$1 $2 $3 $4'),
  (id) => `CPF ${id}`,
  (id) => `SDW0${id}1506231030`,
  (id) => `DAP SDW0${id}1506231030`,
  (id) => `vendido por ${id}, a prazo`,
  (id) => `000${id}`,
  (id) => id.slice(0, 10) + String((Number(id[10]) + 1) % 10),
];

const spelling = fc.constantFrom(...SPELLINGS);

function leaks(texts: readonly string[], id: string): string[] {
  // The last figure may be the one mistyped.
  return texts.filter((text) => text.replace(/[.\s/-]/g, '').includes(id.slice(0, 10)));
}

/** All but those of amounts, in which eleven figures are an amount. */
const OF_SALES: readonly ColumnId[] = [
  ...(['family', 'previousFamily', 'cpf', 'organisation', 'issuer', 'buyer', 'producerName', 'invoiceKey'] as const),
  ...(['invoiceNumber', 'invoiceSeries', 'date', 'uf', 'municipality', 'ibge', 'product', 'form', 'unit'] as const),
  ...(['transportGuide', 'quota', 'requestDate', 'familyValidUntil', 'invoiceType', 'familyStatus'] as const),
];

test('a CPF in any column of the sales, however written, is nowhere in what is written', async () => {
  await fc.assert(
    fc.asyncProperty(
      cpf,
      spelling,
      fc.constantFrom(...OF_SALES),
      fc.constantFrom<Language>('pt-BR', 'en-US'),
      async (id, write, column, language) => {
        const rows = [SALE, { ...SALE, invoiceNumber: 2, [column]: write(id) }];
        const { table, values } = salesTable(rows);
        const validation = await validateSales({ table, values }, CONTEXT, quick);
        const grid = { sheet: 'Vendas', top: 0, left: 0, values };
        const texts = everythingWritten(writeBackOfSales({ grid, table, validation }, { language, day }));
        expect(leaks(texts, id)).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

const OF_PURCHASES: readonly ColumnId[] = [
  ...(['family', 'cpf', 'issuer', 'intermediary', 'invoiceKey', 'invoiceNumber', 'date', 'municipality'] as const),
  ...(['material', 'unit', 'contract', 'supplierType', 'ruralRegistry', 'uf', 'harvest', 'form'] as const),
];
const OF_COSTS: readonly ColumnId[] = [
  ...(['costItem', 'costLetter', 'region', 'date', 'used', 'invoiceNumber', 'receipt', 'publicFunds'] as const),
  ...(['transfer', 'donee', 'doneeType', 'description'] as const),
];

test('nor is one in the tables of a plant’s year', async () => {
  await fc.assert(
    fc.asyncProperty(
      cpf,
      spelling,
      fc.constantFrom(...OF_PURCHASES),
      fc.constantFrom(...OF_COSTS),
      fc.constantFrom<Language>('pt-BR', 'en-US'),
      async (id, write, ofPurchase, ofCost, language) => {
        const sources = tablesOf({
          acquisitions: [soy(), soy({ invoiceNumber: 16, [ofPurchase]: write(id) })],
          suppliers: [farmer(), farmer({ cpf: id, family: `SDW0${id}1506231030` })],
          costs: [donation(), donation({ invoiceNumber: 78, [ofCost]: write(id) })],
        });
        const parameters = parametersOf();
        const validation = await validatePlantYear(sources, parameters, quick);
        const tables = Object.entries(sources).map(([sheet, { table, values }]) => ({
          grid: { sheet, top: 0, left: 0, values },
          table,
        }));
        const texts = everythingWritten(writeBackOfPlantYear({ tables, validation, parameters }, { language, day }));
        expect(leaks(texts, id)).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});

test('the lines of the memory add up to the totals of the check, to the cent', async () => {
  const sale = fc.record({
    quantity: fc.integer({ min: 1, max: 40_000_000 }).map((units) => units / 10_000),
    salePrice: fc.integer({ min: 1, max: 90_000 }).map((units) => units / 10_000),
    marketPrice: fc.option(fc.integer({ min: 100, max: 900 }).map((cents) => cents / 100)),
    product: fc.constantFrom('Babaçu (amêndoa)', 'Pequi (fruto)', 'Umbu (fruto)'),
    uf: fc.constantFrom('MA', 'SP'),
    family: fc.constantFrom('SAF0123456789012345678901', 'SAF0123456789012345678902'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 12 }), async (sold) => {
      const rows = sold.map((one, at) => ({ ...SALE, ...one, invoiceNumber: at + 1 }));
      const { table, values } = salesTable(rows);
      const validation = await validateSales({ table, values }, CONTEXT, quick);
      const grid = { sheet: 'Vendas', top: 0, left: 0, values };
      const sheet = atOnce(writeBackOfSales({ grid, table, validation }, { language: 'pt-BR', day }).memorySheet());
      const all = contents(sheet);
      const header = all.findIndex(([cell]) => cell === 'Linha');
      const lines = all.slice(header + 1, header + 1 + rows.length);
      const cents = (heading: string) => {
        const at = all[header]!.indexOf(heading);
        return lines.reduce((sum, line) => sum + Math.round(Number(line[at] ?? 0) * 100), 0);
      };
      const { vsp, cutByProductLimit, cutByAnnualCap, payable } = validation.totals;
      expect(
        ['VSP (R$)', 'Cortado pelo LSPA (R$)', 'Cortado pelo limite anual (R$)', 'A pagar (R$)'].map(cents),
      ).toEqual([vsp, cutByProductLimit, cutByAnnualCap, payable]);
      for (const line of lines.filter((cells) => cells[1] !== null)) {
        const at = (heading: string) => Math.round(Number(line[all[header]!.indexOf(heading)]) * 100);
        expect(at('Saldo do produto antes (R$)') - at('A pagar (R$)')).toBe(at('Saldo do produto depois (R$)'));
        expect(at('Saldo anual antes (R$)') - at('A pagar (R$)')).toBe(at('Saldo anual depois (R$)'));
      }
    }),
    { numRuns: 60 },
  );
});
