import { execFileSync } from 'node:child_process';
import path from 'node:path';

const arrow = 'boundaries/dependencies';
const global = 'no-restricted-globals';

/** What must be reported where; an empty list means that the import is fine. */
const cases: [title: string, file: string, code: string, reported: string[]][] = [
  ['rules know the language', 'src/rules/x.ts', "import '../explain/language';", [arrow]],
  ['rules know a function', 'src/rules/pgpmbio/x.ts', "import '../../functions/catalogue';", [arrow]],
  ['rules know a function by type', 'src/rules/x.ts', "export type { Language } from '../explain/language';", [arrow]],
  [
    'rules load a room when needed',
    'src/rules/x.ts',
    "export const x = () => import('../functions/catalogue');",
    [arrow],
  ],
  ['rules know the spreadsheet', 'src/rules/x.ts', "import '../workbook/port';", [arrow]],
  ['rules know places', 'src/rules/x.ts', "import '../brazil/read';", []],
  ['rules compute with decimal.js', 'src/rules/x.ts', "import 'decimal.js';", []],
  ['rules read files', 'src/rules/x.ts', "import 'node:fs';", [arrow]],
  ['rules use React', 'src/rules/x.ts', "import 'react';", [arrow]],
  ['brazil knows the rules', 'src/brazil/x.ts', "import '../rules/pgpmbio/tables';", [arrow]],
  ['brazil reads the municipalities', 'src/brazil/x.ts', "import '@brazilian-utils/brazilian-utils';", []],
  ['explain knows the rules', 'src/explain/x.ts', "import '../rules/pgpmbio/tables';", []],
  ['explain knows the functions', 'src/explain/x.ts', "import '../functions/catalogue';", [arrow]],
  ['functions know the rules', 'src/functions/x.ts', "import '../rules/pgpmbio/tables';", []],
  ['functions know the pane', 'src/functions/x.ts', "import '../taskpane';", [arrow]],
  ['functions know the spreadsheet', 'src/functions/x.ts', "import '../workbook/port';", [arrow]],
  ['workbook knows the functions', 'src/workbook/x.ts', "import '../functions/catalogue';", []],
  ['workbook knows the pane', 'src/workbook/x.ts', "import '../taskpane';", [arrow]],
  ['workbook uses hucre outside xlsx', 'src/workbook/x.ts', "import 'hucre';", [arrow]],
  ['xlsx uses hucre', 'src/workbook/xlsx/x.ts', "import 'hucre';", []],
  ['xlsx uses fflate', 'src/workbook/xlsx/x.ts', "import 'fflate';", []],
  ['pane uses fflate', 'src/taskpane/x.ts', "import 'fflate';", [arrow]],
  ['pane uses the grid', 'src/taskpane/x.ts', "import '@univerjs/core';", [arrow]],
  ['pane knows the workbench', 'src/taskpane/x.ts', "import '../workbench';", [arrow]],
  [
    'pane runs a rule',
    'src/taskpane/x.ts',
    "import { defaultReadings } from '../rules/pgpmbio/readings'; void defaultReadings;",
    [arrow],
  ],
  [
    'pane names a type of the rules',
    'src/taskpane/x.ts',
    "export type { Readings } from '../rules/pgpmbio/readings';",
    [],
  ],
  ['pane lists the tables', 'src/taskpane/x.ts', "import '../rules/pgpmbio/tables';", []],
  ['pane uses React', 'src/taskpane/x.tsx', "import 'react';", []],
  ['workbench uses the grid', 'src/workbench/x.ts', "import '@univerjs/core';", []],
  ['workbench shows the pane', 'src/workbench/x.ts', "import '../taskpane';", []],
  ['grid adapter uses the grid', 'src/workbook/workbenchWorkbook.ts', "import '@univerjs/core';", []],
  ['grid adapter in a folder uses the grid', 'src/workbook/workbench/x.ts', "import '@univerjs/core';", []],
  ['Excel adapter uses the grid', 'src/workbook/excel/x.ts', "import '@univerjs/core';", [arrow]],
  ['memory adapter uses the grid', 'src/workbook/memory.ts', "import '@univerjs/core';", [arrow]],
  ['a file outside the rooms', 'src/x.ts', 'export const x = 1;', ['boundaries/no-unknown-files']],
  ['pane calls Excel', 'src/taskpane/x.ts', 'export const x = () => Excel.run(async () => undefined);', [global]],
  ['pane calls Office', 'src/taskpane/x.ts', 'export const x = () => Office.onReady();', [global]],
  [
    'Excel adapter calls Excel',
    'src/workbook/excel.ts',
    'export const x = () => Excel.run(async () => undefined);',
    [],
  ],
  ['functions register themselves', 'src/functions/x.ts', "CustomFunctions.associate('A', () => 1);", []],
  ['a function calls Office', 'src/functions/x.ts', 'Office.onReady();', [global]],
  ['the bundle asks Office for the language', 'src/functions/index.ts', 'Office.onReady();', []],
  ['rules register functions', 'src/rules/x.ts', "CustomFunctions.associate('A', () => 1);", [global]],
  ['a log left behind', 'src/rules/x.ts', "console.log('a');", ['no-console']],
  ['any', 'src/rules/x.ts', 'export const x = (y: any): unknown => y;', ['@typescript-eslint/no-explicit-any']],
  [
    'any in a test',
    'test/x.test.ts',
    'export const x = (y: any): unknown => y;',
    ['@typescript-eslint/no-explicit-any'],
  ],
  [
    'a picture without text',
    'src/taskpane/x.tsx',
    'export const X = () => <img src="a.png" />;',
    ['jsx-a11y/alt-text'],
  ],
  [
    'a hook under a condition',
    'src/taskpane/x.tsx',
    "import { useState } from 'react'; export function X(p: { a: boolean }) { if (p.a) useState(1); return null; }",
    ['react-hooks/rules-of-hooks'],
  ],
];

describe('the linter keeps the rooms apart', () => {
  const root = path.resolve(__dirname, '../..');
  const answers = JSON.parse(
    execFileSync(process.execPath, [path.join(__dirname, 'lintSnippets.mjs')], {
      cwd: root,
      input: JSON.stringify(cases.map(([, file, code]) => ({ file, code }))),
      encoding: 'utf8',
    }),
  ) as string[][];

  test.each(cases.map(([title, , , reported], index) => ({ title, reported, answer: answers[index] })))(
    '$title',
    ({ reported, answer }) => expect(answer).toEqual(reported),
  );
});
