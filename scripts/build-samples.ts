/** Writes the sample workbooks into assets/samples. Run with `npx tsx scripts/build-samples.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sampleFiles } from './samples/sampleFiles';

const folder = path.resolve(__dirname, '../assets/samples');
mkdirSync(folder, { recursive: true });
void sampleFiles().then((files) => {
  for (const { name, bytes } of files) writeFileSync(path.join(folder, name), bytes);
});
