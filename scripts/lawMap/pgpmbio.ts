import { provisionsOf, type Part, type Provision } from './provision';

const { computed, outside } = provisionsOf('pgpmbio', 'PGPMBIO');

const items: Part = {
  title: 'Itens 16.d.3 a 20',
  provisions: [
    computed(
      'item 16.d.3',
      'Punida a organização, o extrativista que não participou da infração ainda pode pedir sozinho ou por outra: os saldos são da família, seja quem for que apresenta.',
      {
        files: 'ledger families',
        functions: 'LEDGER',
        tests: 'rules/pgpmbio/ledger',
        codes: 'familyKeyShape familyKeyDigitsLost',
        readings: 'A26',
      },
    ),
    outside(
      'item 16.e',
      'Provado dolo ou má-fé, cabem medidas judiciais.',
      'fora do cálculo: quem prova e pune não é uma planilha. Nenhuma mensagem acusa alguém; diz o que está na linha e o que conferir.',
    ),
    outside(
      'item 17',
      'Reabilitação depois do pagamento devido e do fim da penalidade.',
      'fora do cálculo: é um ato da Conab sobre a pessoa, não sobre o valor da nota.',
    ),
    outside(
      'item 18',
      'Leis e portarias em que a subvenção se apoia.',
      'fora do cálculo: nada ali é número. Os atos de onde vêm os preços e os limites estão nas Notas 2 e 3.',
    ),
    computed('item 19', 'O Título vale da publicação; pedidos enviados antes seguem o Título daquela época.', {
      files: 'transition saleLine',
      functions: 'VSP LEDGER EXPLAIN',
      tests: 'rules/pgpmbio/boundaries',
      codes: 'titleNotLoaded dateUnreadable dateImpossible dateYearImplausible dateYearOnly',
    }),
    outside(
      'item 20',
      'Casos omissos ou especiais vão à área responsável da Conab.',
      'fora do cálculo: um caso sem regra é #N/D com a razão, nunca um valor.',
    ),
  ],
};

const columns: Part = {
  title: 'Doc. 1: colunas e notas',
  provisions: [
    computed('Doc. 1, produtos', 'Só os produtos da lista, e na forma em que a lista os traz, têm amparo.', {
      files: 'product productNames tables/table2023',
      functions: 'COVERED VSP LEDGER EXPLAIN TABLE',
      tests: 'rules/pgpmbio/product',
      codes: 'productUnknown productOfAnotherPlant productAmbiguous formNotCovered',
      readings: 'A24',
    }),
    computed('Doc. 1, preços mínimos', 'Preço mínimo de cada linha, em R$/kg, para a safra 2023.', {
      files: 'priceTable tables tables/table2023',
      functions: 'PM TABLE TABLES',
      tests: 'rules/pgpmbio/table2023 rules/pgpmbio/boundaries',
      codes:
        'noTableForDate severalTablesForDate noMinimumPrice dateUnreadable dateImpossible dateYearImplausible dateYearOnly',
      readings: 'A16 A25',
    }),
    computed('Doc. 1, regiões amparadas', 'O lugar onde o produto foi extraído decide a linha e o amparo.', {
      files: 'coverage tables/table2023',
      functions: 'COVERED PM LSPA VSP LEDGER EXPLAIN',
      tests: 'rules/pgpmbio/table2023',
      codes: 'ufNotCovered ufUnknown ufIsRegion ufSeveral',
      readings: 'A17 A18 A19 A20',
    }),
    computed('Doc. 1, limite por produto', 'Limite de subvenção do produto no ano, em R$ por DAP.', {
      files: 'limits tables/table2023',
      functions: 'LSPA VSP LEDGER EXPLAIN',
      tests: 'rules/pgpmbio/table2023',
      readings: 'A11 A15 A18',
    }),
    computed('Doc. 1, nota (*)', 'Em Mato Grosso a borracha só tem amparo em 28 municípios.', {
      files: 'coverage tables/northOfMatoGrosso',
      functions: 'COVERED PM LSPA VSP LEDGER EXPLAIN',
      tests: 'rules/pgpmbio/table2023 functions/pgpmbio',
      codes:
        'municipalityMissing municipalityNotListed municipalityUnknown municipalityOfOtherUf ibgeUnknown ibgeOfOtherUf',
      readings: 'A21 A22 A23',
    }),
    computed('Doc. 1, Nota 1', 'Todos os produtos juntos não passam de R$ 12.000,00 por DAP e ano.', {
      files: 'limits ledger tables/table2023',
      functions: 'CAP VSP LEDGER EXPLAIN',
      tests: 'rules/pgpmbio/table2023',
      readings: 'A11 A12 A25',
    }),
    computed('Doc. 1, Nota 2', 'Os preços mínimos vêm da Portaria Mapa 534, de 19/12/2022.', {
      files: 'tables/table2023',
      functions: 'TABLES EXPLAIN',
      tests: 'rules/pgpmbio/table2023',
    }),
    computed('Doc. 1, Nota 3', 'Os limites vêm da Portaria Interministerial MAPA/ME 25, de 30/12/2021.', {
      files: 'tables/table2023',
      functions: 'TABLES EXPLAIN',
      tests: 'rules/pgpmbio/table2023',
    }),
  ],
};

