/** Writes what the documents take from the catalogue: `npm run docs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { functionReference } from './functionReference';
import { withFunctionTable } from './readmeTable';

const root = path.resolve(__dirname, '..');
writeFileSync(path.join(root, 'docs/funcoes.md'), functionReference());
const readme = path.join(root, 'README.pt-BR.md');
writeFileSync(readme, withFunctionTable(readFileSync(readme, 'utf8')));
