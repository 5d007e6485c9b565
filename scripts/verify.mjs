/**
 * Checks everything: `npm run verify`. Installs what the tests need on a bare Debian or Ubuntu (Chromium, LibreOffice
 * Calc), then types, lint and format beside the build, then the tests that need no other program, on all processors,
 * then those that drive one, one after another. A failing step does not hide the next ones; any failure ends with 1.
 *
 * CONFEREBIO_TEST_RESULTS=file: where jest's numbers of passed and failed tests are written as JSON, of both runs together.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePrograms } from './ensurePrograms.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const env = { ...process.env, ...(await ensurePrograms()) };
const failed = [];

await Promise.all([
  (async () => {
    await step('types', ['typescript/bin/tsc']);
    await step('lint', ['eslint/bin/eslint.js', '.']);
    await step('format', ['prettier/bin/prettier.cjs', '--check', '.']);
  })(),
  step('build', ['webpack/bin/webpack.js', '--mode', 'production']),
]);
if (failed.includes('build')) console.error('\nThe tests were not run: they need the build.');
else await tests();
console.log(failed.length === 0 ? '\nEverything passes.' : `\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function tests() {
  const folder = mkdtempSync(path.join(tmpdir(), 'conferebio-'));
  const runs = [
    ['tests of code and screens', ['--selectProjects', 'unit', 'screens', `--maxWorkers=${availableParallelism()}`]],
    ['tests with programs', ['--selectProjects', 'whole', '--runInBand']],
  ];
  const sum = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  for (const [at, [name, options]] of runs.entries()) {
    const results = path.join(folder, `${at}.json`);
    await step(name, ['jest/bin/jest.js', ...options, '--json', `--outputFile=${results}`], { isShown: true });
    const found = resultsIn(results);
    for (const number of Object.keys(sum)) sum[number] += found[number];
  }
  rmSync(folder, { recursive: true });
  if (process.env.CONFEREBIO_TEST_RESULTS) writeFileSync(process.env.CONFEREBIO_TEST_RESULTS, JSON.stringify(sum));
}

function resultsIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The run ended before it could tell: one failure.
    return { numPassedTests: 0, numFailedTests: 1, numRuntimeErrorTestSuites: 0 };
  }
}

/** Runs a program of the project; what it says is shown at once, or when it is over where two run beside each other. */
function step(name, [program, ...args], { isShown = false } = {}) {
  if (isShown) console.log(`\n== ${name}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', program), ...args], {
      cwd: root,
      env,
      stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    child.on('close', (status) => {
      if (!isShown) console.log(`\n== ${name}\n${Buffer.concat(said).toString('utf8')}`);
      if (status !== 0) failed.push(name);
      resolve();
    });
  });
}
