import type { Language } from '../src/explain/language';
import { describedCatalogue, type DescribedFunction } from '../src/functions/describedCatalogue';
import { FUNCTION_NAME, grouped } from '../src/functions/functionGroups';
import { syntax } from '../src/functions/help/functionPage';
import { localizedFormula } from '../src/functions/localizedFormula';

const language: Language = 'pt-BR';
const shapes = { each: 'valor ou intervalo', range: 'intervalo', single: 'valor' };

/** docs/funcoes.md: every function with arguments, examples and what it follows, in Portuguese. */
export function functionReference(): string {
  return [
    '# Funções do ConfereBio',
    '<!-- Gerado de src/functions/catalogue.ts por `npm run docs`; não edite à mão. -->',
    'As fórmulas estão como se digitam no Excel em português: ponto e vírgula entre argumentos, vírgula nos decimais. Argumentos entre colchetes são opcionais. Os nomes das funções nunca mudam nem são traduzidos, porque as pastas de trabalho os guardam.',
    functionTables((id) => `#${id.replace('.', '').toLowerCase()}`),
    ...describedCatalogue.map(section),
  ]
    .join('\n\n')
    .concat('\n');
}

/** A table of functions for each group; `link` gives the target for an id. */
export function functionTables(link: (id: string) => string): string {
  return grouped(describedCatalogue, language)
    .map(({ title, entries }) => {
      const rows = entries.map(
        ({ id, description }) => `| [\`${id}\`](${link(id)}) | ${cell(description[language])} |`,
      );
      return [`**${title}**`, ['| Função | O que dá |', '| --- | --- |', ...rows].join('\n')].join('\n\n');
    })
    .join('\n\n');
}

function section(entry: DescribedFunction): string {
  const rows = entry.parameters.map(
    ({ label, description, optional, shape }) =>
      `| \`${label[language]}\` | ${optional ? 'não' : 'sim'} | ${shapes[shape]} | ${cell(description[language])} |`,
  );
  const examples = entry.examples.map(
    ({ formula, result }) => `- \`${localizedFormula(formula, language)}\` dá ${result[language]}`,
  );
  return [
    `## ${entry.id}`,
    entry.description[language],
    `\`\`\`\n${syntax(entry, language)}\n\`\`\``,
    ...(rows.length > 0
      ? [['| Argumento | Obrigatório | Aceita | O que é |', '| --- | --- | --- | --- |', ...rows].join('\n')]
      : []),
    examples.join('\n'),
    ...entry.help[language].map(markdownText),
  ].join('\n\n');
}

function cell(text: string): string {
  return markdownText(text).replaceAll('|', '\\|');
}

/** Function names as code; characters that Markdown would take for emphasis kept as they are. */
function markdownText(text: string): string {
  return text
    .replace(new RegExp(FUNCTION_NAME, 'g'), '`$&`')
    .replace(/\b\p{L}+(?:_\p{L}+)+\b/gu, '`$&`')
    .replaceAll('*', '\\*');
}
