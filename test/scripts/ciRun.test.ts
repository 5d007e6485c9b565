import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const run = path.resolve(__dirname, '../../.ci/run');

/** Runs .ci/run with a stand-in for npm: how it ends and the last line it prints. */
function ciRun(npm: string): { status: number | null; lastLine: string | undefined; calls: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'conferebio-'));
  try {
    const file = path.join(folder, 'npm');
    writeFileSync(file, `#!/usr/bin/env bash\necho "npm $*"\n${npm}\n`);
    chmodSync(file, 0o755);
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const { status, stdout } = spawnSync(run, { env, encoding: 'utf8' });
    const lines = stdout.trimEnd().split('\n');
    return { status, lastLine: lines.at(-1), calls: lines.filter((line) => line.startsWith('npm ')).join('; ') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What jest writes, as far as it matters here. */
function results(passed: number, failed: number, brokenSuites = 0): string {
  const summary = { numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: brokenSuites };
  return `[ "$1" = run ] && echo '${JSON.stringify(summary)}' > "$CONFEREBIO_TEST_RESULTS"`;
}

test.each([
  ['all pass', `${results(812, 0)}\nexit 0`, 0, '812 passed, 0 failed', 'npm ci; npm run verify'],
  ['tests fail', `${results(810, 2)}\n[ "$1" = ci ]`, 1, '810 passed, 2 failed', 'npm ci; npm run verify'],
  ['a suite cannot start', `${results(800, 0, 1)}\n[ "$1" = ci ]`, 1, '800 passed, 1 failed', 'npm ci; npm run verify'],
  ['only the lint fails', `${results(812, 0)}\n[ "$1" = ci ]`, 1, '812 passed, 1 failed', 'npm ci; npm run verify'],
  ['the build fails', '[ "$1" = ci ]', 1, '0 passed, 1 failed', 'npm ci; npm run verify'],
  ['packages cannot be installed', 'exit 3', 3, '0 passed, 1 failed', 'npm ci'],
])('%s', (_title, npm, status, lastLine, calls) => {
  expect(ciRun(npm)).toEqual({ status, lastLine, calls });
});
