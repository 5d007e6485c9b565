import type { Bilingual } from '../../explain/language';
import type { Act } from '../../rules/pgpmbio/priceTable';
import type { MpaRounding, VspRounding } from '../../rules/pgpmbio/readings';
import { said } from '../templates/template';

/** What stands in the head of a table's sheet, a line each. */
export type HeadLine =
  | 'harvest'
  | 'id'
  | 'validFrom'
  | 'validTo'
  | 'replacesBuiltIn'
  | 'annualCap'
  | 'marketDiscount'
  | 'mpaRounding'
  | 'vspRounding'
  | 'requiresMarketBelowMinimum'
  | 'fixedValueRequiresMarketBelowMinimum'
  | `act.${Act['sets']}`;

interface HeadLayout {
  line: HeadLine;
  label: Bilingual;
  hint: Bilingual;
  /** How people label it, folded. */
  known: RegExp;
}

const line = (id: HeadLine, label: Bilingual, known: RegExp, hint: Bilingual): HeadLayout => ({
  line: id,
  label,
  known,
  hint,
});

/** In the order of the sheet. Where the patterns of two fit a label, the first is meant. */
export const HEAD: readonly HeadLayout[] = [
  line(
    'harvest',
    said('Safra', 'Harvest'),
    /^SAFRA$|^HARVEST$/,
    said('Como as explicações a chamam, por exemplo Safra 2026.', 'As explanations call it, for example Safra 2026.'),
  ),
  line(
    'id',
    said('Nome curto', 'Short name'),
    /^NOMECURTO|^TABELA$|^SHORTNAME|^CODIGODATABELA/,
    said('Por exemplo 2026; cada tabela tem o seu.', 'For example 2026; each table has its own.'),
  ),
  line(
    'validFrom',
    said('Vale de', 'Holds from'),
    /^VALEDE$|^VALEAPARTIRDE|^VIGENCIA(?:DE|INICIO|INICIAL)$|^INICIODAV|^HOLDSFROM|^VALIDFROM/,
    said('Primeiro dia de venda a que os preços se aplicam.', 'First day of sale that the prices hold for.'),
  ),
  line(
    'validTo',
    said('Vale até', 'Holds until'),
    /^VALEATE$|^VIGENCIA(?:ATE|FIM|FINAL)$|^FIMDAV|^TERMINODAV|^HOLDS(?:TO|UNTIL)|^VALIDTO/,
    said('Último dia, este incluído.', 'Last day, itself included.'),
  ),
  line(
    'replacesBuiltIn',
    said('Substitui a tabela do suplemento?', 'Takes the place of the add-in’s table?'),
    /^SUBSTITUI|^REPLACES|^TAKESTHEPLACE/,
    said(
      'Sim: nos dias desta tabela vale ela, e a do suplemento que valha em algum deles é deixada de lado, inteira.',
      'Yes: on the days of this table it holds, and one of the add-in that holds on any of them is left aside, whole.',
    ),
  ),
  line(
    'annualCap',
    said('Limite anual por DAP/CAF (R$)', 'Annual limit per DAP/CAF (R$)'),
    /^(?:LIMITE|TETO)(?:TOTAL|ANUAL)|^ANNUAL(?:LIMIT|CAP)/,
    said('De todos os produtos juntos (Doc. 1, Nota 1).', 'Of all products together (Doc. 1, Nota 1).'),
  ),
  line(
    'marketDiscount',
    said('Desconto sobre o PMD', 'Discount on the PMD'),
    /^DESCONTO|^DISCOUNT/,
    said('Para chegar ao MPA (Doc. 11): em 2023, 15%.', 'To reach the MPA (Doc. 11): 15% in 2023.'),
  ),
  line(
    'mpaRounding',
    said('Centavos do MPA', 'Cents of the MPA'),
    /^CENTAVOSDOMPA|^ARREDONDAMENTODOMPA|^CENTSOFTHEMPA/,
    said(
      '“cortar” despreza a fração de centavo; “arredondar o desconto” arredonda antes o desconto (leitura A1).',
      '“cut” drops the fraction of a cent; “round the discount” rounds the discount before (reading A1).',
    ),
  ),
  line(
    'vspRounding',
    said('Centavos do VSP', 'Cents of the VSP'),
    /^CENTAVOSDOVSP|^ARREDONDAMENTODOVSP|^CENTSOFTHEVSP/,
    said('“cortar” ou “arredondar” (leitura A2).', '“cut” or “round” (reading A2).'),
  ),
  line(
    'fixedValueRequiresMarketBelowMinimum',
    said(
      'Valor fixo só com mercado abaixo do preço mínimo?',
      'Fixed value only with the market under the minimum price?',
    ),
    /^VALORFIXOSO|^FIXEDVALUEONLY/,
    said(
      'Sim: também as linhas de valor fixo dependem do PMD (leitura A28).',
      'Yes: rows of fixed value depend on the PMD too (reading A28).',
    ),
  ),
  line(
    'requiresMarketBelowMinimum',
    said('Só paga com mercado abaixo do preço mínimo?', 'Pays only with the market under the minimum price?'),
    /^SO(?:PAGA)?COMMERCADO|^SOPAGA|^PAYSONLY/,
    said(
      'Sim: com o PMD igual ou acima do preço mínimo nada é pago (leitura A8). Em 2023, não.',
      'Yes: with a PMD at or over the minimum price nothing is paid (reading A8). In 2023, no.',
    ),
  ),
  line(
    'act.prices',
    said('Ato dos preços', 'Act of the prices'),
    /^ATOS?DOSPRECOS|^ACTOFTHEPRICES/,
    said('Nome do ato e, ao lado, onde foi lido.', 'Name of the act and, beside it, where it was read.'),
  ),
  line(
    'act.fixedValues',
    said('Ato dos valores fixos', 'Act of the fixed values'),
    /^ATOS?DOSVALORESFIXOS|^ACTOFTHEFIXEDVALUES/,
    said('Se houver valores fixos.', 'If there are fixed values.'),
  ),
  line(
    'act.limits',
    said('Ato dos limites', 'Act of the limits'),
    /^ATOS?DOSLIMITES|^ACTOFTHELIMITS/,
    said('Limites por produto e limite anual.', 'Limits of products and annual limit.'),
  ),
  line(
    'act.calculation',
    said('Ato do cálculo', 'Act of the calculation'),
    /^ATOS?DOCALCULO|^ACTOFTHECALCULATION/,
    said('Por exemplo MOC, Título 35, Doc. 11.', 'For example MOC, Título 35, Doc. 11.'),
  ),
];

