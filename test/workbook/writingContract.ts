/**
 * What every adapter must do when it writes, as {@link contractCases} tell what it must do when it reads. Each case finds
 * a fresh {@link contractBook} and leaves all sheets but `Livre` as they were.
 */
import type { AreaRef, CellRef, Workbook } from '../../src/workbook/port';
import type { CellInput, CellState, Edit, EditedCells, NewSheet } from '../../src/workbook/writing';
import type { ContractHost } from './contract';
import { at, refuses, same, settled, until } from './contractChecks';

export interface WritingHost extends ContractHost {
  workbook: Workbook;
  /** The person, not the program, types a number into a cell. */
  personTypes(cell: CellRef, number: number): Promise<void>;
  /** The host has the conversation of the contract's book. */
  hasConversations: boolean;
}

export interface WritingCase {
  name: string;
  run(host: WritingHost): Promise<void>;
}

const SHEET = 'Livre';

/** Texts that a program would read as something else, were they typed. */
const TEXTS = [
  '=1+1',
  '+5',
  '-3',
  '-',
  '@soma',
  "'apóstrofo",
  "''",
  '007',
  '1,5',
  '1.234,56',
  '10/05/2023',
  '2023-05-10',
  'mai/23',
  '12:30',
  '1E5',
  '3,52E+43',
  '10%',
  'R$ 5,00',
  '(5)',
  'VERDADEIRO',
  'FALSE',
  '#N/A',
  '#N/D',
  '35230512345678000195550010000000011000000017',
  ' espaço dos dois lados ',
  'linha\nquebrada',
  'Sim',
  'L05',
  'Babaçu (amêndoa) – "São João" & <filhos>',
];

