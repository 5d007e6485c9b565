/**
 * Microsoft's own client library for Excel in jsdom, over a stand-in for the program behind it: the library builds
 * and checks the real requests, the stand-in answers them from a {@link MemoryWorkbook} and counts them.
 */
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import type { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import { WorkbookRefusal, type AreaRef, type CellRef } from '../../src/workbook/port';
import { areaAddress } from '../../src/workbook/excelRequest';
import { FakeHost, type Setting } from './fakeExcelHost';
import { HostError, type Body } from './fakeExcelMessages';

interface Request {
  id: number;
  message: { body: Body };
}

export interface FakeExcel {
  /** Requests sent to the program, with the size of question and answer in characters. */
  sent: { actions: string[]; question: number; answer: number }[];
  /** What was set of formats, lists of entries and the like, in order. */
  settings: readonly Setting[];
  /** Files that were opened in windows of their own, in base64. */
  opened: readonly string[];
  /** Custom XML parts of the workbook by id. */
  parts: ReadonlyMap<string, string>;
  /** Whether the program sends events. */
  readonly eventsAreOn: boolean;
  /** The program answers the next writing request with this error. */
  failNextWith(code: string): void;
  /** The program refuses changes as this says, by its own error codes. */
  refuse(how: (what: string, areas: readonly AreaRef[]) => string | null): void;
  /** Messages and answers of more characters are refused, as Excel on the web does. */
  takeAtMost(question: number, answer: number): void;
  personSelects(cell: CellRef): Promise<void>;
  personTypes(cell: CellRef, number: number): Promise<void>;
  /** The program tells of a change. */
  tellChange(change: object): void;
  close(): void;
}

const EVENTS = 65_536;
const SELECTION_CHANGED = 14;
const CHANGED = 10;
const library = readFileSync('node_modules/@microsoft/office-js/dist/excel-web-16.00.js', 'utf8');

/**
 * Puts the globals `Excel` and `Office` in place.
 *
 * @param minorVersion newest requirement set that the program claims to know: 13 for ExcelApi 1.13
 */
export function startFakeExcel(book: MemoryWorkbook, minorVersion = 18): FakeExcel {
  const script = '<script src="http://localhost/excel-web-16.00.js"></script>';
  const dom = new JSDOM(`<!DOCTYPE html><head>${script}</head>`, {
    url: 'http://localhost/',
    runScripts: 'outside-only',
  });
  const { window } = dom;
  const sent: FakeExcel['sent'] = [];
  const limits = { question: Infinity, answer: Infinity };
  let documentHandler: (() => void) | null = null;
  const isSetSupported = (set: string, version: string) =>
    set !== 'ExcelApi' || Number(version.split('.')[1]) <= minorVersion;

  const bridge = {
    onMessageFromHost: (_text: string): void => undefined,
    sendMessageToHost(text: string): void {
      void answer(JSON.parse(text) as Request, text.length);
    },
  };
  Object.assign(window, { _richApiNativeBridge: bridge });
  window.eval(library);
  addNotes(window);
  const office = {
    context: {
      requirements: { isSetSupported },
      document: {
        addHandlerAsync: (_type: string, handler: () => void) => (documentHandler = handler),
        removeHandlerAsync: () => (documentHandler = null),
      },
    },
    EventType: { DocumentSelectionChanged: 'documentSelectionChanged' },
  };
  Object.assign(globalThis, { Excel: window.Excel, Office: office });

  const tell = (type: number, details: object, of = 'Workbook') => {
    const entry = [EVENTS, type, of, JSON.stringify(details)];
    bridge.onMessageFromHost(JSON.stringify({ type: 3, message: { entries: [entry] } }));
  };
  const tellChange = (area: AreaRef) => {
    const change = { address: areaAddress(area), worksheetId: area.sheet, changeType: 'RangeEdited', source: 'Local' };
    tell(CHANGED, change);
    // Before ExcelApi 1.9 every sheet tells for itself.
    if (minorVersion < 9) tell(CHANGED, change, area.sheet);
  };
  const host = new FakeHost(book, tellChange);

  async function answer(request: Request, question: number): Promise<void> {
    const { body } = request.message;
    const isTooLong = question > limits.question;
    const full = isTooLong ? refusal('RequestPayloadSizeLimitExceeded') : await bodyFor(body);
    const isTooMuch = JSON.stringify(full).length > limits.answer;
    const text = JSON.stringify(isTooMuch ? refusal('ResponsePayloadSizeLimitExceeded') : full);
    sent.push({ actions: body.Actions.map(({ Name }) => Name), question, answer: text.length });
    const message = { statusCode: 200, headers: {}, body: text };
    bridge.onMessageFromHost(JSON.stringify({ id: request.id, type: 2, flags: 0, message }));
  }

  async function bodyFor(body: Body): Promise<object> {
    const resolve = host.objects.resolver(body);
    const Results: { ActionId: number; Value: unknown }[] = [];
    for (const [index, action] of body.Actions.entries())
      try {
        const target = await resolve(action.ObjectPathId);
        Results.push({ ActionId: action.Id, Value: await host.perform(action, target, resolve) });
      } catch (failure) {
        return { ...refusal(failure instanceof HostError ? failure.code : codeOf(failure), index), Results };
      }
    return { Results };
  }

  return {
    sent,
    settings: host.settings,
    opened: host.opened,
    parts: host.objects.parts,
    get eventsAreOn() {
      return host.eventsAreOn;
    },
    failNextWith(code) {
      host.refuse = () => {
        host.refuse = () => null;
        return code;
      };
    },
    refuse: (how) => void (host.refuse = how),
    takeAtMost: (question, answered) => void Object.assign(limits, { question, answer: answered }),
    async personSelects(cell) {
      await book.select(cell);
      documentHandler?.();
      tell(SELECTION_CHANGED, { address: 'A1', worksheetId: '1' });
    },
    async personTypes(cell, number) {
      const area = { ...cell, rows: 1, columns: 1 };
      book.personEdits([{ kind: 'contents', area, cells: [[number]] }]);
      tellChange(area);
    },
    tellChange: (change) => tell(CHANGED, change),
    close: () => window.close(),
  };
}

function refusal(code: string, ActionIndex = 0): { Results: unknown[]; Error: object } {
  return { Results: [], Error: { Code: code, Message: `English text about ${code}`, Location: '', ActionIndex } };
}

/** The library of this package is older than notes; its conversations have the same calls under another name. */
function addNotes(window: object): void {
  const { Excel: excel, OfficeExtension: extension } = window as {
    Excel: { Worksheet: { prototype: object }; CommentCollection: unknown };
    OfficeExtension: { BatchApiHelper: { createPropertyObject(...args: unknown[]): unknown } };
  };
  Object.defineProperty(excel.Worksheet.prototype, 'notes', {
    get(this: object): unknown {
      return extension.BatchApiHelper.createPropertyObject(excel.CommentCollection, this, 'Notes', true, 4);
    },
  });
}

function codeOf(failure: unknown): string {
  if (!(failure instanceof WorkbookRefusal)) throw failure;
  return failure.code === 'protected' ? 'AccessDenied' : 'ItemNotFound';
}
