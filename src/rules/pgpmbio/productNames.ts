/**
 * The names people write for the products of Doc. 1, and the forms they come in. Product and form are one decision
 * (P-PROD-1): another form is another product, and is not covered. All words without accents, in the singular.
 * Names beyond Doc. 1 are of common use in the producing regions; docs/leituras.md asks for corrections.
 */
export interface ProductNames {
  productId: string;
  /** First the name of Doc. 1. Joining words (`de`, `do`, …) are left out. */
  names: readonly string[];
  /** Words for the covered form; the first is Doc. 1's. Empty where Doc. 1 names none. */
  form: readonly string[];
  /** Words for the form that are near enough to be taken with a remark. */
  nearForm: readonly string[];
  /** Words for forms known not to be covered. */
  otherForms: readonly string[];
  /** Words that say nothing more once the covered form is said: `coco` in `amêndoa de coco babaçu`. */
  withForm?: readonly string[];
  /** Words that name the product together with a form of it: `cernambi`, `latex`. */
  alone?: Readonly<Record<string, 'covered' | 'otherForm'>>;
}

const PULP = ['polpa', 'suco', 'vinho', 'doce', 'geleia', 'sorvete', 'licor', 'congelado', 'congelada'];
const OIL = ['oleo', 'azeite', 'manteiga', 'gordura', 'torta', 'farelo', 'sabao', 'sabonete'];
const KERNEL = ['amendoa', 'semente', 'caroco', 'castanha', 'coquinho'];