export const writingCases: readonly WritingCase[] = [
  {
    name: 'writes each kind of value as itself',
    async run({ workbook }) {
      const row: CellInput[] = ['Umbu', 12.5, -0.1, true, false, { error: '#N/A' }, { formula: '=1+2' }, 0];
      await workbook.edit([contents('J2', [row])]);
      const states = await workbook.readStates(area('J2', 1, 8));
      same(contentsOf(states), [row], 'states');
      const values = await workbook.readArea(area('J2', 1, 6));
      same(values, [['Umbu', 12.5, -0.1, true, false, { error: '#N/A' }]], 'values');
      same((await workbook.readCell(at(SHEET, 'P2'))).formula, '=1+2', 'formula');
    },
  },
  {
    name: 'keeps a text a text, whatever it looks like',
    async run({ workbook }) {
      const cells = TEXTS.map((text) => [text]);
      await workbook.edit([contents('J2', cells)]);
      same(await workbook.readArea(area('J2', cells.length, 1)), cells, 'values');
      const states = await workbook.readStates(area('J2', cells.length, 1));
      same(contentsOf(states), cells, 'states');
      same(await workbook.readContents(area('J2', cells.length, 1)), cells, 'contents');
      same(new Set(states.flat().map(({ numberFormat }) => numberFormat)).size, 1, 'number formats');
      same(states[0]?.[0]?.numberFormat, 'General', 'number format');
    },
  },
  {
    name: 'keeps texts beside numbers and formulas in one edit',
    async run({ workbook }) {
      const cells: CellInput[][] = [
        ['=A1', { formula: '=1+1' }, 5],
        ['08', { error: '#DIV/0!' }, 'fim'],
      ];
      await workbook.edit([contents('J2', cells)]);
      same(contentsOf(await workbook.readStates(area('J2', 2, 3))), cells, 'states');
    },
  },
  {
    name: 'puts numbers, formulas and texts as themselves into cells formatted as text',
    async run({ workbook }) {
      const cells: CellInput[][] = [[7, '007', { formula: '=1+1' }, true, '=1+1', "'x"]];
      await workbook.edit([{ kind: 'numberFormat', areas: [area('J2', 1, 6)], format: '@' }, contents('J2', cells)]);
      const states = await workbook.readStates(area('J2', 1, 6));
      same(contentsOf(states), cells, 'states');
      same([...new Set(states[0]!.map(({ numberFormat }) => numberFormat))], ['@'], 'number format');
      same((await workbook.readCell(at(SHEET, 'J2'))).value, 7, 'J2');
    },
  },
  {
    name: 'leaves cells alone where nothing is given, and clears them with null',
    async run({ workbook }) {
      await workbook.edit([
        contents('J2', [[1, 2, 3]]),
        { kind: 'fill', areas: [area('J2', 1, 3)], color: '#FFCC00' },
        contents('J2', [[undefined, null, 4]]),
      ]);
      same(await workbook.readArea(area('J2', 1, 3)), [[1, null, 4]], 'values');
      const fills = (await workbook.readStates(area('J2', 1, 3)))[0]!.map(({ fill }) => fill?.toUpperCase());
      same(fills, ['#FFCC00', '#FFCC00', '#FFCC00'], 'fills');
    },
  },
  {
    name: 'takes formats, fills, bold, notes and contents back to exactly what was told before',
    async run({ workbook }) {
      const whole = area('J2', 3, 3);
      await workbook.edit([
        contents('J2', [
          ['001', 2, null],
          [null, { formula: '=K2*2' }, false],
        ]),
        { kind: 'numberFormat', areas: [area('K2', 2, 1)], format: '#,##0.00' },
        { kind: 'fill', areas: [area('J2', 1, 2)], color: '#DDEEFF' },
        { kind: 'bold', areas: [area('J2', 1, 3)], bold: true },
        ...(workbook.abilities.notes ? [note('J2', 'nota da pessoa')] : []),
      ]);
      const before = await workbook.readStates(whole);
      same(before[0]?.[1], state(2, { numberFormat: '#,##0.00', fill: '#DDEEFF', bold: true }), 'K2 before');
      same(before[2]?.[2], state(null), 'L4 before');
      await workbook.edit([
        contents('J2', Array(3).fill(['x', 'y', 'z'])),
        { kind: 'numberFormat', areas: [whole], format: '0%' },
        { kind: 'fill', areas: [area('J2', 2, 3), area('J4', 1, 1)], color: '#FF0000' },
        { kind: 'bold', areas: [area('J3', 1, 3)], bold: true },
        { kind: 'bold', areas: [area('J2', 1, 1)], bold: false },
        ...(workbook.abilities.notes ? [note('J2', 'outra'), note('L4', 'nova')] : []),
      ]);
      const between = await workbook.readStates(whole);
      const noted = workbook.abilities.notes ? 'outra' : null;
      same(between[0]?.[0], state('x', { numberFormat: '0%', fill: '#FF0000', note: noted }), 'J2 between');
      same(between[1]?.[2], state('z', { numberFormat: '0%', fill: '#FF0000', bold: true }), 'L3 between');
      await workbook.edit(editsBackTo(whole, before, workbook.abilities.notes));
      same(await workbook.readStates(whole), before, 'states afterwards');
    },
  },
  {
    name: 'colours many cells here and there',
    async run({ workbook }) {
      const areas = Array.from({ length: 400 }, (_area, i) => area(i % 2 ? 'J2' : 'L2', 1, 1, i));
      await workbook.edit([{ kind: 'fill', areas, color: '#FFEE00' }]);
      const states = await workbook.readStates(area('J2', 401, 3));
      const fills = states.map((row) => row.map(({ fill }) => (fill === null ? 0 : 1)).join(''));
      same(
        fills.slice(0, 400).join(),
        Array.from({ length: 400 }, (_row, i) => (i % 2 ? '100' : '001')).join(),
        'fills',
      );
      same(fills[400], '000', 'below');
      await workbook.edit([{ kind: 'fill', areas, color: null }]);
      const after = await workbook.readStates(area('J2', 401, 3));
      same(
        after.flat().every(({ fill }) => fill === null),
        true,
        'no fill afterwards',
      );
    },
  },
  {
    name: 'carries out edits in order',
    async run({ workbook }) {
      await workbook.edit([
        contents('J2', [['um']]),
        { kind: 'fill', areas: [area('J2', 1, 1)], color: '#FF0000' },
        contents('J2', [['dois']]),
        { kind: 'fill', areas: [area('J2', 1, 1)], color: null },
        { kind: 'bold', areas: [area('J2', 1, 1)], bold: true },
      ]);
      same(await workbook.readStates(area('J2', 1, 1)), [[state('dois', { bold: true })]], 'J2');
    },
  },
  {
    name: 'puts, changes and takes away notes, where the host has them',
    async run({ workbook }) {
      const edits = [note('J2', 'L05: acima do limite\nArt. 5º, § 2º'), note('J3', 'outra')];
      if (!workbook.abilities.notes) {
        await refuses(workbook.edit([contents('J2', [['x']]), ...edits]), 'unsupported');
        same(await workbook.readArea(area('J2', 1, 1)), [[null]], 'nothing is written');
        return;
      }
      await workbook.edit(edits);
      same(await notesOf(workbook, area('J2', 3, 1)), ['L05: acima do limite\nArt. 5º, § 2º', 'outra', null], 'put');
      await workbook.edit([note('J2', 'mudada'), note('J3', null), note('J4', null)]);
      same(await notesOf(workbook, area('J2', 3, 1)), ['mudada', null, null], 'changed');
    },
  },
  {
    name: 'puts no note beside a conversation, and writes nothing then',
    async run({ workbook, hasConversations }) {
      if (!hasConversations) return;
      const [[conversation]] = (await workbook.readStates(area('A20', 1, 1))) as [[CellState]];
      same(conversation.conversation, true, 'A20');
      if (!workbook.abilities.notes) return;
      await refuses(workbook.edit([contents('J2', [['x']]), note('A20', 'nota')]), 'unsupported');
      same(await workbook.readArea(area('J2', 1, 1)), [[null]], 'J2 afterwards');
    },
  },
  {
    name: 'sets widths of columns and takes them back',
    async run({ workbook }) {
      const before = await workbook.readColumnWidths(SHEET, 9, 3);
      same(before.length, 3, 'widths');
      await workbook.edit([
        { kind: 'columnWidth', sheet: SHEET, column: 9, pixels: 180 },
        { kind: 'columnWidth', sheet: SHEET, column: 11, pixels: 48 },
      ]);
      const widths = await workbook.readColumnWidths(SHEET, 9, 3);
      same(widths.map(Math.round), [180, Math.round(before[1]!), 48], 'set');
      await workbook.edit(
        before.map((pixels, c) => ({ kind: 'columnWidth', sheet: SHEET, column: 9 + c, pixels }) as const),
      );
      same(await workbook.readColumnWidths(SHEET, 9, 3), before, 'afterwards');
    },
  },
  {
    name: 'writes nothing at all when one of the cells was spilled into',
    async run({ workbook }) {
      await refuses(
        workbook.edit([
          contents('J2', [['x']]),
          contents('G2', [
            [1, undefined],
            [2, 3],
          ]),
        ]),
        'partOfSpill',
      );
      same(
        await workbook.readArea(area('G2', 2, 4)),
        [
          [null, 1, null, null],
          [null, 2, null, null],
        ],
        'afterwards',
      );
      await workbook.edit([contents('G2', [[1], [2]]), contents('G4', [[4, undefined]])]);
      same(
        await workbook.readArea(area('G2', 3, 2)),
        [
          [1, 1],
          [2, 2],
          [4, 3],
        ],
        'beside the spill',
      );
      const states = await workbook.readStates(area('H2', 3, 1));
      same(
        contentsOf(states),
        [[{ formula: '=SEQUENCE(3)' }], [null], [null]],
        'spilled cells hold nothing of their own',
      );
    },
  },
  {
    name: 'writes nothing at all when one of the sheets is protected',
    async run({ workbook, canProtect }) {
      if (!canProtect) return;
      const closed = { sheet: 'Fechada', row: 0, column: 0, rows: 1, columns: 1 };
      const attempts: Edit[] = [
        { kind: 'contents', area: closed, cells: [['x']] },
        { kind: 'fill', areas: [closed], color: '#FF0000' },
        { kind: 'columnWidth', sheet: 'Fechada', column: 0, pixels: 200 },
      ];
      for (const attempt of attempts) await refuses(workbook.edit([contents('J2', [['x']]), attempt]), 'protected');
      same(await workbook.readArea(area('J2', 1, 1)), [[null]], 'J2 afterwards');
      same(await workbook.readStates(closed), [[state('fixo')]], 'A1 afterwards');
    },
  },
  {
    name: 'refuses edits of a sheet that is not there, and writes nothing then',
    async run({ workbook }) {
      const nowhere = { sheet: 'Não existe', row: 0, column: 0, rows: 1, columns: 1 };
      const edits: Edit[] = [contents('J2', [['x']]), { kind: 'fill', areas: [nowhere], color: '#FF0000' }];
      await refuses(workbook.edit(edits), 'failed');
      same(await workbook.readArea(area('J2', 1, 1)), [[null]], 'J2 afterwards');
    },
  },
  {
    name: 'tells how far it is, and writes nothing when it was stopped before',
    async run({ workbook }) {
      const told: [number, number][] = [];
      await workbook.edit([contents('J2', [[1, 2]]), contents('J3', [[3, 4]])], {
        onProgress: (done, total) => told.push([done, total]),
      });
      const last = told.at(-1);
      same(last?.[0], last?.[1], 'done at the end');
      same(
        told.every(([done, total], i) => done <= total && done >= (told[i - 1]?.[0] ?? 0)),
        true,
        'never backwards',
      );
      const stopped = new AbortController();
      stopped.abort();
      const failure = await workbook.edit([contents('J2', [['x']])], { signal: stopped.signal }).then(
        () => 'written',
        (reason: unknown) => reason,
      );
      same(failure === stopped.signal.reason, true, 'the reason is told');
      same(await workbook.readArea(area('J2', 1, 2)), [[1, 2]], 'afterwards');
    },
  },
  {
    name: 'has nothing to do for no edits and for edits of nothing',
    async run({ workbook }) {
      const before = await workbook.readStates(area('J2', 2, 2));
      await workbook.edit([]);
      await workbook.edit([{ kind: 'fill', areas: [], color: '#FF0000' }, contents('J2', [[undefined]])]);
      same(await workbook.readStates(area('J2', 2, 2)), before, 'afterwards');
    },
  },
  {
    name: 'adds a sheet behind the others with all that was asked, and removes it again',
    async run({ workbook }) {
      await workbook.addSheet(NEW_SHEET);
      const names = (await workbook.sheets()).map(({ name }) => name);
      same([names.length, names.at(-1)], [7, NEW_SHEET.name], 'sheets');
      const used = { sheet: NEW_SHEET.name, row: 0, column: 0, rows: 6, columns: 3 };
      same(await workbook.usedArea(NEW_SHEET.name), used, 'used area');
      const states = await workbook.readStates(used);
      same(states[0]?.[0], state('Conferência de 007', { bold: true }), 'A1');
      same(states[0]?.[1], state(null), 'B1');
      same(
        states[3]?.map(({ content }) => content),
        ['00123', 1234.5, '=não é fórmula'],
        'A4:C4',
      );
      same(states[3]?.[1]?.numberFormat, '#,##0.00', 'format of B4');
      same(
        states[5]?.[1],
        state({ formula: '=SUM(B4:B5)' }, { bold: true, fill: '#DDEEFF', numberFormat: '0.0' }),
        'B6',
      );
      if (workbook.abilities.notes) same(states[3]?.[0]?.note, 'uma nota', 'note of A4');
      const widths = await workbook.readColumnWidths(NEW_SHEET.name, 0, 2);
      same(widths.map(Math.round), [180, 90], 'widths');
      const tables = (await workbook.tablesOn?.(NEW_SHEET.name)) ?? [];
      same(
        tables.map(({ area: place }) => place),
        [{ sheet: NEW_SHEET.name, row: 2, column: 0, rows: 3, columns: 3 }],
        'tables',
      );
      // The workbook has a table of that name.
      same(
        tables.some(({ name }) => name.toLowerCase() === 'lista'),
        false,
        'name of the table',
      );
      await workbook.deleteSheet(NEW_SHEET.name);
      same((await workbook.sheets()).length, 6, 'sheets afterwards');
      await refuses(workbook.usedArea(NEW_SHEET.name), 'failed');
    },
  },
  {
    name: 'adds no sheet of a name that is taken, and removes none that is not there',
    async run({ workbook }) {
      await refuses(workbook.addSheet({ ...NEW_SHEET, name: 'LIVRE' }), 'nameTaken');
      await refuses(workbook.addSheet({ ...NEW_SHEET, name: 'a/b' }), 'failed');
      await refuses(workbook.deleteSheet('Não existe'), 'failed');
      same((await workbook.sheets()).length, 6, 'sheets afterwards');
    },
  },
  {
    name: 'gives a sheet another name, where the host can',
    async run({ workbook }) {
      if (!workbook.renameSheet) return;
      await workbook.addSheet({ name: 'Conferência', rows: [['um']] });
      await workbook.renameSheet('Conferência', 'Conferência (2)');
      await workbook.addSheet({ name: 'Conferência', rows: [['dois']] });
      await refuses(workbook.renameSheet('Conferência (2)', 'LIVRE'), 'nameTaken');
      await refuses(workbook.renameSheet('Não existe', 'x'), 'failed');
      await workbook.deleteSheet('Conferência');
      await workbook.renameSheet('Conferência (2)', 'conferência');
      same((await workbook.sheets()).map(({ name }) => name).at(-1), 'conferência', 'name');
      const cell = { sheet: 'Conferência', row: 0, column: 0, rows: 1, columns: 1 };
      same(await workbook.readArea(cell), [['um']], 'A1');
      await workbook.deleteSheet('conferência');
    },
  },
  {
    name: 'gives a table another size and its old one again',
    async run({ workbook }) {
      const table = { sheet: 'Relatório', row: 3, column: 1, rows: 4, columns: 2 };
      const header = { ...table, column: 3, rows: 1, columns: 1 };
      await workbook.edit([{ kind: 'contents', area: header, cells: [['Resultado']] }]);
      await workbook.resizeTable('Lista', { ...table, columns: 3 });
      if (workbook.tablesOn) same((await workbook.tablesOn('Relatório'))[0]?.area, { ...table, columns: 3 }, 'wider');
      if (workbook.locate) {
        const column = { first: 'Resultado', last: 'Resultado' };
        const found = await workbook.locate({ kind: 'table', table: 'Lista', part: 'data', columns: column }, table);
        same(found, { ...table, row: 4, rows: 3, column: 3, columns: 1 }, 'the new column');
      }
      await workbook.resizeTable('Lista', table);
      await workbook.edit([{ kind: 'contents', area: header, cells: [[null]] }]);
      if (workbook.tablesOn) same((await workbook.tablesOn('Relatório'))[0]?.area, table, 'as before');
      const values = await workbook.readArea({ ...table, columns: 3 });
      same(values[0], ['Produto', 'kg', null], 'headers');
      same(values[3], ['Andiroba (semente)', 44, null], 'last row');
      await refuses(workbook.resizeTable('NaoExiste', table), 'failed');
    },
  },
  {
    name: 'keeps texts by key, replaces and forgets them',
    async run({ workbook }) {
      same(await workbook.kept('desfazer'), null, 'at first');
      await workbook.keep('desfazer', 'um');
      await workbook.keep('colunas', 'dois');
      await workbook.keep('desfazer', 'três');
      same([await workbook.kept('desfazer'), await workbook.kept('colunas')], ['três', 'dois'], 'kept');
      await workbook.keep('desfazer', null);
      await workbook.keep('nunca houve', null);
      same([await workbook.kept('desfazer'), await workbook.kept('colunas')], [null, 'dois'], 'forgotten');
    },
  },
  {
    name: 'keeps every text as it is, and long ones',
    async run({ workbook }) {
      const controls = Array.from({ length: 32 }, (_code, code) => String.fromCharCode(code)).join('');
      const texts = [
        '',
        'Açaí, babaçu & "cumaru" <b>não</b> \'x\' ]]> &amp; &#10;',
        ` dois espaços \r\n\t${controls}\u007f\u0085\u2028\ufffe\uffff`,
        '🌱 日本語 𝒜',
        '{"chave":"valor \\\\ \\"com aspas\\""}',
        'é"<&'.repeat(256 * 1024),
      ];
      for (const text of texts) {
        await workbook.keep('texto', text);
        const kept = await workbook.kept('texto');
        same(kept === text, true, `text of ${text.length} characters: ${text.slice(0, 40)}`);
      }
    },
  },
  {
    name: 'tells of cells changed by itself and by the person, until it is asked to stop',
    async run({ workbook, personTypes }) {
      const told: EditedCells[] = [];
      const stop = workbook.onEdited((change) => told.push(change));
      await settled();
      await workbook.edit([contents('J2', [[1], [2]])]);
      await until(() => told.some(({ own }) => own), 'the own change to be told');
      await settled();
      same(
        told.every(({ own }) => own),
        true,
        'nothing but own changes',
      );
      same(
        told.every(({ sheet }) => sheet === SHEET),
        true,
        'sheet of the own change',
      );
      told.length = 0;
      await personTypes(at(SHEET, 'K5'), 12);
      await until(() => told.length > 0, "the person's change to be told");
      same(told[0], { sheet: SHEET, area: area('K5', 1, 1), own: false }, "the person's change");
      stop();
      await settled();
      told.length = 0;
      await personTypes(at(SHEET, 'K6'), 13);
      await settled();
      same(told, [], 'told after the end');
    },
  },
  {
    name: 'writes a text as long as a cell may hold',
    async run({ workbook }) {
      const text = `=${'ã'.repeat(32_766)}`;
      await workbook.edit([contents('J2', [[text]])]);
      same((await workbook.readCell(at(SHEET, 'J2'))).value === text, true, 'J2');
    },
  },
];