/** A row of Doc. 1; the region tells apart the rows of one product. */
function row(product: string, says: string, region?: string): Provision {
  return computed(`Doc. 1, ${product}${region ? `, ${region}` : ''}`, says, {
    files: 'tables/table2023',
    functions: 'PM LSPA COVERED TABLE',
    tests: 'rules/pgpmbio/table2023',
  });
}

const rows: Part = {
  title: 'Doc. 1: linhas',
  provisions: [
    row('Açaí (fruto)', 'R$ 1,81; Norte e Nordeste; até R$ 1.500,00.'),
    row('Andiroba (amêndoa)', 'R$ 2,36; Norte e Nordeste; até R$ 2.500,00.'),
    row('Babaçu (amêndoa)', 'R$ 5,34; Norte, Nordeste e MT; até R$ 3.500,00.'),
    row('Baru (amêndoa)', 'R$ 40,52; Centro-Oeste, MG, SP e TO; até R$ 1.000,00.'),
    row(
      'Borracha Natural Extrativa (cernambi)',
      'R$ 7,18; Norte sem o TO, e os municípios da nota (*) em MT; até R$ 3.500,00.',
    ),
    row('Buriti (fruto)', 'R$ 1,92; Norte; até R$ 3.000,00.'),
    row('Cacau Extrativo (amêndoa)', 'R$ 9,33; AC, AM, AP e PA; até R$ 2.000,00.'),
    row('Castanha do Brasil (com casca)', 'R$ 1,21; Norte sem AM e AC, e MT; até R$ 1.000,00.', 'Norte e MT'),
    row('Castanha do Brasil (com casca)', 'R$ 3,40; até R$ 1.000,00.', 'Acre'),
    row('Castanha do Brasil (com casca)', 'R$ 3,61; até R$ 1.000,00.', 'Amazonas'),
    row('Juçara (fruto)', 'R$ 2,47; até R$ 4.000,00.', 'Sul'),
    row('Juçara (fruto)', 'R$ 3,70; até R$ 4.000,00.', 'Sudeste'),
    row('Macaúba (fruto)', 'R$ 0,56; até R$ 3.000,00.', 'Norte e Nordeste'),
    row('Macaúba (fruto)', 'R$ 0,53; até R$ 3.500,00.', 'Centro-Oeste e Sudeste'),
    row('Mangaba (fruto)', 'R$ 2,41; até R$ 2.000,00.', 'Nordeste'),
    row('Mangaba (fruto)', 'R$ 2,48; até R$ 1.500,00.', 'Sudeste e Centro-Oeste'),
    row('Murumuru (fruto)', 'R$ 2,69; Norte; até R$ 1.000,00.'),
    row('Pequi (fruto)', 'R$ 0,46; todo o país menos o Sul; até R$ 3.500,00.'),
    row('Piaçava (fibra)', 'R$ 3,21; Norte e Bahia; até R$ 4.000,00.'),
    row('Pinhão', 'R$ 4,05; Sul, MG e SP; até R$ 4.000,00.'),
    row('Umbu (fruto)', 'R$ 1,26; Nordeste e MG; até R$ 2.500,00.'),
    row('Pirarucu de manejo', 'R$ 8,59; Amazonas; até R$ 2.500,00.'),
  ],
};

