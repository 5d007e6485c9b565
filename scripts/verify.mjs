/**
 * Checks everything: `npm run verify`. Installs what the tests need on a bare Debian or Ubuntu (Chromium, LibreOffice
 * Calc), then types, lint and format beside the build, then the tests of the browser beside all others: only one
 * browser at a time. A failing step does not hide the next ones; any failure ends with 1.
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
  const found = await Promise.all([
    jest('tests in a browser', ['browser'], 1, folder),
    jest('all other tests', ['unit', 'screens', 'programs'], Math.max(1, availableParallelism() - 1), folder),
  ]);
  const numbers = ['numPassedTests', 'numFailedTests', 'numRuntimeErrorTestSuites'];
  const sum = numbers.map((number) => [number, found.reduce((all, results) => all + results[number], 0)]);
  rmSync(folder, { recursive: true });
  if (process.env.CONFEREBIO_TEST_RESULTS)
    writeFileSync(process.env.CONFEREBIO_TEST_RESULTS, JSON.stringify(Object.fromEntries(sum)));
}

/** Runs some of the projects of jest: what they found. */
async function jest(name, projects, workers, folder) {
  const results = path.join(folder, `${projects[0]}.json`);
  const options = ['--selectProjects', ...projects, `--maxWorkers=${workers}`, '--json', `--outputFile=${results}`];
  await step(name, ['jest/bin/jest.js', ...options]);
  return resultsIn(results);
}

function resultsIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The run ended before it could tell: one failure.
    return { numPassedTests: 0, numFailedTests: 1, numRuntimeErrorTestSuites: 0 };
  }
}

/** Runs a program of the project beside others; what it says is shown when it is over. */
function step(name, [program, ...args]) {
  console.log(`… ${name}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', program), ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    child.on('close', (status) => {
      console.log(`\n== ${name}\n${Buffer.concat(said).toString('utf8')}`);
      if (status !== 0) failed.push(name);
      resolve();
    });
  });
}