const NEW_SHEET: NewSheet = {
  name: 'Conferência',
  rows: [
    [{ content: 'Conferência de 007', style: { bold: true } }],
    [],
    ['Código', 'Valor', 'O quê'],
    [
      { content: '00123', note: 'uma nota' },
      { content: 1234.5, style: { numberFormat: '#,##0.00' } },
      '=não é fórmula',
    ],
    ['00124', { content: -1, style: { numberFormat: '#,##0.00' } }, undefined],
    [
      undefined,
      { content: { formula: '=SUM(B4:B5)' }, style: { bold: true, fill: '#DDEEFF', numberFormat: '0.0' } },
      null,
    ],
  ],
  columnWidths: [180, 90],
  frozenRows: 3,
  tables: [{ name: 'Lista', row: 2, column: 0, rows: 3, columns: 3 }],
  rules: [
    {
      row: 3,
      column: 0,
      rows: 100,
      columns: 1,
      allowed: { kind: 'listFrom', sheet: 'Conferência', row: 3, column: 0, rows: 2, columns: 1 },
      message: { title: 'Código', text: 'Escolha um código da lista.' },
      otherwise: 'stop',
    },
    { row: 3, column: 1, rows: 100, columns: 1, allowed: { kind: 'decimal', min: 0, max: null }, otherwise: 'warn' },
    { row: 3, column: 2, rows: 100, columns: 1, allowed: { kind: 'date', from: '2023-01-01', until: '2023-12-31' } },
  ],
};

