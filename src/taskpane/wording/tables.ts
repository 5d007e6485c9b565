import { day, listed, money } from '../../explain/figures';
import type { Language } from '../../explain/language';
import type { Act, PriceTable } from '../../rules/pgpmbio/priceTable';

type Table = Pick<PriceTable, 'harvest' | 'validFrom' | 'validTo'>;

const kinds: Readonly<Record<Language, Record<Act['sets'], string>>> = {
  'pt-BR': { prices: 'Preços', fixedValues: 'Valores fixos', limits: 'Limites', calculation: 'Cálculo' },
  'en-US': { prices: 'Prices', fixedValues: 'Fixed values', limits: 'Limits', calculation: 'Calculation' },
};

const origins: Readonly<Record<Language, Record<PriceTable['origin'], string>>> = {
  'pt-BR': { builtIn: 'Incluída no suplemento', workbook: 'Desta pasta de trabalho' },
  'en-US': { builtIn: 'Built into the add-in', workbook: 'From this workbook' },
};

/** `vale para vendas de 02/01/2023 a 31/12/2023` */
export function validity({ validFrom, validTo }: Table, language: Language): string {
  const [from, to] = [day(validFrom, language), day(validTo, language)];
  return language === 'pt-BR' ? `vale para vendas de ${from} a ${to}` : `holds for sales from ${from} to ${to}`;
}

/**
 * For the top of the pane: which tables are in use, for which sales, and whether those of today are left out.
 *
 * @param today `yyyy-mm-dd`
 */
export function tablesInShort(tables: readonly Table[], today: string, language: Language): string {
  const left = warningForToday(tables, today, language) === null ? '' : ` ${leftOut[language]}`;
  return `${tablesLoaded(tables, language)}${left}`;
}

const leftOut: Readonly<Record<Language, string>> = {
  'pt-BR': 'Vendas de hoje ficam fora e são recusadas: veja Tabelas.',
  'en-US': 'Sales of today are left out and refused: see Tables.',
};

function tablesLoaded(tables: readonly Table[], language: Language): string {
  const each = tables.map((table) => `${table.harvest} (${validity(table, language)})`);
  if (language === 'pt-BR') {
    if (each.length === 0) return 'Nenhuma tabela de preços carregada.';
    return `${each.length === 1 ? 'Tabela carregada' : 'Tabelas carregadas'}: ${listed(each, language)}.`;
  }
  if (each.length === 0) return 'No price table loaded.';
  return `${each.length === 1 ? 'Table loaded' : 'Tables loaded'}: ${listed(each, language)}.`;
}

/**
 * What a person must know before entering sales of today; `null` when a table holds for them.
 *
 * @param today `yyyy-mm-dd`
 */
export function warningForToday(tables: readonly Table[], today: string, language: Language): string | null {
  if (tables.some(({ validFrom, validTo }) => validFrom <= today && today <= validTo)) return null;
  return language === 'pt-BR'
    ? 'Vendas de hoje precisam da tabela de hoje, que esta versão não traz. Venda com data fora da validade é recusada: nunca se usa o preço de outro ano. Sem data na fórmula vale a tabela mais recente; por isso informe sempre a data da nota.'
    : 'Sales of today need today’s table, which this version does not carry. A sale dated outside the validity is refused: another year’s price is never used. Without a date in the formula the newest table holds; so always give the date of the invoice.';
}

export function tablesHeading(language: Language): string {
  return language === 'pt-BR' ? 'Tabelas de preços' : 'Price tables';
}

/** Facts of one table, as pairs of label and text. */
export function tableFacts(table: PriceTable, language: Language): readonly (readonly [string, string])[] {
  const isPortuguese = language === 'pt-BR';
  const products = new Set(table.rows.map(({ productId }) => productId)).size;
  return [
    [isPortuguese ? 'Validade' : 'Validity', validity(table, language)],
    [isPortuguese ? 'Produtos' : 'Products', productsAndLines(products, table.rows.length, language)],
    [
      isPortuguese ? 'Limite anual por DAP/CAF' : 'Annual limit per DAP/CAF',
      `${money(table.annualCap, language)} ${isPortuguese ? '(todos os produtos)' : '(all products)'}`,
    ],
    [isPortuguese ? 'Origem' : 'Origin', origins[language][table.origin]],
  ];
}

function productsAndLines(products: number, lines: number, language: Language): string {
  if (language === 'pt-BR')
    return `${products} ${products === 1 ? 'produto' : 'produtos'} em ${lines} ${lines === 1 ? 'linha' : 'linhas'} da tabela`;
  return `${products} ${products === 1 ? 'product' : 'products'} in ${lines} ${lines === 1 ? 'line' : 'lines'} of the table`;
}

export function actsHeading(language: Language): string {
  return language === 'pt-BR' ? 'Atos' : 'Acts';
}

/** `Preços: Portaria Mapa nº 534, de 19/12/2022` */
export function actLine({ sets, name }: Act, language: Language): string {
  return `${kinds[language][sets]}: ${name}`;
}

/** Where the act was read. */
export function actSource({ source }: Act, language: Language): string {
  return `${language === 'pt-BR' ? 'Fonte' : 'Source'}: ${source}`;
}
