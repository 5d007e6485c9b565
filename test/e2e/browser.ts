import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { staticFiles } from '../../scripts/staticFiles.js';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The built pages in a real browser, with everything noted that must not happen there. */
export interface BuiltPages {
  page: Page;
  context: BrowserContext;
  base: string;
  /** Requests that wanted to leave this computer; they were stopped. */
  leaving: string[];
  /** Exceptions and console errors of the page and its frames. */
  errors: string[];
  close(): Promise<void>;
}

/** The folder that `npm run build` fills; CONFEREBIO_DIST names another one. */
export function builtFolder(): string {
  const folder = path.resolve(process.env.CONFEREBIO_DIST ?? path.join(__dirname, '../../dist'));
  if (!existsSync(path.join(folder, 'index.html')) || !existsSync(path.join(folder, 'customFunctionsHost.js'))) {
    throw new Error(`These tests need the built pages: run "npm run build" first (looked in ${folder}).`);
  }
  return folder;
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = await chromiumPath();
  return chromium.launch({ executablePath, args: flags, headless: true });
}

/** Serves the built pages on a free port of this computer and opens a page that can reach nothing else. */
export async function openBuiltPages(): Promise<BuiltPages> {
  const server = await served(builtFolder());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: base });
  const leaving: string[] = [];
  const errors: string[] = [];
  await context.route('**/*', (route) => {
    const { protocol, hostname } = new URL(route.request().url());
    if (hostname === '127.0.0.1' || protocol === 'data:' || protocol === 'blob:') return route.continue();
    leaving.push(route.request().url());
    return route.abort();
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const close = async () => {
    await browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { page, context, base, leaving, errors, close };
}

function served(folder: string): Promise<Server> {
  const server = createServer(staticFiles(folder));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function chromiumPath(): Promise<string> {
  const named = process.env.CHROMIUM_PATH ?? process.env.CHROME_PATH;
  if (named) return named;
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return await packaged.executablePath();
  } catch (error) {
    throw new Error('No Chromium found: install the Debian package chromium, or set CHROMIUM_PATH.', { cause: error });
  }
}
