import type { Language } from '../../explain/language';
import type { DescribedFunction, DescribedParameter } from '../describedCatalogue';
import { localizedFormula } from '../localizedFormula';
import { escaped, paragraphs, prose } from './html';
import type { HelpPage } from './shell';

const texts = {
  'pt-BR': {
    argument: 'Argumento',
    takes: 'Aceita',
    meaning: 'O que é',
    optional: 'opcional',
    shapes: { each: 'um valor ou um intervalo', range: 'um intervalo', single: 'um valor' },
    none: 'Esta função não tem argumentos.',
    arguments: 'Argumentos',
    rule: 'O que ela segue',
    examples: 'Exemplos',
    gives: 'dá',
    spill:
      'Com intervalos, a resposta ocupa uma linha para cada linha deles: escreva a fórmula uma vez e deixe livres as células abaixo. Linhas inteiramente vazias ficam vazias.',
    spillHeading: 'Uma fórmula para a coluna toda',
    errorsHeading: 'Se aparecer um erro',
    errors:
      '#VALOR! quer dizer que um dos valores não pôde ser lido; #N/D, que a regra não prevê o caso (produto sem amparo na UF, data fora das tabelas). A mensagem da célula diz qual valor e o que fazer.',
    more: 'Outros problemas e soluções',
  },
  'en-US': {
    argument: 'Argument',
    takes: 'Takes',
    meaning: 'What it is',
    optional: 'optional',
    shapes: { each: 'a value or a range', range: 'a range', single: 'a value' },
    none: 'This function has no arguments.',
    arguments: 'Arguments',
    rule: 'What it follows',
    examples: 'Examples',
    gives: 'gives',
    spill:
      'With ranges the answer takes a row for each of their rows: write the formula once and leave the cells below free. Rows that are wholly blank stay blank.',
    spillHeading: 'One formula for a whole column',
    errorsHeading: 'When an error shows',
    errors:
      '#VALUE! means that one of the values could not be read; #N/A, that the rule has no such case (product not covered in the state, date outside the tables). The cell’s message says which value and what to do.',
    more: 'More problems and answers',
  },
} as const;

/** The formula's shape as Excel shows it while it is typed: `=PGPMBIO.PM(produto; uf; [data]; [município])`. */
export function syntax(entry: DescribedFunction, language: Language): string {
  const labels = entry.parameters.map(({ label, optional }) => (optional ? `[${label[language]}]` : label[language]));
  return `=${entry.id}(${labels.join(language === 'pt-BR' ? '; ' : ', ')})`;
}

/** The help page of a function in one language. */
export function functionPage(entry: DescribedFunction, language: Language): HelpPage {
  const words = texts[language];
  const spills = entry.parameters.some(({ shape }) => shape === 'each');
  const body = [
    `<p class="lead">${prose(entry.description[language])}</p>`,
    `<p class="syntax"><code>${escaped(syntax(entry, language))}</code></p>`,
    `<h2>${words.arguments}</h2>`,
    entry.parameters.length === 0 ? `<p>${words.none}</p>` : argumentsTable(entry.parameters, language),
    `<h2>${words.examples}</h2>`,
    examples(entry, language),
    `<h2>${words.rule}</h2>`,
    paragraphs(entry.help[language]),
    ...(spills ? [`<h2>${words.spillHeading}</h2>`, `<p>${words.spill}</p>`] : []),
    `<h2>${words.errorsHeading}</h2>`,
    `<p>${words.errors} <a href="problemas.html">${words.more}</a></p>`,
  ].join('\n');
  return { file: `${entry.id}.html`, title: entry.id, body };
}

function argumentsTable(parameters: readonly DescribedParameter[], language: Language): string {
  const words = texts[language];
  const rows = parameters.map(({ label, description, optional, shape }) => {
    const name = `<code>${escaped(label[language])}</code>`;
    const mark = optional ? ` <span class="optional">${words.optional}</span>` : '';
    return `<tr><th scope="row">${name}${mark}</th><td>${words.shapes[shape]}</td><td>${prose(description[language])}</td></tr>`;
  });
  const heads = [words.argument, words.takes, words.meaning].map((head) => `<th scope="col">${head}</th>`);
  return `<table>\n<thead><tr>${heads.join('')}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`;
}

function examples(entry: DescribedFunction, language: Language): string {
  const items = entry.examples.map(({ formula, result }) => {
    const typed = escaped(localizedFormula(formula, language));
    return `<dt><code>${typed}</code></dt>\n<dd>${texts[language].gives} ${escaped(result[language])}</dd>`;
  });
  return `<dl>\n${items.join('\n')}\n</dl>`;
}
