import { needsOffice } from '../../src/taskpane/needsOffice';
import { findPaneHost } from '../../src/taskpane/paneHost';
import { whenFirstShown } from '../../src/taskpane/whenFirstShown';
import { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';

/** As much of a browser window as the start of the page looks at. */
function pageAt(address: string, parent?: object, prefersDark = false): Window {
  const location = new URL(address);
  const page = { location, matchMedia: () => ({ matches: prefersDark }) };
  return Object.assign(page, { parent: parent ?? page }) as unknown as Window;
}

const foreign = {
  get location(): never {
    throw new DOMException('Blocked a frame', 'SecurityError');
  },
};
const ours = (address: string, more: object = {}) => ({ location: new URL(address), ...more });

describe("Microsoft's script", () => {
  test.each([
    ['a page that Excel on the computer opens', pageAt('https://exemplo.org/taskpane.html'), true],
    ['a page within Excel on the web', pageAt('https://exemplo.org/taskpane.html', foreign), true],
    [
      'a page within another site that answers',
      pageAt('https://exemplo.org/taskpane.html', ours('https://outro.org/')),
      true,
    ],
    [
      'the pane in the published workbench',
      pageAt('https://exemplo.org/taskpane.html', ours('https://exemplo.org/')),
      false,
    ],
    ['the pane in the workbench', pageAt('http://127.0.0.1:3000/taskpane.html', ours('http://127.0.0.1:3000/')), false],
    ['the page opened alone on this computer', pageAt('http://127.0.0.1:3000/taskpane.html'), false],
  ])('%s: is loaded %s', (_what, page, isNeeded) => {
    expect(needsOffice(page)).toBe(isNeeded);
  });
});

describe('the host of the pane', () => {
  afterEach(() => {
    delete (globalThis as { Office?: unknown }).Office;
  });

  test('is the workbench around it, in Portuguese and light', async () => {
    const workbook = new MemoryWorkbook({ P: {} });
    const around = ours('http://127.0.0.1:3000/', { conferebioWorkbook: workbook });
    const host = await findPaneHost(pageAt('http://127.0.0.1:3000/taskpane.html', around, true));
    expect(host).toMatchObject({ language: 'pt-BR', isDark: false });
    expect(host.workbook).toBe(workbook);
  });

  test('is waited for until it is ready', async () => {
    const workbook = new MemoryWorkbook({ P: {} });
    const around = ours('http://127.0.0.1:3000/');
    const found = findPaneHost(pageAt('http://127.0.0.1:3000/taskpane.html?lang=en-US&theme=dark', around));
    await new Promise((resolve) => setTimeout(resolve, 10));
    Object.assign(around, { conferebioWorkbook: workbook });
    expect(await found).toMatchObject({ workbook, language: 'en-US', isDark: true });
  });

  test('is none in a plain browser; the page follows its colours', async () => {
    const host = await findPaneHost(pageAt('http://127.0.0.1:3000/taskpane.html', undefined, true));
    expect(host).toMatchObject({ workbook: null, language: 'pt-BR', isDark: true });
  });

  const office = (host: string | null, more: object = {}) => ({
    HostType: { Excel: 'Excel' },
    VisibilityMode: { taskpane: 'Taskpane' },
    onReady: async () => ({ host, platform: null }),
    context: {
      displayLanguage: 'en-US',
      officeTheme: { bodyBackgroundColor: '#262626' },
      requirements: { isSetSupported: () => true },
    },
    addin: { onVisibilityModeChanged: async () => undefined },
    ...more,
  });

  test('is Excel, with its language and colours', async () => {
    Object.assign(globalThis, { Office: office('Excel') });
    const host = await findPaneHost(pageAt('https://exemplo.org/taskpane.html', foreign));
    expect(host).toMatchObject({ workbook: { host: 'excel' }, language: 'en-US', isDark: true });
  });

  test.each([
    ['#FFFFFF', false],
    ['0A0A0A', true],
    [undefined, false],
  ])('is Excel with the background %s: dark %s', async (bodyBackgroundColor, isDark) => {
    const context = { ...office('Excel').context, officeTheme: { bodyBackgroundColor } };
    Object.assign(globalThis, { Office: office('Excel', { context }) });
    expect(await findPaneHost(pageAt('https://exemplo.org/taskpane.html', foreign))).toMatchObject({ isDark });
  });

  test.each([null, 'Word'])('is none where Office says it is in %s', async (program) => {
    Object.assign(globalThis, { Office: office(program) });
    expect((await findPaneHost(pageAt('https://exemplo.org/taskpane.html'))).workbook).toBeNull();
  });

  test('tells when Excel brings the pane into view, not when it hides it', async () => {
    const told: ((message: { visibilityMode: string }) => void)[] = [];
    const addin = { onVisibilityModeChanged: async (handler: (typeof told)[0]) => void told.push(handler) };
    Object.assign(globalThis, { Office: office('Excel', { addin }) });
    const host = await findPaneHost(pageAt('https://exemplo.org/taskpane.html', foreign));
    const shown = jest.fn();
    host.onShown(shown);
    told[0]!({ visibilityMode: 'Hidden' });
    expect(shown).not.toHaveBeenCalled();
    told[0]!({ visibilityMode: 'Taskpane' });
    expect(shown).toHaveBeenCalledTimes(1);
  });
});

describe('the pane is drawn once', () => {
  const frames: (() => void)[] = [];
  const page = { requestAnimationFrame: (draw: () => void) => frames.push(draw) } as unknown as Window;
  beforeEach(() => frames.splice(0));

  test('when the browser draws the page', () => {
    const show = jest.fn();
    let shown: () => void = () => undefined;
    whenFirstShown(page, (callback) => (shown = callback), show);
    expect(show).not.toHaveBeenCalled();
    frames[0]!();
    shown();
    expect(show).toHaveBeenCalledTimes(1);
  });

  test('or when Excel says so first', () => {
    const show = jest.fn();
    whenFirstShown(page, (callback) => callback(), show);
    frames[0]!();
    expect(show).toHaveBeenCalledTimes(1);
  });
});
