/**
 * What every adapter of the Workbook port must do, as plain checks that run in jest and in a browser page alike.
 * A host loads {@link contractBook}, hands over its adapter, and each case rejects with what it found wrong.
 */
import type { CellContent, CellRef, CellValue, NamedReference, Workbook } from '../../src/workbook/port';
import { at, isEqual, refuses, same, settled, until } from './contractChecks';

/** What the cases find in the workbook. Every case may write to the sheet `Livre` only. */
export const contractBook = {
  sheets: {
    'Compras 2023': {
      cells: {
        A1: 'Produto',
        A2: 'Babaçu (amêndoa)',
        A3: ' com "aspas" e acento: São João ',
        B1: 'kg',
        B2: 2500,
        B3: 0.1,
        B4: -1.5,
        C2: true,
        C3: false,
        E2: '=1/0',
        E3: '=NA()',
        F2: '=B2*2',
      },
      /** What the formulas above show. */
      shown: { E2: { error: '#DIV/0!' }, E3: { error: '#N/A' }, F2: 5000 },
    },
    Livre: {
      cells: { A1: 'antes', H2: '=SEQUENCE(3)' },
      spills: { H2: [[1], [2], [3]] },
      conversations: ['A20'],
    },
    Relatório: {
      cells: {
        B2: 'Relatório de vendas',
        B4: 'Produto',
        C4: 'kg',
        B5: 'Pequi (fruto)',
        C5: 12,
        B6: 'Umbu (fruto)',
        C6: 30,
        B7: 'Andiroba (semente)',
        C7: 44,
      },
      merged: [{ row: 1, column: 1, rows: 1, columns: 3 }],
      hiddenRows: [5],
      tables: [{ name: 'Lista', area: { row: 3, column: 1, rows: 4, columns: 2 }, columns: ['Produto', 'kg'] }],
      /** Formatted and empty, far below. */
      formatted: ['F40'],
    },
    Guardada: { cells: { C3: 'à parte' }, hidden: true },
    Vazia: {},
    Fechada: { cells: { A1: 'fixo' }, protected: true },
  },
} as const;

/** An adapter under test over a fresh {@link contractBook}, and a person at its keyboard. */
export interface ContractHost {
  workbook: Workbook;
  /** The person, not the program, moves to a cell. */
  personSelects(cell: CellRef): Promise<void>;
  /** Left out where the host cannot protect a sheet. */
  canProtect: boolean;
}

export interface ContractCase {
  name: string;
  run(host: ContractHost): Promise<void>;
}

const SHEET = 'Compras 2023';

