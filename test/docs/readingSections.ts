import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The text under the heading of a reading in docs/leituras.md; empty when there is none. */
export function explanationOf(reading: string): string {
  const text = readFileSync(path.resolve(__dirname, '../../docs/leituras.md'), 'utf8');
  return text.split(/^(?=## )/m).find((section) => section.startsWith(`## ${reading} `)) ?? '';
}
