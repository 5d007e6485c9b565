/**
 * Checks everything: `npm run verify`. Installs what the tests need on a bare Debian or Ubuntu (Chromium, LibreOffice
 * Calc), then types, lint, build and all tests. A failing step does not hide the next ones; any failure ends with 1.
 *
 * CONFEREBIO_TEST_RESULTS=file: where jest writes its summary as JSON.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePrograms } from './ensurePrograms.mjs';

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