export const contractCases: readonly ContractCase[] = [
  {
    name: 'reads each kind of value as itself',
    async run({ workbook }) {
      const expected: Record<string, CellValue> = {
        A2: 'Babaçu (amêndoa)',
        A3: ' com "aspas" e acento: São João ',
        B2: 2500,
        B3: 0.1,
        B4: -1.5,
        C2: true,
        C3: false,
      };
      for (const [address, value] of Object.entries(expected))
        same(await workbook.readCell(at(SHEET, address)), { value, formula: null, spillAnchor: null }, address);
    },
  },
  {
    name: 'reads a cell with nothing in it as null, near and far',
    async run({ workbook }) {
      const blank: CellContent = { value: null, formula: null, spillAnchor: null };
      same(await workbook.readCell(at(SHEET, 'D2')), blank, 'D2');
      same(await workbook.readCell(at(SHEET, 'P90')), blank, 'P90');
    },
  },
  {
    name: 'tells errors from texts and gives the formula in English',
    async run({ workbook }) {
      const division = await workbook.readCell(at(SHEET, 'E2'));
      same(division.value, { error: '#DIV/0!' }, 'value of E2');
      same(division.formula, '=1/0', 'formula of E2');
      same((await workbook.readCell(at(SHEET, 'E3'))).value, { error: '#N/A' }, 'value of E3');
    },
  },
  {
    name: 'gives a calculated value with its formula',
    async run({ workbook }) {
      same(await workbook.readCell(at(SHEET, 'F2')), { value: 5000, formula: '=B2*2', spillAnchor: null }, 'F2');
    },
  },
  {
    name: 'finds a sheet whatever the case of its name',
    async run({ workbook }) {
      same((await workbook.readCell(at('COMPRAS 2023', 'B2'))).value, 2500, 'B2');
    },
  },
  {
    name: 'reads an area row by row, blanks and errors included',
    async run({ workbook }) {
      same(
        await workbook.readArea({ sheet: SHEET, row: 0, column: 1, rows: 4, columns: 4 }),
        [
          ['kg', null, null, null],
          [2500, true, null, { error: '#DIV/0!' }],
          [0.1, false, null, { error: '#N/A' }],
          [-1.5, null, null, null],
        ],
        'B1:E4',
      );
    },
  },
  {
    name: 'reads an area that reaches past everything written',
    async run({ workbook }) {
      const values = await workbook.readArea({ sheet: SHEET, row: 1, column: 0, rows: 60, columns: 30 });
      same([values.length, values[0]?.length], [60, 30], 'size');
      same(values[0]?.[1], 2500, 'first row');
      same(values[59]?.[29], null, 'last cell');
    },
  },
  {
    name: 'gives what cells hold themselves: formulas, values, and nothing where another formula spilled',
    async run({ workbook }) {
      same(
        await workbook.readContents({ sheet: SHEET, row: 0, column: 1, rows: 4, columns: 5 }),
        [
          ['kg', null, null, null, null],
          [2500, true, null, { formula: '=1/0' }, { formula: '=B2*2' }],
          [0.1, false, null, { formula: '=NA()' }, null],
          [-1.5, null, null, null, null],
        ],
        'B1:F4',
      );
      const spilled = { sheet: 'livre', row: 0, column: 6, rows: 5, columns: 2 };
      same(
        await workbook.readContents(spilled),
        [
          [null, null],
          [null, { formula: '=SEQUENCE(3)' }],
          [null, null],
          [null, null],
          [null, null],
        ],
        'around the spill',
      );
      same(
        await workbook.readContents({ ...spilled, row: 3, column: 7, rows: 1, columns: 1 }),
        [[null]],
        'in the spill',
      );
    },
  },
  {
    name: 'lists the sheets in the order of their tabs, with what is hidden and protected',
    async run({ workbook, canProtect }) {
      const sheets = await workbook.sheets();
      same(
        sheets.map(({ name, hidden }) => [name, hidden]),
        [
          [SHEET, false],
          ['Livre', false],
          ['Relatório', false],
          ['Guardada', true],
          ['Vazia', false],
          ['Fechada', false],
        ],
        'sheets',
      );
      if (!canProtect) return;
      const isProtected = sheets.filter((sheet) => sheet.protected).map(({ name }) => name);
      same(isProtected, ['Fechada'], 'protected sheets');
    },
  },
  {
    name: 'gives the area that holds something, whatever else is formatted',
    async run({ workbook }) {
      const report = { sheet: 'Relatório', row: 1, column: 1, rows: 6, columns: 2 };
      same(await workbook.usedArea('Relatório'), report, 'Relatório');
      same(await workbook.usedArea('relatório'), report, 'whatever the case of the name');
      same(
        await workbook.usedArea('Guardada'),
        { sheet: 'Guardada', row: 2, column: 2, rows: 1, columns: 1 },
        'Guardada',
      );
      same(await workbook.usedArea('Vazia'), null, 'Vazia');
    },
  },
  {
    name: 'counts formulas and what they spilled as used',
    async run({ workbook }) {
      const area = await workbook.usedArea('Livre');
      same([area?.column, area?.columns], [0, 8], 'columns of Livre');
      same((area?.row ?? 0) + (area?.rows ?? 0) >= 4, true, 'rows of Livre');
    },
  },
  {
    name: 'tells merged cells and hidden rows of an area, where the host can',
    async run({ workbook }) {
      const area = { sheet: 'Relatório', row: 1, column: 2, rows: 6, columns: 2 };
      const title = { sheet: 'Relatório', row: 1, column: 1, rows: 1, columns: 3 };
      if (workbook.mergedAreas) {
        same(await workbook.mergedAreas(area), [title], 'merged');
        same(await workbook.mergedAreas({ ...area, row: 3 }), [], 'merged below the title');
      }
      if (workbook.hiddenRows) {
        same(await workbook.hiddenRows(area), [5], 'hidden rows');
        same(await workbook.hiddenRows({ ...area, rows: 4 }), [], 'hidden rows above the hidden one');
      }
    },
  },
  {
    name: 'tells the tables of a sheet, where the host can',
    async run({ workbook }) {
      if (!workbook.tablesOn) return;
      const area = { sheet: 'Relatório', row: 3, column: 1, rows: 4, columns: 2 };
      const table = { name: 'Lista', area, headerRow: true, totalsRow: false };
      same(await workbook.tablesOn('RELATÓRIO'), [table], 'Relatório');
      same(await workbook.tablesOn(SHEET), [], SHEET);
    },
  },
  {
    name: 'refuses to measure a sheet that is not there',
    async run({ workbook }) {
      await refuses(workbook.usedArea('Não existe'), 'failed');
    },
  },
  {
    name: 'names the cell that spilled into another one',
    async run({ workbook }) {
      same((await workbook.readCell(at('Livre', 'H2'))).spillAnchor, null, 'anchor itself');
      same((await workbook.readCell(at('Livre', 'H2'))).formula, '=SEQUENCE(3)', 'anchor formula');
      const spilled = await workbook.readCell(at('Livre', 'H4'));
      same(spilled, { value: 3, formula: null, spillAnchor: at('Livre', 'H2') }, 'H4');
    },
  },
  {
    name: 'writes a formula over a value and into a blank cell',
    async run({ workbook }) {
      await workbook.writeFormula(at('Livre', 'A1'), '=1+1');
      await workbook.writeFormula(at('Livre', 'C7'), '=IF(A1>1,"sim; não","não")');
      same((await workbook.readCell(at('Livre', 'A1'))).formula, '=1+1', 'A1');
      same((await workbook.readCell(at('Livre', 'C7'))).formula, '=IF(A1>1,"sim; não","não")', 'C7');
    },
  },
  {
    name: 'does not write into cells that another formula spilled into',
    async run({ workbook }) {
      await refuses(workbook.writeFormula(at('Livre', 'H3'), '=1'), 'partOfSpill');
      same((await workbook.readCell(at('Livre', 'H3'))).value, 2, 'H3 afterwards');
    },
  },
  {
    name: 'refuses to write into a protected sheet and changes nothing',
    async run({ workbook, canProtect }) {
      if (!canProtect) return;
      await refuses(workbook.writeFormula(at('Fechada', 'A1'), '=1'), 'protected');
      same(await workbook.readCell(at('Fechada', 'A1')), { value: 'fixo', formula: null, spillAnchor: null }, 'A1');
    },
  },
  {
    name: 'refuses a sheet that is not there',
    async run({ workbook }) {
      await refuses(workbook.readCell(at('Não existe', 'A1')), 'failed');
      await refuses(workbook.writeFormula(at('Não existe', 'A1'), '=1'), 'failed');
    },
  },
  {
    name: 'selects a cell, on another sheet too',
    async run({ workbook }) {
      await workbook.select(at(SHEET, 'B3'));
      same(await workbook.selectedCell(), at(SHEET, 'B3'), 'selected');
      await workbook.select(at('Livre', 'C7'));
      same(await workbook.selectedCell(), at('Livre', 'C7'), 'selected');
    },
  },
  {
    name: 'tells of each new active cell until it is asked to stop',
    async run({ workbook, personSelects }) {
      await workbook.select(at('Livre', 'A1'));
      const told: CellRef[] = [];
      const stop = workbook.onSelectionChanged((cell) => told.push(cell));
      await settled();
      told.length = 0;
      await personSelects(at(SHEET, 'B2'));
      await until(() => told.some((cell) => isEqual(cell, at(SHEET, 'B2'))), 'the listener to hear of B2');
      same(await workbook.selectedCell(), at(SHEET, 'B2'), 'selected');
      stop();
      await settled();
      told.length = 0;
      await personSelects(at(SHEET, 'A3'));
      await settled();
      same(told, [], 'told after the end');
    },
  },
  {
    name: 'locates a spill',
    async run({ workbook }) {
      if (!workbook.locate) return;
      const area = { sheet: 'Livre', row: 1, column: 7, rows: 3, columns: 1 };
      same(await workbook.locate({ kind: 'spill', cell: at('Livre', 'H2') }, at('Livre', 'A1')), area, 'H2#');
      const noSpill = { kind: 'spill', cell: at('Livre', 'A1') } as const;
      same(await workbook.locate(noSpill, at('Livre', 'A1')), null, 'A1#');
    },
  },
  {
    name: 'locates no name and no table that is not there',
    async run({ workbook }) {
      const unknown: NamedReference[] = [
        { kind: 'name', name: 'NaoExiste', sheet: null },
        { kind: 'table', table: 'NaoExiste', part: 'data', columns: null },
        { kind: 'table', table: null, part: 'thisRow', columns: { first: 'UF', last: 'UF' } },
      ];
      for (const reference of unknown)
        same((await workbook.locate?.(reference, at('Livre', 'A1'))) ?? null, null, JSON.stringify(reference));
    },
  },
];
