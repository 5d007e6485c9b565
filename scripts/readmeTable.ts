import { functionTables } from './functionReference';

const begin = '<!-- funções: gerado por npm run docs -->';
const end = '<!-- funções: fim -->';

/** The Portuguese README with its tables of functions as the catalogue has them now; the rest untouched. */
export function withFunctionTable(readme: string): string {
  const [before, rest] = readme.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`README.pt-BR.md lacks "${begin}" or "${end}".`);
  const tables = functionTables((id) => `docs/funcoes.md#${id.replace('.', '').toLowerCase()}`);
  return `${before}${begin}\n\n${tables}\n\n${end}${after}`;
}