export const PRODUCT_NAMES: readonly ProductNames[] = [
  {
    productId: 'acai',
    names: ['acai', 'assai', 'acai nativo', 'acai extrativo'],
    form: ['fruto', 'fruta'],
    nearForm: [],
    otherForms: [...PULP, ...OIL, 'caroco', 'semente', 'palmito', 'po'],
  },
  {
    productId: 'andiroba',
    names: ['andiroba'],
    form: ['amendoa'],
    nearForm: ['semente', 'castanha'],
    otherForms: [...OIL, 'casca', 'fruto'],
  },
  {
    productId: 'babacu',
    names: ['babacu', 'babassu', 'baguacu'],
    form: ['amendoa'],
    nearForm: ['castanha'],
    withForm: ['coco'],
    otherForms: [...OIL, 'coco', 'mesocarpo', 'farinha', 'carvao', 'palha', 'leite', 'fruto', 'polpa', 'endocarpo'],
  },
  {
    productId: 'baru',
    names: ['baru', 'cumbaru'],
    form: ['amendoa'],
    nearForm: ['castanha', 'semente'],
    otherForms: [...OIL, 'fruto', 'coco', 'polpa', 'torrado', 'torrada', 'farinha', 'pacoca'],
  },
  {
    productId: 'borracha',
    names: [
      'borracha natural extrativa',
      'borracha natural',
      'borracha extrativa',
      'borracha',
      'borracha nativa',
      'seringa',
      'borracha seringal nativo',
    ],
    form: ['cernambi', 'sernambi'],
    nearForm: ['virgem prensado', 'cvp', 'coagulo', 'prensado'],
    otherForms: [
      'latex',
      'liquido',
      'liquida',
      'fumada',
      'fdl',
      'fsa',
      'geb',
      'granulado',
      'granulada',
      'sintetica',
      'cultivo',
      'cultivada',
      'cultivado',
    ],
    alone: { cernambi: 'covered', sernambi: 'covered', cvp: 'covered', latex: 'otherForm' },
  },
  {
    productId: 'buriti',
    names: ['buriti', 'miriti'],
    form: ['fruto', 'fruta'],
    nearForm: [],
    otherForms: [...PULP, ...OIL, ...KERNEL, 'fibra', 'palha', 'farinha', 'raspa', 'seda'],
  },
  {
    productId: 'cacau',
    names: ['cacau extrativo', 'cacau', 'cacau nativo', 'cacau silvestre', 'cacau selvagem'],
    form: ['amendoa'],
    nearForm: ['semente', 'caroco', 'seco', 'seca', 'fermentado', 'fermentada'],
    otherForms: [...PULP, ...OIL, 'cultivado', 'cultivo', 'fruto', 'chocolate', 'po', 'nib', 'liquor', 'casca'],
  },
  {
    productId: 'castanha',
    names: ['castanha brasil', 'castanha para', 'castanha amazonia', 'castanha acre', 'castanha amazona'],
    form: ['com casca'],
    nearForm: ['casca', 'in natura', 'bruta'],
    otherForms: [
      ...OIL,
      'sem casca',
      'descascada',
      'beneficiada',
      'amendoa',
      'farinha',
      'leite',
      'ourico',
      'torrada',
      'desidratada',
    ],
  },
  {
    productId: 'jucara',
    names: ['jucara', 'jussara', 'palmeira jucara', 'acai jucara'],
    form: ['fruto', 'fruta'],
    nearForm: [],
    otherForms: [...PULP, ...OIL, 'palmito', 'semente', 'muda', 'caroco'],
  },
  {
    productId: 'macauba',
    names: ['macauba', 'bocaiuva', 'macaiba', 'coco espinho', 'coco macauba', 'coco bocaiuva', 'mucaja'],
    form: ['fruto', 'fruta'],
    nearForm: ['coco'],
    otherForms: [...PULP, ...OIL, ...KERNEL, 'farinha'],
  },
  {
    productId: 'mangaba',
    names: ['mangaba'],
    form: ['fruto', 'fruta'],
    nearForm: [],
    otherForms: [...PULP, 'latex', 'muda'],
  },
  {
    productId: 'murumuru',
    names: ['murumuru'],
    form: ['fruto', 'fruta'],
    nearForm: [],
    otherForms: [...PULP, ...OIL, ...KERNEL],
  },
  {
    productId: 'pequi',
    names: ['pequi', 'piqui'],
    form: ['fruto', 'fruta'],
    nearForm: [],
    otherForms: [...PULP, ...OIL, ...KERNEL, 'conserva', 'lasca', 'creme', 'farinha'],
  },
  {
    productId: 'piacava',
    names: ['piacava', 'piassava', 'piacaba', 'piassaba'],
    form: ['fibra'],
    nearForm: [],
    otherForms: ['vassoura', 'coquilho', 'coco', 'borra', 'palha', 'fita', 'fruto', 'semente'],
  },
  {
    productId: 'pinhao',
    names: ['pinhao', 'pinhao araucaria', 'pinhao parana', 'pinhao serrano', 'pinhao pinheiro'],
    form: [],
    nearForm: ['semente', 'in natura'],
    otherForms: ['cozido', 'farinha', 'pacoca', 'congelado', 'moido', 'descascado'],
  },
  {
    productId: 'umbu',
    names: ['umbu', 'imbu'],
    form: ['fruto', 'fruta'],
    nearForm: [],
    otherForms: [...PULP, 'umbuzada', 'compota', 'muda'],
  },
  {
    productId: 'pirarucu',
    names: ['pirarucu manejo', 'pirarucu manejado', 'pirarucu'],
    form: ['manejo', 'manejado', 'manejada'],
    nearForm: ['inteiro', 'eviscerado', 'fresco'],
    otherForms: [
      'cativeiro',
      'criacao',
      'cultivo',
      'cultivado',
      'viveiro',
      'piscicultura',
      'tanque',
      'aquicultura',
      'seco',
      'salgado',
      'manta',
      'file',
      'couro',
      'pele',
      'alevino',
    ],
  },
];

/** Plants that share a word with a product of Doc. 1 and are none of them. */
export const OTHER_PLANTS: Readonly<Record<string, string>> = {
  'umbu caja': 'umbu-cajá',
  umbucaja: 'umbu-cajá',
  'caja umbu': 'umbu-cajá',
  'pinhao manso': 'pinhão-manso',
  'pinhao bravo': 'pinhão-bravo',
  'castanha caju': 'castanha de caju',
  'castanha sapucaia': 'castanha-de-sapucaia',
  'castanha cutia': 'castanha-de-cutia',
  'castanha portuguesa': 'castanha portuguesa',
  cumaru: 'cumaru',
  pequia: 'pequiá',
  tucuma: 'tucumã',
  cupuacu: 'cupuaçu',
  licuri: 'licuri',
  carnauba: 'carnaúba',
};

/** Words that need another word before they name one product: which ones they could be. */
export const AMBIGUOUS_NAMES: Readonly<Record<string, readonly string[]>> = {
  castanha: ['castanha'],
  coco: ['babacu', 'macauba'],
};
