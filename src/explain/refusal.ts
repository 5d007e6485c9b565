import type { RefusalReason } from '../rules/pgpmbio/refusal';
import { day, figure, listed, pricePerKg, money } from './figures';
import type { Language } from './language';
import { quoted } from './quoted';

type Reason<Code extends RefusalReason['code']> = Extract<RefusalReason, { code: Code }>;
type Sentences = { [Code in RefusalReason['code']]: (reason: Reason<Code>, language: Language) => [string, string] };

/** What is wrong with a line under the rules of PGPM-Bio, with the value found and what to do. */
export function sentenceOfRefusal(reason: RefusalReason, language: Language): string {
  const write = SENTENCES[reason.code] as (reason: RefusalReason, language: Language) => [string, string];
  const [portuguese, english] = write(reason, language);
  return language === 'pt-BR' ? portuguese : english;
}

const AMOUNTS = {
  salePrice: ['O preço de venda', 'The sale price'],
  marketPrice: ['O preço de mercado (PMD)', 'The market price (PMD)'],
  paidProduct: ['O valor já pago do produto', 'The amount already paid for the product'],
  paidTotal: ['O valor já pago no ano', 'The amount already paid in the year'],
} as const;

/** `Safra 2023 (02/01/2023 a 31/12/2023)` */
function withValidity(tables: Reason<'noTableForDate'>['tables'], language: Language): string[] {
  const to = language === 'pt-BR' ? 'a' : 'to';
  return tables.map(
    ({ harvest, validFrom, validTo }) => `${harvest} (${day(validFrom, language)} ${to} ${day(validTo, language)})`,
  );
}

const SENTENCES: Sentences = {
  noTableForDate: ({ date, tables }, language) => {
    const loaded = withValidity(tables, language);
    return [
      `Não há tabela de preços para vendas de ${day(date, language)}. Carregada: ${listed(loaded, language)}. Confira a data; para vendas de outro período é preciso uma versão com a tabela daquele período (veja “Tabelas carregadas” no painel). Preços de outro ano não são usados.`,
      `No price table covers sales of ${day(date, language)}. Loaded: ${listed(loaded, language)}. Check the date; sales of another period need a version with that period's table (see “Tables loaded” in the pane). Another year's prices are never used.`,
    ];
  },
  severalTablesForDate: ({ date, tables }, language) => {
    const holding = listed(withValidity(tables, language), language);
    const portuguese =
      date === null
        ? 'Sem data, não se sabe qual tabela vale'
        : `Mais de uma tabela de preços vale em ${day(date, language)}`;
    const english =
      date === null
        ? 'Without a date it is not known which table holds'
        : `More than one price table holds on ${day(date, language)}`;
    return [
      `${portuguese}: ${holding} têm dias em comum. Corrija a validade de uma delas; nenhuma é escolhida por você.`,
      `${english}: ${holding} have days in common. Correct the validity of one of them; none is chosen for you.`,
    ];
  },
  titleNotLoaded: ({ requestDate, since }, language) => [
    `Pedido enviado em ${day(requestDate, language)}: segue o Título 35 vigente antes de ${day(since, language)} (item 19), que não está carregado.`,
    `Request sent on ${day(requestDate, language)}: it follows the Título 35 in force before ${day(since, language)} (item 19), which is not loaded.`,
  ],
  productUnknown: ({ typed, table, suggestions }, language) => [
    `Produto ${quoted(typed)} não está na tabela de ${table}.${suggestions.length ? ` Você quis dizer ${listed(suggestions.map(quoted), language, 'or')}?` : ' Veja a lista com =PGPMBIO.TABLE().'}`,
    `Product ${quoted(typed)} is not in the ${table} table.${suggestions.length ? ` Did you mean ${listed(suggestions.map(quoted), language, 'or')}?` : ' See the list with =PGPMBIO.TABLE().'}`,
  ],
  productOfAnotherPlant: ({ typed, plant, table }) => [
    `${quoted(typed)}: ${plant} é outra planta, fora da tabela de ${table}. Veja os produtos amparados com =PGPMBIO.TABLE().`,
    `${quoted(typed)}: ${plant} is another plant, not in the ${table} table. See the products covered with =PGPMBIO.TABLE().`,
  ],
  productAmbiguous: ({ typed, candidates }, language) => [
    `${quoted(typed)} pode ser mais de um produto. Escreva o nome completo, por exemplo ${listed(candidates.map(quoted), language, 'or')}.`,
    `${quoted(typed)} may be more than one product. Write the full name, for example ${listed(candidates.map(quoted), language, 'or')}.`,
  ],
  formNotCovered: ({ typed, label }) => [
    `${quoted(typed)} não é amparado: a tabela traz só ${label}. A forma faz parte do produto (Doc. 1).`,
    `${quoted(typed)} is not covered: the table has only ${label}. The form is part of the product (Doc. 1).`,
  ],
  ufNotCovered: ({ label, uf, covered, table }, language) => [
    `${label} não tem amparo em ${uf} na tabela de ${table} (amparo em: ${listed([...covered].sort(), language)}). Use a UF onde o produto foi extraído.`,
    `${label} is not covered in ${uf} in the ${table} table (covered in: ${listed([...covered].sort(), language)}). Use the state where the product was gathered.`,
  ],
  municipalityMissing: ({ label, uf, count }) => [
    `Informe o município: em ${uf}, ${label} só tem amparo em ${count} municípios (Doc. 1, nota *).`,
    `Give the municipality: in ${uf}, ${label} is covered in ${count} municipalities only (Doc. 1, note *).`,
  ],
  municipalityNotListed: ({ label, uf, municipality, count }) => [
    `Em ${uf}, ${label} só tem amparo em ${count} municípios; ${municipality} não está na lista (Doc. 1, nota *).`,
    `In ${uf}, ${label} is covered in ${count} municipalities only; ${municipality} is not among them (Doc. 1, note *).`,
  ],
  quantityNotPositive: ({ quantity }, language) => [
    `A quantidade precisa ser maior que zero; foi informado ${figure(quantity, language)} kg. Devolução não é venda: não entra na conta.`,
    `The quantity must be above zero; ${figure(quantity, language)} kg was given. A return is not a sale and is not counted.`,
  ],
  quantityImplausible: ({ quantity }, language) => [
    `A quantidade de ${figure(quantity, language)} kg é grande demais para uma nota. Confira o número e a unidade (kg).`,
    `The quantity of ${figure(quantity, language)} kg is too large for an invoice. Check the number and its unit (kg).`,
  ],
  amountNegative: ({ what, amount }, language) => {
    const shown =
      what === 'salePrice' || what === 'marketPrice' ? pricePerKg(amount, language) : money(amount, language);
    const [portuguese, english] = AMOUNTS[what];
    return [
      `${portuguese} não pode ser negativo; foi informado ${shown}.`,
      `${english} cannot be negative; ${shown} was given.`,
    ];
  },
  marketPriceMissing: ({ label }) => [
    `Sem preço de mercado (PMD) para ${label}: informe o PMD pesquisado pela Conab.`,
    `No market price (PMD) for ${label}: give the PMD surveyed by Conab.`,
  ],
  noMinimumPrice: ({ label, table }) => [
    `${label} tem valor fixo por kg na tabela de ${table}, sem preço mínimo (PM): veja o valor na própria tabela.`,
    `${label} has a fixed value a kg in the ${table} table, and no minimum price (PM): see the value in the table itself.`,
  ],
};
