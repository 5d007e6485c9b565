import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Conversion {
  /** Recompute every formula on opening; LibreOffice otherwise shows the results that the file brings. */
  recalculate: boolean;
  format: 'xlsx' | 'xls' | 'ods';
}

/**
 * Files as LibreOffice saves them again, in the order given. Each call has a profile of its own, since two that
 * share one lose files without a word.
 */
export function savedByLibreOffice(
  files: Record<string, Uint8Array>,
  { recalculate, format }: Conversion,
): Record<string, Uint8Array> {
  const program = process.env.SOFFICE_PATH ?? 'soffice';
  if (spawnSync(program, ['--version']).error) {
    throw new Error(`LibreOffice was not found as “${program}”. Install it with Calc, or set SOFFICE_PATH.`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'conferebio-libreoffice-'));
  try {
    const profile = path.join(folder, 'profile');
    const [input, output] = [path.join(folder, 'in'), path.join(folder, 'out')];
    for (const made of [path.join(profile, 'user'), input, output]) mkdirSync(made, { recursive: true });
    writeFileSync(path.join(profile, 'user', 'registrymodifications.xcu'), settings(recalculate ? 0 : 1));
    const names = Object.keys(files);
    for (const name of names) writeFileSync(path.join(input, name), files[name]!);
    const arguments_ = ['--headless', '--norestore', '--convert-to', format, '--outdir', output];
    const run = spawnSync(
      program,
      [`-env:UserInstallation=file://${profile}`, ...arguments_, ...names.map((name) => path.join(input, name))],
      { encoding: 'utf8', timeout: 240_000 },
    );
    return Object.fromEntries(
      names.map((name) => {
        const made = path.join(output, name.replace(/\.[^.]*$/, `.${format}`));
        if (!existsSync(made)) throw new Error(`LibreOffice made nothing of ${name}: ${run.stdout}${run.stderr}`);
        return [name, new Uint8Array(readFileSync(made))];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** 0 computes always, 1 never. */
function settings(mode: 0 | 1): string {
  const item = (name: string) =>
    `<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="${name}" oor:op="fuse"><value>${mode}</value></prop></item>`;
  return (
    '<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `${item('OOXMLRecalcMode')}${item('ODFRecalcMode')}</oor:items>`
  );
}
