import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Flags that keep a browser used for tests and pictures quiet, offline and able to run as root. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where a program is, or null. */
function which(name) {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** A Chromium or Chrome installed on this computer (`CHROMIUM_PATH` first), or null. */
export function installedChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    const found = which(name);
    if (found) return found;
  }
  return null;
}

/** The Chromium that comes by npm, unpacked; null when the package is not there. */
export async function packagedChromium() {
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return null;
  }
}

/** LibreOffice with Calc (`SOFFICE_PATH` first), or null. */
export function installedLibreOffice() {
  const named = process.env.SOFFICE_PATH;
  if (named && existsSync(named)) return named;
  const found = which('soffice') ?? which('libreoffice');
  if (found === null) return null;
  // Debian can install LibreOffice without Calc; its library stands beside the program.
  const hasCalc = existsSync(path.join(path.dirname(realpathSync(found)), 'libsclo.so'));
  return process.platform === 'linux' && !hasCalc ? null : found;
}