/** An area of the free sheet; `down` moves it that many rows. */
function area(address: string, rows: number, columns: number, down = 0): AreaRef {
  const cell = at(SHEET, address);
  return { ...cell, row: cell.row + down, rows, columns };
}

function contents(address: string, cells: readonly (readonly (CellInput | undefined)[])[]): Edit {
  return { kind: 'contents', area: area(address, cells.length, cells[0]?.length ?? 0), cells };
}

function note(address: string, text: string | null): Edit {
  return { kind: 'note', cell: at(SHEET, address), text };
}

function state(content: CellInput, look: Partial<CellState> = {}): CellState {
  return { content, numberFormat: 'General', fill: null, bold: false, note: null, ...look };
}

function contentsOf(states: readonly (readonly CellState[])[]): CellInput[][] {
  return states.map((row) => row.map(({ content }) => content));
}

async function notesOf(workbook: Workbook, place: AreaRef): Promise<(string | null)[]> {
  return (await workbook.readStates(place)).flat().map(({ note: text }) => text);
}

/** Edits that bring an area back to what was told of it. */
function editsBackTo(whole: AreaRef, states: readonly (readonly CellState[])[], notes: boolean): Edit[] {
  const cells = states.flatMap((row, r) =>
    row.map((one, c) => {
      const cell = { sheet: whole.sheet, row: whole.row + r, column: whole.column + c };
      return { one, cell, areas: [{ ...cell, rows: 1, columns: 1 }] };
    }),
  );
  return [
    { kind: 'contents', area: whole, cells: contentsOf(states) },
    ...cells.flatMap(({ one, areas }): Edit[] => [
      { kind: 'numberFormat', areas, format: one.numberFormat },
      { kind: 'fill', areas, color: one.fill },
      { kind: 'bold', areas, bold: one.bold },
    ]),
    ...(notes ? cells.map(({ one, cell }): Edit => ({ kind: 'note', cell, text: one.note })) : []),
  ];
}
