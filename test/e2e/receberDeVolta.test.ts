import type { Language } from '../../src/explain/language';
import { about } from '../../src/taskpane/wording/about';
import {
  appliedLine,
  applyLabel,
  chosenLine,
  groupLabel,
  receiveTexts,
} from '../../src/taskpane/wording/share/receive';
import { returnedNoticeText } from '../../src/taskpane/wording/share/receiveFindings';
import { shareTexts } from '../../src/taskpane/wording/share/share';
import { writingTexts } from '../../src/taskpane/wording/writing';
import type { SentCopy } from '../../src/sharing/sentCopy';
import type { CellValue } from '../../src/workbook/port';
import type { Cell } from '../../src/workbook/xlsx/book';
import { makeCompound } from '../workbook/xlsx/makeCompound';
import { MessyPane } from './messyPane';
import { RemoteWorkbook } from './remoteWorkbook';
import {
  changed,
  fileOf,
  HEADERS,
  linesIn,
  movedAbout,
  putTable,
  ROWS,
  sentCopy,
  SHEET,
  withMacros,
} from './returnedCopies';

/** A copy that came back is compared, decided on and applied in a real browser, by mouse and by keyboard alone. */
jest.setTimeout(240_000);

let messy: MessyPane;
let workbook: RemoteWorkbook;
let sent: SentCopy;
let bytes: Uint8Array;
/** The lines as they were sent. */
let lines: (Cell | null)[][];

beforeAll(async () => {
  messy = await MessyPane.open();
  messy.page.setDefaultTimeout(30_000);
  // Files are asked for here from now on, rather than from the first time that a test waits for it.
  messy.page.on('filechooser', () => undefined);
  workbook = new RemoteWorkbook(messy.page);
}, 180_000);
afterEach(() => {
  expect(messy.pages.leaving).toEqual([]);
  expect(messy.pages.errors.splice(0)).toEqual([]);
});
afterAll(() => messy.pages.close());

const wholeTable = { sheet: SHEET, row: 0, column: 0, rows: ROWS.length + 4, columns: HEADERS.length + 2 };
const table = () => workbook.readArea(wholeTable);
const said = (text: string | RegExp) =>
  messy.pane.getByText(text, typeof text === 'string' ? { exact: true } : {}).waitFor();
const valueOf = async (address: string) => (await messy.cell(SHEET, address)).value;

/** A workbook with the table, from which a copy was sent. */
async function bookWithCopy(): Promise<void> {
  await messy.workbench.newBook();
  await putTable(workbook);
  ({ bytes, sent } = await sentCopy(workbook));
  lines = await linesIn(bytes, sent);
}

async function openPart(language: Language, width: 320 | 350): Promise<void> {
  const { parts } = shareTexts(language);
  await messy.show({ width, language, dark: width === 350 });
  await messy.tab(about(language).tabs.share).click();
  await messy.button(`${parts.receive.open}: ${parts.receive.title}`).or(messy.button(parts.receive.title)).click();
  await messy.heading(parts.receive.title).waitFor();
}

const file = (name: string, content: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});
const choose = (name: string, content: Uint8Array) =>
  messy.pane.locator('input[type="file"]').setInputFiles(file(name, content));

/** Sorted otherwise, columns moved, renamed; two cells changed, one of them to text; one conflict; one line more. */
function cameBack(): Promise<Uint8Array> {
  const altered = changed(lines, [
    [0, 5, { value: 'Preço pago' }],
    [2, 4, { value: 2600 }],
    [3, 4, { value: '1.200,50' }],
    [5, 5, { value: 0.95 }],
    [1, 7, { value: '***.999.247-**' }],
  ]);
  const added: (Cell | null)[] = [
    null,
    ...['Pequi (fruto)', 'GO', 45090, 15, 0.9, '000106'].map((value) => ({ value })),
    null,
  ];
  return fileOf(movedAbout([...altered, added]), 'Devolução da cooperativa');
}

