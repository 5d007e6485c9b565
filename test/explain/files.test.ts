import {
  sentenceOfOpenNotice,
  sentenceOfOpenRefusal,
  sentenceOfSaveNotice,
  sentenceOfSaveRefusal,
} from '../../src/explain/files';
import type {
  FileKind,
  ForeignKind,
  Loss,
  NewFileReason,
  OpenNotice,
  OpenRefusal,
  SaveNotice,
  SaveRefusal,
  SelfCheck,
} from '../../src/explain/fileFindings';

// The types make these lists complete: a code without a line here does not compile.
const foreign: Record<ForeignKind, null> = {
  pdf: null,
  image: null,
  document: null,
  presentation: null,
  archive: null,
  xml: null,
  binary: null,
};
const kinds: Record<FileKind, null> = {
  xlsx: null,
  xlsm: null,
  xls: null,
  ods: null,
  html: null,
  xmlSpreadsheet: null,
  text: null,
};
const reasons: Record<NewFileReason, null> = {
  otherType: null,
  strict: null,
  unusualPackage: null,
  sheetRemoved: null,
  sheetsReordered: null,
  rearranged: null,
  layoutChanged: null,
  tablesChanged: null,
  namesChanged: null,
  extension: null,
};
const losses: Record<Loss, null> = {
  validations: null,
  conditionalFormats: null,
  charts: null,
  pictures: null,
  pivotTables: null,
  macros: null,
  conversations: null,
  protection: null,
  filters: null,
  externalLinks: null,
  linkedFormulas: null,
  linkedNames: null,
  hyperlinks: null,
  calculatedColumns: null,
  printSettings: null,
  borders: null,
  richText: null,
  controls: null,
  connections: null,
  outline: null,
  sparklines: null,
  tableStyles: null,
  otherSheets: null,
  otherParts: null,
  shapes: null,
  dataTables: null,
  fonts: null,
  rowHeights: null,
  view: null,
  properties: null,
};
const checks: Record<SelfCheck, null> = { reopen: null, sheets: null, cells: null, order: null, table: null };
const keys = <T extends string>(record: Record<T, null>) => Object.keys(record) as T[];

type ByCode<T extends { code: string }> = { [C in T['code']]: Extract<T, { code: C }>[] };
const list = <T extends { code: string }>(byCode: ByCode<T>) => (Object.values(byCode) as T[][]).flat();
const place = { sheet: 'Notas', cell: 'B7' };

const openRefusals = list<OpenRefusal>({
  empty: [{ code: 'empty' }],
  truncated: [{ code: 'truncated' }],
  damaged: [{ code: 'damaged', part: 'xl/worksheets/sheet1.xml' }],
  tooLarge: [{ code: 'tooLarge', limitMegabytes: 300 }],
  tooManyParts: [{ code: 'tooManyParts', limit: 10_000 }],
  encrypted: [{ code: 'encrypted' }],
  binaryWorkbook: [{ code: 'binaryWorkbook' }],
  oldWorkbookUnreadable: [{ code: 'oldWorkbookUnreadable' }],
  sheetsUnreadable: [{ code: 'sheetsUnreadable' }],
  noTable: [{ code: 'noTable' }],
  notSpreadsheet: keys(foreign).map((found) => ({ code: 'notSpreadsheet', found })),
});
const openNotices = list<OpenNotice>({
  nameDiffers: keys(kinds).flatMap((kind) =>
    ['xls', ''].map((extension) => ({ code: 'nameDiffers' as const, kind, extension })),
  ),
  farCell: [{ code: 'farCell', ...place }],
  hiddenSheets: [1, 2].map((count) => ({ code: 'hiddenSheets', count })),
  hiddenRows: [1, 7].map((count) => ({ code: 'hiddenRows', sheet: 'Notas', count })),
  protectedSheet: [{ code: 'protectedSheet', sheet: 'Notas' }],
  brokenName: [{ code: 'brokenName', name: 'Quebrado', refersTo: '#REF!$A$1' }],
  nameHidesFunction: [{ code: 'nameHidesFunction', name: 'PGPMBIO.VSP' }],
  externalLinks: [1, 3].map((count) => ({ code: 'externalLinks', count })),
  macros: [{ code: 'macros' }],
  tableColumnsRepeated: [
    { code: 'tableColumnsRepeated', sheet: 'Notas', table: 'tb', column: 'Valor', proposal: 'Valor (2)' },
  ],
  listTooLong: [{ code: 'listTooLong', sheet: 'Notas', area: 'B2:B9', length: 400 }],
  tooLongForExcel: (['text', 'formula'] as const).map((what) => ({ code: 'tooLongForExcel', ...place, what })),
  notComputed: [1, 4].map((count) => ({ code: 'notComputed', ...place, count })),
  sheetSkipped: [{ code: 'sheetSkipped', sheet: 'Gráfico1' }],
  otherSheetLeftOut: [{ code: 'otherSheetLeftOut', sheet: 'Gráfico1' }],
  otherTables: [1, 2].map((count) => ({ code: 'otherTables', count })),
  digitsAlreadyLost: [1, 2].map((count) => ({ code: 'digitsAlreadyLost', ...place, count })),
  formulasAsValues: [{ code: 'formulasAsValues' }],
  encodingGuessed: [{ code: 'encodingGuessed' }],
});
const saveRefusals = list<SaveRefusal>({
  partOfArray: [{ code: 'partOfArray', ...place, owner: 'B2' }],
  formulaTooLong: [{ code: 'formulaTooLong', ...place, length: 9000 }],
  formulaTextTooLong: [{ code: 'formulaTextTooLong', ...place, length: 300 }],
  textTooLong: [{ code: 'textTooLong', ...place, length: 40_000 }],
  outsideSheet: [{ code: 'outsideSheet', ...place }],
  sheetName: (['empty', 'long', 'characters', 'repeated', 'reserved'] as const).map((problem) => ({
    code: 'sheetName',
    sheet: 'a',
    problem,
  })),
  noVisibleSheet: [{ code: 'noVisibleSheet' }],
  tableColumns: [{ code: 'tableColumns', sheet: 'Notas', table: 'tb' }],
  selfCheck: keys(checks).flatMap((check) => [
    { code: 'selfCheck' as const, check },
    { code: 'selfCheck' as const, check, sheet: 'Notas' },
  ]),
});
const saveNotices = list<SaveNotice>({
  savedAs: keys(reasons).map((reason) => ({ code: 'savedAs', fileName: 'notas (ConfereBio).xlsx', reason })),
  lost: keys(losses).flatMap((what) => [
    { code: 'lost' as const, what, count: 2 },
    { code: 'lost' as const, what, count: 1, sheet: 'Notas' },
  ]),
  partlyRead: [{ code: 'partlyRead' }],
  oldArray: [{ code: 'oldArray', ...place }],
  recalculatedOnOpening: [{ code: 'recalculatedOnOpening' }],
});

