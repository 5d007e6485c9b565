/**
 * Checks everything: `npm run verify`. Installs what the tests need on a bare Debian or Ubuntu (Chromium, LibreOffice
 * Calc), then types, lint, build and all tests. A failing step does not hide the next ones; any failure ends with 1.
 *
 * CONFEREBIO_TEST_RESULTS=file: where jest writes its summary as JSON.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedChromium, installedLibreOffice, packagedChromium } from './programs.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const env = { ...process.env, ...(await ensurePrograms()) };
const results = process.env.CONFEREBIO_TEST_RESULTS;
const steps = [
  ['types', ['typescript/bin/tsc']],
  ['lint', ['eslint/bin/eslint.js', '.']],
  ['format', ['prettier/bin/prettier.cjs', '--check', '.']],
  ['build', ['webpack/bin/webpack.js', '--mode', 'production']],
  ['tests', ['jest/bin/jest.js', ...(results ? ['--json', `--outputFile=${path.resolve(results)}`] : [])]],
];
const failed = [];
for (const [name, [program, ...args]] of steps) {
  if (name === 'tests' && failed.includes('build')) {
    console.error('\nThe tests were not run: they need the build.');
    continue;
  }
  console.log(`\n== ${name}`);
  if (run(process.execPath, [path.join(root, 'node_modules', program), ...args]) !== 0) failed.push(name);
}
console.log(failed.length === 0 ? '\nEverything passes.' : `\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

function run(program, args) {
  return spawnSync(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
}

/** Finds or installs the programs that tests drive, and gives the variables that say where they are. */
async function ensurePrograms() {
  const missing = [
    ...(installedChromium() ? [] : ['chromium', 'fonts-liberation']),
    ...(installedLibreOffice() ? [] : ['libreoffice-calc']),
  ];
  if (missing.length > 0) install(missing);
  const chromium = installedChromium() ?? (await packagedChromium());
  const libreOffice = installedLibreOffice();
  if (!chromium) stop('a browser', 'chromium', 'CHROMIUM_PATH');
  if (!libreOffice) stop('LibreOffice Calc', 'libreoffice-calc', 'SOFFICE_PATH');
  console.log(`Browser: ${chromium}\nLibreOffice: ${libreOffice}`);
  return { CHROMIUM_PATH: chromium, SOFFICE_PATH: libreOffice };
}

function install(packages) {
  const apt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!apt) return;
  const isRoot = process.getuid?.() === 0;
  const sudo = !isRoot && spawnSync('sudo', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isRoot && !sudo) return;
  console.log(`Installing ${packages.join(' and ')} with apt-get${sudo ? ' (sudo may ask for your password)' : ''}…`);
  const prefix = sudo ? ['sudo', 'env'] : ['env'];
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [program, ...args] = [...prefix, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...command];
    spawnSync(program, args, { stdio: ['inherit', 'ignore', 'inherit'] });
  }
}

function stop(what, debianPackage, variable) {
  console.error(
    `\nThe tests need ${what} and it could not be found or installed.\n` +
      `Install it (on Debian or Ubuntu, as root: apt-get install ${debianPackage}), ` +
      `or set ${variable} to the program, and run this again.`,
  );
  process.exit(1);
}