/** Columns of the rows of a table. */
export type RowColumn =
  'product' | 'form' | 'region' | 'ufs' | 'municipalities' | 'minimumPrice' | 'limit' | 'mode' | 'fixedValue';

interface ColumnLayout {
  column: RowColumn;
  header: Bilingual;
  /** How people head it, folded. */
  known: RegExp;
  width: number;
  format: string;
}

const REAIS = '#,##0.00##';

const column = (id: RowColumn, header: Bilingual, known: RegExp, width: number, format = '@'): ColumnLayout => ({
  column: id,
  header,
  known,
  width,
  format,
});

/** In the order of the sheet. Where the patterns of two fit a header, the first is meant. */
export const COLUMNS: readonly ColumnLayout[] = [
  column('product', said('Produto', 'Product'), /^PRODUTOS?(?:EXTRATIVOS?|FORMA)?$|^PRODUCT$/, 230),
  column('form', said('Forma', 'Form'), /^FORMA(?!S?DE(?:PAG|PGTO|SUBVENCAO))|^APRESENTACAO|^FORM$/, 110),
  column('region', said('Região amparada', 'Region covered'), /REGIAO|REGIOES|^REGION|^AREAS?AMPARADA/, 260),
  column('ufs', said('UFs', 'States (UF)'), /^UFS?$|^ESTADOS?$|^STATES?(?:UF)?$|^UFAMPARADA/, 260),
  column(
    'municipalities',
    said('Municípios (onde a UF vale só em parte)', 'Municipalities (where a state is covered in part)'),
    /^MUNICIP/,
    260,
  ),
  column(
    'fixedValue',
    said('Valor fixo (R$/kg)', 'Fixed value (R$/kg)'),
    /^VALORFIXO|^FIXEDVALUE|^SUBVENCAOFIXA/,
    120,
    REAIS,
  ),
  column(
    'minimumPrice',
    said('Preço mínimo (R$/kg)', 'Minimum price (R$/kg)'),
    /^PRECOS?(?:MINIMOS?)?(?:DEGARANTIA|GARANTIDO)?(?:PM)?(?:RKG|KG|EMRKG|RSKG)?$|^PM(?:RKG)?$|^MINIMUMPRICE/,
    130,
    REAIS,
  ),
  column(
    'limit',
    said('Limite por DAP/CAF e ano (R$)', 'Limit per DAP/CAF and year (R$)'),
    /^LIMITE|^LSPA|^TETO|^LIMIT/,
    150,
    '#,##0.00',
  ),
  column('mode', said('Modo', 'Mode'), /^MODO|^MODALIDADE|^TIPO|^MODE$|^FORMAS?DE(?:PAG|PGTO|SUBVENCAO)/, 110),
];

export const TITLE = said('tabela de preços da PGPM-Bio', 'price table of PGPM-Bio');

export const WORDS = {
  yes: said('sim', 'yes'),
  no: said('não', 'no'),
  variable: said('variável', 'variable'),
  fixed: said('valor fixo', 'fixed value'),
} as const;

export const MPA_ROUNDINGS: Readonly<Record<MpaRounding, Bilingual>> = {
  truncate: said('cortar', 'cut'),
  roundDiscount: said('arredondar o desconto', 'round the discount'),
};

export const VSP_ROUNDINGS: Readonly<Record<VspRounding, Bilingual>> = {
  truncate: said('cortar', 'cut'),
  halfUp: said('arredondar', 'round'),
};
