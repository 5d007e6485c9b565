import { spawnSync } from 'node:child_process';
import { installedChromium, installedLibreOffice, packagedChromium } from './programs.mjs';

/**
 * Finds the programs that tests drive, or installs them with apt-get (as root or with sudo), and gives the variables
 * that say where they are. Ends the process with what to do when that fails.
 */
export async function ensurePrograms() {
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
