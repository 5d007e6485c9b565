/** Draws assets/icons/icon-*.png from the two SVG files. Run by hand after changing a drawing: `npm run icons`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags, installedChromium, packagedChromium } from './programs.mjs';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../assets/icons');
const drawings = { 'icon-small.svg': [16, 20, 24, 32], 'icon.svg': [40, 48, 64, 80, 128] };

const executablePath = installedChromium() ?? (await packagedChromium());
if (!executablePath) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: browserFlags });
try {
  for (const [drawing, sizes] of Object.entries(drawings)) {
    const svg = readFileSync(path.join(folder, drawing), 'utf8');
    for (const size of sizes) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
      await page.screenshot({ path: path.join(folder, `icon-${size}.png`), omitBackground: true });
      await page.close();
    }
  }
} finally {
  await browser.close();
}
