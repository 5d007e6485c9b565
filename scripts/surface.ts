/** Adds new functions and optional arguments to test/functions/surface.json; refuses what would break saved workbooks. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { breakages, currentSurface, type Surface } from '../test/functions/surface';

const file = path.resolve(__dirname, '../test/functions/surface.json');

async function addToSurface(): Promise<void> {
  const published = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Surface;
  const proposed = currentSurface();
  const broken = breakages(published, proposed);
  if (broken.length > 0) {
    console.error(`Saved workbooks would break, nothing was written:\n  ${broken.join('\n  ')}`);
    process.exitCode = 1;
    return;
  }
  const text = JSON.stringify(proposed, null, 2);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'json' }));
}

void addToSurface();
