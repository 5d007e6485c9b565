/** Writes the messy sample files beside this script. Run with `npx tsx test/data/messy/build.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { messyFiles } from './messyFiles';

for (const [name, make] of Object.entries(messyFiles)) writeFileSync(path.join(__dirname, name), make());
