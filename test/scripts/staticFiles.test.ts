import http from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { staticFiles } from '../../scripts/staticFiles';

let folder: string;
let server: http.Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'conferebio-'));
  const dist = path.join(folder, 'dist');
  mkdirSync(path.join(dist, 'ajuda'), { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), 'início');
  writeFileSync(path.join(dist, 'ajuda', 'índice.html'), 'ajuda');
  writeFileSync(path.join(dist, 'functions.en-US.json'), '{}');
  writeFileSync(path.join(dist, 'functions.js'), '1');
  writeFileSync(path.join(folder, 'segredo.txt'), 'fora');
  mkdirSync(path.join(folder, 'dist-2'));
  writeFileSync(path.join(folder, 'dist-2', 'x.txt'), 'fora');
  server = http.createServer(staticFiles(dist));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Asks without tidying the path, as a browser would do before sending it. */
function ask(
  url: string,
  method = 'GET',
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path: url, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    request.on('error', reject).end();
  });
}

test.each([
  ['/', 200, 'início', 'text/html; charset=utf-8'],
  ['/index.html?a=1#b', 200, 'início', 'text/html; charset=utf-8'],
  ['/ajuda/%C3%ADndice.html', 200, 'ajuda', 'text/html; charset=utf-8'],
  ['/functions.en-US.json', 200, '{}', 'application/json; charset=utf-8'],
  ['/functions.js', 200, '1', 'text/javascript; charset=utf-8'],
])('%s is served', async (url, status, body, type) => {
  const answer = await ask(url);
  expect([answer.status, answer.body, answer.headers['content-type']]).toEqual([status, body, type]);
});

test.each([
  '/nada.html',
  '/ajuda',
  '/ajuda/',
  '/../segredo.txt',
  '/%2e%2e/segredo.txt',
  '/..%2fsegredo.txt',
  '/../dist-2/x.txt',
  '/%00',
  '/%E0%A4%A',
])('%s is not there', async (url) => {
  const answer = await ask(url);
  expect([answer.status, answer.body]).toEqual([404, 'Not found\n']);
});

test('Office may read the functions from another origin, and nothing else', async () => {
  expect((await ask('/functions.en-US.json')).headers['access-control-allow-origin']).toBe('*');
  expect((await ask('/index.html')).headers['access-control-allow-origin']).toBeUndefined();
});

test('only reading is allowed', async () => {
  expect((await ask('/', 'POST')).status).toBe(405);
  const head = await ask('/', 'HEAD');
  expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '7']);
});