const CHANGED_HERE: CellValue = 2700;
async function changeHere(): Promise<void> {
  await workbook.edit([
    { kind: 'contents', area: { sheet: SHEET, row: 2, column: 3, rows: 1, columns: 1 }, cells: [[CHANGED_HERE]] },
  ]);
}

test('by mouse, at 320 px, in Portuguese: compared, accepted, applied, undone', async () => {
  const texts = receiveTexts('pt-BR');
  await bookWithCopy();
  await changeHere();
  const before = await table();
  await openPart('pt-BR', 320);
  expect(await messy.faults()).toEqual([]);
  await choose('devolvida.xlsx', await cameBack());
  await messy.heading(texts.overview).waitFor();
  for (const notice of [
    { code: 'sheetRenamed', sent: sent.copySheet, now: 'Devolução da cooperativa' },
    { code: 'columnRenamed', header: 'Preço de venda (R$/kg)', now: 'Preço pago' },
    { code: 'becameText', header: 'Quantidade (kg)', cells: 1, first: 'A5' },
  ] as const)
    await said(returnedNoticeText(notice, 'pt-BR'));
  expect(await messy.faults()).toEqual([]);
  await messy.pane.getByRole('option', { name: /^D3 · Quantidade/ }).click();
  expect(await messy.selectedCell()).toEqual({ sheet: SHEET, row: 2, column: 3 });
  expect(await messy.pane.getByRole('definition').allInnerTexts()).toEqual(['2500', '2600', '2700']);
  await messy.pane.getByRole('radio', { name: texts.take }).click();
  expect(await messy.faults()).toEqual([]);
  await messy.pane.getByRole('option', { name: /^G2 · CPF/ }).click();
  await said(texts.doubts.masked);
  await messy.button(texts.acceptAll(2)).click();
  await messy.pane.getByLabel(texts.show).selectOption({ label: groupLabel('newLine', 1, 'pt-BR') });
  await messy.pane.getByRole('option', { name: /^Linha \d+ do arquivo/ }).click();
  await messy.pane.getByRole('checkbox', { name: texts.append }).click();
  expect(await messy.faults()).toEqual([]);
  expect(await table()).toEqual(before);
  await messy.button(applyLabel(4, 'pt-BR')).click();
  await messy.heading(texts.applied).waitFor();
  await said(appliedLine({ cells: 3, newLines: 1, hidden: 0, changed: [], withoutRoom: 0 }, 'pt-BR'));
  expect(await messy.faults()).toEqual([]);
  expect(await Promise.all(['D3', 'D4', 'E6', 'G2', 'D7', 'F7'].map(valueOf))).toEqual([
    2600,
    1200.5,
    0.95,
    '529.982.247-25',
    15,
    '000106',
  ]);
  await messy.button(writingTexts('pt-BR').undo.undo).click();
  await messy.heading(texts.undone).waitFor();
  expect(await table()).toEqual(before);
});

test('by keyboard alone, in English: chosen, a conflict kept, one change accepted, applied, left', async () => {
  const texts = receiveTexts('en-US');
  const share = shareTexts('en-US');
  await bookWithCopy();
  await changeHere();
  await messy.show({ width: 350, language: 'en-US', dark: true });
  await messy.tab(about('en-US').tabs.explain).focus();
  await messy.press('ArrowRight');
  await messy.nextTab();
  await messy.heading(share.parts.receive.title).waitFor();
  await messy.tabTo(share.parts.receive.title);
  await messy.press('Enter');
  await messy.tabTo(texts.choose);
  const chooser = messy.page.waitForEvent('filechooser');
  await messy.press('Enter');
  await (await chooser).setFiles(file('returned.xlsx', await cameBack()));
  await messy.heading(texts.overview).waitFor();
  expect(await messy.faults()).toEqual([]);
  await messy.tabTo(texts.next);
  await messy.press('Enter');
  await messy.tabBackTo(texts.keep);
  await messy.press('Space');
  await messy.pane.getByText(texts.mark.kept).waitFor();
  await said(chosenLine(0, 'en-US'));
  await messy.tabBackTo(texts.differences);
  await messy.press('Home');
  await messy.press('ArrowDown');
  await messy.press('ArrowDown');
  await messy.press('Enter');
  expect(await messy.selectedCell()).toEqual({ sheet: SHEET, row: 3, column: 3 });
  await messy.tabTo(texts.accept);
  await messy.press('Space');
  expect(await messy.faults()).toEqual([]);
  await messy.tabTo(share.back);
  await messy.press('Enter');
  await messy.pane.getByRole('alertdialog').waitFor();
  expect(await messy.faults()).toEqual([]);
  await messy.tabTo(texts.leave.stay);
  await messy.press('Enter');
  await messy.pane.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await messy.tabBackTo(applyLabel(1, 'en-US'));
  await messy.press('Enter');
  await messy.heading(texts.applied).waitFor();
  expect([await valueOf('D3'), await valueOf('D4')]).toEqual([CHANGED_HERE, 1200.5]);
  await messy.tabTo(share.back);
  await messy.press('Enter');
  await messy.heading(share.heading).waitFor();
});

