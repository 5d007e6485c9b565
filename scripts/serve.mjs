/**
 * Serves the built workbench to this computer and opens it in the browser: `npm start`. Builds it first when that was
 * not done since the sources changed. PORT changes the port.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { staticFiles } from './staticFiles.js';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const dist = path.join(root, 'dist');
const firstPort = Number(process.env.PORT || 3000);
const lastPort = process.env.PORT ? firstPort : firstPort + 20;

if (!Number.isInteger(firstPort) || firstPort < 1 || firstPort > 65535) {
  stop(`PORT=${process.env.PORT}: não é um número de porta (1 a 65535). / not a port number (1 to 65535).`);
}
if (!isBuilt()) build();
const server = await listen();
const address = `http://127.0.0.1:${server.address().port}/`;
console.log(`
  ConfereBio: ${address}

  Abra esse endereço no navegador. Para encerrar: Ctrl+C.
  Open this address in the browser. To stop: Ctrl+C.
`);
openBrowser(address);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}

/** Whether the built page is there and newer than everything it is made from. */
function isBuilt() {
  const page = path.join(dist, 'index.html');
  if (!existsSync(page)) return false;
  const builtAt = statSync(page).mtimeMs;
  const sources = ['src', 'assets', 'webpack.config.js', 'package-lock.json', 'manifest.xml'];
  return sources.every((source) => newest(path.join(root, source)) <= builtAt);
}

function newest(file) {
  if (!existsSync(file)) return 0;
  const { mtimeMs } = statSync(file);
  if (!statSync(file).isDirectory()) return mtimeMs;
  return readdirSync(file).reduce((latest, name) => Math.max(latest, newest(path.join(file, name))), 0);
}

function build() {
  console.log('Preparando as páginas (um ou dois minutos)… / Building the pages (a minute or two)…');
  const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
  if (!existsSync(webpack)) stop('Execute "npm ci" antes. / Run "npm ci" first.');
  const { status, stdout } = spawnSync(process.execPath, [webpack, '--mode', 'production'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  // The builder's report interests nobody while it goes well.
  if (status !== 0) console.error(stdout);
  if (status !== 0) stop('A compilação falhou; veja acima. / The build failed; see above.');
}

/** The first free port; another program may hold the usual one. */
async function listen() {
  for (let port = firstPort; ; port += 1) {
    try {
      return await listenOn(port);
    } catch (error) {
      if (error.code !== 'EADDRINUSE') {
        stop(`A porta ${port} não pôde ser usada. / Port ${port} could not be used. (${error.code})`);
      }
      if (port >= lastPort) {
        stop(
          `A porta ${port} está ocupada por outro programa. Escolha outra: PORT=3100 npm start\n` +
            `Port ${port} is taken by another program. Choose another one: PORT=3100 npm start`,
        );
      }
      console.log(`A porta ${port} está ocupada; tentando a ${port + 1}. / Port ${port} is taken; trying ${port + 1}.`);
    }
  }
}

function listenOn(port) {
  const candidate = createServer(staticFiles(dist));
  return new Promise((resolve, reject) => {
    candidate.once('error', reject);
    candidate.listen(port, '127.0.0.1', () => resolve(candidate));
  });
}

/** Only where there is a screen to open it on; failing to open is no failure. */
function openBrowser(url) {
  const screen = process.platform === 'linux' ? process.env.DISPLAY || process.env.WAYLAND_DISPLAY : true;
  if (process.env.CI || !process.stdout.isTTY || !screen) return;
  const openers = { darwin: ['open', url], win32: ['cmd', '/c', 'start', '', url] };
  const [command, ...args] = openers[process.platform] ?? ['xdg-open', url];
  const opener = spawn(command, args, { stdio: 'ignore', detached: true });
  opener.on('error', () => undefined);
  opener.unref();
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