type Sentence = [name: string, portuguese: string, english: string, data: object];
const sentences: Sentence[] = [
  ...openRefusals.map((one): Sentence => [
    JSON.stringify(one),
    sentenceOfOpenRefusal(one, 'pt-BR'),
    sentenceOfOpenRefusal(one, 'en-US'),
    one,
  ]),
  ...openNotices.map((one): Sentence => [
    JSON.stringify(one),
    sentenceOfOpenNotice(one, 'pt-BR'),
    sentenceOfOpenNotice(one, 'en-US'),
    one,
  ]),
  ...saveRefusals.map((one): Sentence => [
    JSON.stringify(one),
    sentenceOfSaveRefusal(one, 'pt-BR'),
    sentenceOfSaveRefusal(one, 'en-US'),
    one,
  ]),
  ...saveNotices.map((one): Sentence => [
    JSON.stringify(one),
    sentenceOfSaveNotice(one, 'pt-BR'),
    sentenceOfSaveNotice(one, 'en-US'),
    one,
  ]),
];

test.each(sentences)('%s is a whole sentence in both languages', (_, portuguese, english, data) => {
  for (const sentence of [portuguese, english]) {
    expect(sentence).toMatch(/^[A-ZÀ-Ú0-9“].*\.$/s);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object| {2}|\$\{/);
  }
  expect(portuguese).not.toBe(english);
  const { sheet, cell, owner, fileName } = data as Record<string, string | undefined>;
  for (const named of [sheet, cell, owner, fileName]) {
    if (named === undefined) continue;
    expect(portuguese).toContain(named);
    expect(english).toContain(named);
  }
});

test('no two findings of a kind read the same', () => {
  expect(new Set(sentences.map(([, portuguese]) => portuguese)).size).toBe(sentences.length);
  expect(new Set(sentences.map(([, , english]) => english)).size).toBe(sentences.length);
});

test.each<[string, string]>([
  [
    sentenceOfOpenRefusal({ code: 'tooLarge', limitMegabytes: 300 }, 'pt-BR'),
    'Este arquivo se expande para mais de 300 MB e não foi aberto. Divida a planilha em arquivos menores.',
  ],
  [
    sentenceOfSaveRefusal({ code: 'partOfArray', sheet: 'Notas', cell: 'D3', owner: 'D2' }, 'pt-BR'),
    'D3 (“Notas”) faz parte do resultado da fórmula em D2. Desfaça a mudança ou apague a fórmula toda; nada foi salvo.',
  ],
  [sentenceOfSaveNotice({ code: 'lost', what: 'charts', count: 2 }, 'pt-BR'), 'O novo arquivo não terá: gráficos (2).'],
  [
    sentenceOfOpenNotice({ code: 'nameDiffers', kind: 'html', extension: 'xls' }, 'pt-BR'),
    'Apesar de o nome terminar em .xls, o conteúdo é uma página da web com tabelas; foi aberto assim.',
  ],
])('%s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});
