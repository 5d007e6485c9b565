/** Writes what the documents take from the catalogue and from the map of the law: `npm run docs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { functionReference } from './functionReference';
import { lawMapDocument } from './lawMap/lawMapDocument';
import { materialsDocument } from './materialsDocument';
import { withFunctionTable } from './readmeTable';

const root = path.resolve(__dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
write('docs/funcoes.md', functionReference());
write('docs/materias-primas.md', materialsDocument());
write('README.pt-BR.md', withFunctionTable(read('README.pt-BR.md')));
write('docs/regras.md', lawMapDocument(read('docs/leituras.md')));