const calculation: Part = {
  title: 'Doc. 11: cálculo',
  provisions: [
    computed('Doc. 11, QP', 'Quantidade da nota fiscal, em kg.', {
      files: 'quantity saleLine',
      functions: 'VSP LEDGER EXPLAIN',
      tests: 'rules/pgpmbio/boundaries',
      codes:
        'quantityNotPositive quantityImplausible numberUnreadable numberAmbiguous numberForeignFormat numberWrongUnit',
      readings: 'A27',
    }),
    computed('Doc. 11, PM', 'Preço mínimo: o da linha do Doc. 1.', {
      files: 'coverage subsidyValue',
      functions: 'PM VSP LEDGER EXPLAIN',
      tests: 'rules/pgpmbio/boundaries',
      readings: 'A17',
    }),
    computed('Doc. 11, PV', 'Preço de venda da nota, em R$/kg; abaixo do MPA, dá lugar a ele.', {
      files: 'priceUsed nothingDue unitSlip saleLine',
      functions: 'VSP LEDGER EXPLAIN',
      tests: 'rules/pgpmbio/boundaries',
      codes: 'amountNegative',
      readings: 'A3 A4 A5 A6',
    }),
    computed('Doc. 11, LSPA', 'Limite do produto por DAP e ano, que o valor não passa.', {
      files: 'limits ledger',
      functions: 'LSPA VSP LEDGER EXPLAIN',
      tests: 'rules/pgpmbio/boundaries',
      readings: 'A11 A12',
    }),
    computed('Doc. 11, PMD', 'Preço que a Conab pesquisou para o produto na região produtora; quem preenche informa.', {
      files: 'saleLine nothingDue',
      functions: 'VSP LEDGER EXPLAIN MPA',
      tests: 'rules/pgpmbio/boundaries',
      codes: 'marketPriceMissing amountNegative',
      readings: 'A8 A9 A10',
    }),
    computed('Doc. 11, MPA', 'Menor preço aceitável: o PMD menos 15%, com a fração de centavo cortada.', {
      files: 'acceptablePrice nothingDue',
      functions: 'MPA VSP LEDGER EXPLAIN',
      tests: 'rules/pgpmbio/boundaries',
      readings: 'A1 A7',
    }),
    computed('Doc. 11, VSP', 'Quantidade vezes a diferença entre o preço mínimo e o preço usado, até o limite.', {
      files: 'subsidyValue saleLine lineCents',
      functions: 'VSP LEDGER EXPLAIN',
      tests: 'rules/pgpmbio/boundaries rules/pgpmbio/properties',
      readings: 'A2',
    }),
    computed('Doc. 11, exemplo 1', 'Borracha, 750 kg a R$ 5,00, PMD 5,50: MPA 4,67 e R$ 1.635,00.', {
      files: 'saleLine',
      functions: 'VSP EXPLAIN',
      tests: 'functions/pgpmbio explain/memory',
    }),
    computed(
      'Doc. 11, exemplo 2',
      'Babaçu, 2.500 kg a R$ 3,70, PMD 4,50: conta-se o MPA de 3,82; de R$ 3.800,00 ficam R$ 3.500,00.',
      {
        files: 'saleLine',
        functions: 'VSP EXPLAIN',
        tests: 'functions/pgpmbio explain/memory',
        readings: 'A3 A12',
      },
    ),
    computed('Doc. 11, OBS.', 'O sistema da Conab soma o que já foi apresentado e calcula o saldo do limite.', {
      files: 'limits ledger families',
      functions: 'VSP LEDGER EXPLAIN',
      tests: 'explain/memory',
      readings: 'A13 A14 A26',
    }),
  ],
};

/** The page of Título 35: DOU nº 104, 01/06/2023, Seção 3, p. 32. */
export const pgpmbioPage: readonly Part[] = [items, columns, rows, calculation];
