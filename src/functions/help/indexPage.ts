import { day } from '../../explain/figures';
import type { Language } from '../../explain/language';
import { priceTables } from '../../rules/pgpmbio/tables';
import { describedCatalogue, type DescribedFunction } from '../describedCatalogue';
import { grouped } from '../functionGroups';
import { list, prose } from './html';
import type { HelpPage } from './shell';

const texts = {
  'pt-BR': {
    title: 'Ajuda do ConfereBio',
    lead: 'O ConfereBio calcula dentro da planilha a subvenção da PGPM-Bio (SDPE), com as regras do Título 35 do Manual de Operações da Conab, e as aquisições do Selo Biocombustível Social, com as da Portaria SAF/MAPA nº 280/2022, e explica cada valor passo a passo. É uma ferramenta de conferência: a subvenção é a Conab que decide e paga, o Selo é o ministério que concede e fiscaliza.',
    start: 'Para começar',
    steps: [
      'Em uma célula, digite =PGPMBIO.VSP("Babaçu";"MA";2500;3,70;4,50) e tecle Enter: o resultado é 3.500,00, o exemplo 2 do Doc. 11.',
      'Para ver o porquê, troque o nome por =PGPMBIO.EXPLAIN, com os mesmos argumentos.',
      'Para uma tabela inteira de notas, uma só fórmula =PGPMBIO.LEDGER controla os saldos de cada família.',
      'Do Selo: =SELO.WEIGHTED(100000;"Irecê/BA";"mamona";"MT";"cooperativa habilitada") dá 2.600.000,00, o valor vezes 26. =SELO.EXPLAIN, com os mesmos argumentos, mostra cada fator com o seu artigo.',
      'Com todas as compras e os custos do ano, =SELO.PERCENT dá a participação da agricultura familiar. A planilha de demonstração traz o ano inteiro de uma usina inventada, no menu Exemplos.',
    ],
    writing: 'Como escrever os valores',
    ways: [
      'Separe os argumentos com ponto e vírgula e use vírgula nos decimais: 3,70.',
      'Preços em R$ por kg e quantidades em kg. “1.234” como texto é recusado, porque pode ser mil ou um e pouco: escreva 1234 ou 1,234.',
      'Produto: o nome da tabela, com ou sem a forma (“Babaçu” ou “Babaçu (amêndoa)”). Acentos e maiúsculas não importam.',
      'UF: sigla ou nome do estado onde o produto foi extraído. Município: nome ou código do IBGE.',
      'Data: data do Excel, dd/mm/aaaa ou aaaa-mm-dd. Nenhuma função usa a data de hoje.',
    ],
    functionHead: 'Função',
    givesHead: 'O que dá',
    tables: 'Tabelas de preços incluídas',
    valid: (harvest: string, from: string, to: string, acts: string) =>
      `${harvest}: vendas de ${from} a ${to}. ${acts}`,
    outside: 'Uma data fora dessas tabelas é recusada: o preço de um ano nunca é usado em outro.',
  },
  'en-US': {
    title: 'ConfereBio help',
    lead: 'Inside the spreadsheet ConfereBio works out the PGPM-Bio subsidy (SDPE), by the rules of Título 35 of Conab’s operations manual, and the purchases of the Selo Biocombustível Social (social biofuel seal), by those of Portaria SAF/MAPA 280/2022, and explains each amount step by step. It is a tool for checking: Conab decides and pays the subsidy, the ministry grants and inspects the Selo.',
    start: 'To begin',
    steps: [
      'In a cell, type =PGPMBIO.VSP("Babaçu","MA",2500,3.70,4.50) and press Enter: the result is 3,500.00, example 2 of Doc. 11.',
      'To see why, put the name =PGPMBIO.EXPLAIN in its place, with the same arguments.',
      'For a whole table of invoices, one formula =PGPMBIO.LEDGER keeps the balances of every family.',
      'Of the Selo: =SELO.WEIGHTED(100000,"Irecê/BA","mamona","MT","cooperativa habilitada") gives 2,600,000.00, the value times 26. =SELO.EXPLAIN, with the same arguments, shows each factor with its article.',
      'With all purchases and costs of the year, =SELO.PERCENT gives the share of family farming. The demonstration spreadsheet has the whole year of an invented plant, in its menu Examples.',
    ],
    writing: 'How to write values',
    ways: [
      'Use the separators of your Excel: in English, commas between arguments and a dot for decimals, 3.70.',
      'Prices in R$ per kg and quantities in kg. “1.234” as text is refused, since it may be a thousand or a little over one: write 1234 as a number.',
      'Product: the name in the table, with or without its form (“Babaçu” or “Babaçu (amêndoa)”). Accents and capitals do not matter.',
      'UF: code or name of the state where the product was gathered. Municipality: name or IBGE code.',
      'Date: an Excel date, dd/mm/yyyy or yyyy-mm-dd as text. No function uses today’s date.',
    ],
    functionHead: 'Function',
    givesHead: 'What it gives',
    tables: 'Price tables built in',
    valid: (harvest: string, from: string, to: string, acts: string) =>
      `${harvest}: sales from ${from} to ${to}. ${acts}`,
    outside: 'A date outside these tables is refused: one year’s price is never used for another.',
  },
} as const;

/** The first page: what it is, how to begin, every function, the tables loaded. */
export function indexPage(language: Language): HelpPage {
  const words = texts[language];
  const body = [
    `<p class="lead">${words.lead}</p>`,
    `<h2>${words.start}</h2>`,
    list(words.steps, 'ol'),
    ...grouped(describedCatalogue, language).flatMap(({ title, entries }) => [
      `<h2>${title}</h2>`,
      functionsTable(entries, language),
    ]),
    `<h2>${words.writing}</h2>`,
    list(words.ways),
    `<h2>${words.tables}</h2>`,
    list(tablesLoaded(language)),
    `<p>${words.outside}</p>`,
  ].join('\n');
  return { file: 'index.html', title: words.title, body };
}

function functionsTable(entries: readonly DescribedFunction[], language: Language): string {
  const words = texts[language];
  const rows = entries.map(
    ({ id, description }) =>
      `<tr><th scope="row"><a href="${id}.html"><code>${id}</code></a></th><td>${prose(description[language])}</td></tr>`,
  );
  const head = `<tr><th scope="col">${words.functionHead}</th><th scope="col">${words.givesHead}</th></tr>`;
  return `<table>\n<thead>${head}</thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`;
}

function tablesLoaded(language: Language): string[] {
  return priceTables().map(({ harvest, validFrom, validTo, acts }) =>
    texts[language].valid(
      harvest,
      day(validFrom, language),
      day(validTo, language),
      acts.map(({ name }) => name).join('; '),
    ),
  );
}
