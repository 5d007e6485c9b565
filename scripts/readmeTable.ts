import { functionTable } from './functionReference';

const begin = '<!-- funções: gerado por npm run docs -->';
const end = '<!-- funções: fim -->';

/** The Portuguese README with its table of functions as the catalogue has it now; the rest untouched. */
export function withFunctionTable(readme: string): string {
  const [before, rest] = readme.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`README.pt-BR.md lacks "${begin}" or "${end}".`);
  const table = functionTable((id) => `docs/funcoes.md#${id.replace('.', '').toLowerCase()}`);
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}
