import type { ANNUAL_CROPS, PERENNIAL_CROPS, STAPLES } from '../../../rules/selo/materials/crops';
import type { Sentence } from '../sentences';

/** What each crop gives for biodiesel, as far as its class rests on it. */
export const CROP_FACTS: Readonly<
  Record<keyof typeof STAPLES | keyof typeof ANNUAL_CROPS | keyof typeof PERENNIAL_CROPS, Sentence>
> = {
  soja: ['o óleo vem do grão', 'the oil is in the bean'],
  milho: [
    'o óleo vem do gérmen do grão ou sobra da fabricação de etanol (DDG)',
    'the oil is in the germ of the grain, or left from making ethanol (DDG)',
  ],

  algodao: ['o óleo vem do caroço, separado da pluma', 'the oil is in the seed, parted from the lint'],
  amendoim: ['o óleo vem do grão', 'the oil is in the nut'],
  camelina: ['o óleo vem da semente; lavoura de inverno', 'the oil is in the seed; a winter crop'],
  canola: [
    'o óleo vem do grão; canola é a colza de baixo teor de ácido erúcico',
    'the oil is in the seed; canola is rapeseed low in erucic acid',
  ],
  carinata: [
    'o óleo vem da semente; brássica plantada na entressafra',
    'the oil is in the seed; a brassica sown between harvests',
  ],
  cartamo: ['o óleo vem da semente', 'the oil is in the seed (safflower)'],
  crambe: [
    'o óleo vem da semente; ciclo de cerca de 90 dias, na safrinha',
    'the oil is in the seed; ready in some 90 days, as a second crop',
  ],
  gergelim: ['o óleo vem da semente', 'the oil is in the seed (sesame)'],
  girassol: ['o óleo vem da semente', 'the oil is in the seed (sunflower)'],
  linhaca: ['o óleo vem da semente do linho', 'the oil is in the seed of flax (linseed)'],
  mamona: [
    'o óleo vem da baga; o IBGE a levanta entre as lavouras temporárias, embora a planta possa durar mais de um ano',
    'the oil is in the bean (castor); the IBGE counts it among annual crops, though the plant may live longer than a year',
  ],
  'nabo-forrageiro': [
    'o óleo vem da semente; também serve de cobertura do solo',
    'the oil is in the seed (oil radish); also grown as a cover crop',
  ],
  niger: ['o óleo vem da semente', 'the oil is in the seed'],

  abacate: ['o óleo vem da polpa', 'the oil is in the flesh (avocado)'],
  andiroba: ['o óleo vem da amêndoa da semente', 'the oil is in the kernel of the seed'],
  babacu: ['o óleo vem da amêndoa do coco dessa palmeira', 'the oil is in the kernel of this palm’s nut'],
  baru: ['o óleo vem da amêndoa', 'the oil is in the kernel'],
  buriti: ['o óleo vem da polpa do fruto dessa palmeira', 'the oil is in the flesh of this palm’s fruit'],
  'castanha-do-brasil': ['o óleo vem da amêndoa', 'the oil is in the kernel (Brazil nut)'],
  coco: ['o óleo vem da amêndoa seca, a copra', 'the oil is in the dried kernel, copra'],
  dende: [
    'o óleo de palma vem da polpa, o de palmiste, da amêndoa; o IBGE a levanta entre as lavouras permanentes',
    'palm oil is in the flesh, palm kernel oil in the kernel; the IBGE counts it among perennial crops',
  ],
  faveleira: ['o óleo vem da semente dessa árvore da Caatinga', 'the oil is in the seed of this tree of the Caatinga'],
  inaja: ['o óleo vem do fruto dessa palmeira da Amazônia', 'the oil is in the fruit of this Amazonian palm'],
  licuri: [
    'o óleo vem da amêndoa do coco dessa palmeira do semiárido',
    'the oil is in the kernel of this palm of semiarid lands',
  ],
  macauba: [
    'o óleo vem da polpa e da amêndoa do coco dessa palmeira',
    'the oil is in the flesh and the kernel of this palm’s nut',
  ],
  moringa: ['o óleo vem da semente', 'the oil is in the seed'],
  murumuru: ['a gordura vem da amêndoa dessa palmeira', 'the fat is in the kernel of this palm’s nut'],
  nim: ['o óleo vem da semente', 'the oil is in the seed (neem)'],
  oiticica: [
    'o óleo vem da amêndoa dessa árvore do semiárido',
    'the oil is in the kernel of this tree of semiarid lands',
  ],
  pataua: ['o óleo vem da polpa do fruto dessa palmeira', 'the oil is in the flesh of this palm’s fruit'],
  pequi: ['o óleo vem da polpa e da amêndoa', 'the oil is in the flesh and the kernel'],
  'pinhao-manso': [
    'o óleo vem da semente desse arbusto; não é o pinhão da araucária',
    'the oil is in the seed of this shrub (jatropha); it is not the pine nut of the araucaria',
  ],
  pongamia: ['o óleo vem da semente', 'the oil is in the seed'],
  'sacha-inchi': ['o óleo vem da semente dessa trepadeira', 'the oil is in the seed of this climber'],
  seringueira: [
    'o óleo vem da semente; o látex não serve',
    'the oil is in the seed (rubber tree); the latex is of no use here',
  ],
  tucuma: ['o óleo vem da polpa e da amêndoa do coco', 'the oil is in the flesh and the kernel'],
  tungue: ['o óleo vem da semente', 'the oil is in the seed (tung)'],
  ucuuba: ['a gordura da semente é chamada de sebo de ucuúba', 'the fat of the seed is called ucuúba tallow'],
};
