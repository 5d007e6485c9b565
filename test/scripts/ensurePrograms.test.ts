import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const module_ = path.resolve(__dirname, '../../scripts/ensurePrograms.mjs');

/** Looks for programs on a computer that has only those given, each a shell script. */
function ensureWith(programs: Record<string, string>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'conferebio-'));
  try {
    for (const name of ['sh', 'env', 'touch', 'chmod']) symlinkSync(`/usr/bin/${name}`, path.join(folder, name));
    for (const [name, script] of Object.entries(programs)) {
      writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
      chmodSync(path.join(folder, name), 0o755);
    }
    const code = `import(${JSON.stringify(module_)}).then(({ ensurePrograms }) => ensurePrograms()).then((found) => console.log(JSON.stringify(found)))`;
    const env = { PATH: folder, HOME: folder, NODE_ENV: 'test' };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', code], {
      env,
      encoding: 'utf8',
      cwd: folder,
    });
    return { status, out: stdout.replaceAll(folder, ''), errors: stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const there = 'exit 0';
/** Installs what it is asked for, beside itself, and notes the call. */
const aptGet = `echo "apt-get $*" >&2
for package in "$@"; do
  case "$package" in
    chromium) touch "$PWD/chromium"; chmod 755 "$PWD/chromium" ;;
    libreoffice-calc) touch "$PWD/soffice" "$PWD/libsclo.so"; chmod 755 "$PWD/soffice" ;;
  esac
done`;

test('what is there is used, and nothing is installed', () => {
  const { status, out, errors } = ensureWith({
    chromium: there,
    soffice: there,
    'libsclo.so': '',
    'apt-get': aptGet,
  });
  expect([status, errors]).toEqual([0, '']);
  expect(out).toContain('{"CHROMIUM_PATH":"/chromium","SOFFICE_PATH":"/soffice"}');
});

test('a LibreOffice without Calc cannot be used, and there is nothing to install one with', () => {
  const { status, errors } = ensureWith({ chromium: there, soffice: there });
  expect(status).toBe(1);
  expect(errors).toContain('The tests need LibreOffice Calc and it could not be found or installed.');
  expect(errors).toContain('as root: apt-get install libreoffice-calc');
  expect(errors).toContain('SOFFICE_PATH');
});

const isRoot = process.getuid?.() === 0;

test('what is missing is installed, by root or with sudo', () => {
  const sudo: Record<string, string> = isRoot ? {} : { sudo: 'exec "$@"' };
  const { status, out, errors } = ensureWith({ 'apt-get': aptGet, ...sudo });
  expect(status).toBe(0);
  expect(errors).toContain('apt-get update\n');
  expect(errors).toMatch(/apt-get install -y --no-install-recommends chromium \S* ?libreoffice-calc/);
  expect(out).toContain('{"CHROMIUM_PATH":"/chromium","SOFFICE_PATH":"/soffice"}');
});

test('an installation that fails is told as such', () => {
  const sudo: Record<string, string> = isRoot ? {} : { sudo: 'exec "$@"' };
  const { status, errors } = ensureWith({ chromium: there, 'apt-get': 'exit 100', ...sudo });
  expect(status).toBe(1);
  expect(errors).toContain('The tests need LibreOffice Calc');
});