describe('files in which something is wrong say so, and change nothing', () => {
  const texts = receiveTexts('pt-BR');
  let before: CellValue[][];

  beforeAll(async () => {
    await bookWithCopy();
    before = await table();
    await openPart('pt-BR', 320);
  }, 180_000);

  const days = (year: number) => lines.map((line, row) => (row === 0 ? line : later(line, year)));
  const later = (line: (Cell | null)[], year: number) =>
    line.map((cell, column) => (column === 3 ? { value: Number(cell!.value) + year * 366 } : cell));
  const ODD = "Devolução d'Oeste 🌰 2023 final".padEnd(31, '!');

  test.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ['no spreadsheet', async () => new TextEncoder().encode('%PDF-1.7\n…'), /não é uma planilha: é um PDF/],
    [
      'encrypted',
      async () => makeCompound({ EncryptedPackage: new Uint8Array(64), EncryptionInfo: new Uint8Array(64) }),
      /protegido por senha/,
    ],
    ['damaged', async () => bytes.slice(0, bytes.length - 400), /incompleto|danificado/],
    ['another period', async () => fileOf(days(1), sent.copySheet), /é de outro período: tem notas de/],
    [
      'all lines repeated',
      async () => fileOf([...lines, ...lines.slice(1)], sent.copySheet),
      /Todas as linhas \(5\) voltaram mais de uma vez/,
    ],
  ])('%s', async (_what, made, message) => {
    await choose('devolvida.xlsx', await made());
    await messy.heading(texts.notReceived).waitFor();
    await said(message);
    await said(new RegExp(`${texts.nothingChanged.replace('.', String.raw`\.`)}$`));
    expect(await messy.pane.evaluate(() => document.activeElement?.textContent)).toBe(texts.notReceived);
    expect(await messy.faults()).toEqual([]);
    expect(await table()).toEqual(before);
  });

  test.each<[string, () => Promise<Uint8Array>, RegExp]>([
    [
      'formulas where values were sent',
      () => fileOf(changed(lines, [[2, 4, { value: 2600, formula: '2000+600' }]]), sent.copySheet),
      /há fórmulas onde foram enviados valores/,
    ],
    ['macros', async () => withMacros(await fileOf(lines, sent.copySheet)), /macros: não são executadas/],
    ['a sheet of an odd name', () => fileOf(lines, ODD), /agora se chama “Devolução d'Oeste 🌰/],
    [
      'one line repeated',
      () => fileOf([...lines, lines[1]!], sent.copySheet),
      /está em mais de um lugar do arquivo \(linhas 2 e 7\)/,
    ],
  ])('%s', async (_what, made, message) => {
    await choose('devolvida.xlsx', await made());
    await messy.heading(texts.overview).waitFor();
    await said(message);
    expect(await messy.faults()).toEqual([]);
    expect(await table()).toEqual(before);
    await messy.button(texts.another).click();
  });
});
