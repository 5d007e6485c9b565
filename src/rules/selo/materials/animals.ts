import { animal } from './entry';

/** Animals; alive unless their form is said. Which may be bought alive is for art. 3 § 4 to say. */
export const ANIMALS = {
  bovinos: animal(
    'bovino',
    null,
    'Bovinos',
    'boi, vaca, gado, gado bovino, gado vacum, gado de leite, vaca de leite, rês, reses, novilho, novilha, bezerro, bezerra, garrote, touro, vitelo, Bos taurus, Bos indicus, cattle',
  ),
  caprinos: animal(
    'caprino',
    null,
    'Caprinos',
    'cabra, bode, cabrito, cabrita, cabra de leite, gado caprino, Capra hircus',
  ),
  ovinos: animal(
    'ovino',
    null,
    'Ovinos',
    'ovelha, carneiro, cordeiro, cordeira, borrego, borrega, gado ovino, Ovis aries',
  ),
  peixes: animal(
    'peixe',
    null,
    'Peixes',
    'tilápia, tambaqui, tambacu, tambatinga, pirapitinga, pacu, patinga, pirarucu, carpa, pintado, surubim, cachara, matrinxã, curimatã, curimbatá, curimba, traíra, truta, piau, piauçu, piavuçu, lambari, jundiá, bagre, panga, dourado, sardinha, alevino, fish',
  ),
  bubalinos: animal('bubalino', null, 'Bubalinos', 'búfalo, búfala, Bubalus bubalis'),
  suinos: animal('suíno', null, 'Suínos', 'porco, porca, leitão, leitoa, cachaço, Sus scrofa, pig, swine'),
  aves: animal(
    'ave',
    null,
    'Aves',
    'frango, galinha, galo, pinto, peru, pato, marreco, ganso, codorna, avestruz, Gallus gallus, poultry',
  ),
  'outros-animais': animal(
    'outro',
    null,
    'Outros animais',
    'equino, cavalo, égua, asinino, jumento, burro, mula, muar, coelho, jacaré, rã, camarão, ostra',
  ),
};

/** What comes from animals in the forms that art. 4 § 11 multiplies. */
export const ANIMAL_PRODUCTS = {
  sebo: animal(null, 'sebo', 'Sebo', 'sebo animal, tallow'),
  'sebo-bovino': animal('bovino', 'sebo', 'Sebo bovino', 'sebo de boi, sebo de vaca, sebo de gado, beef tallow'),
  'sebo-ovino': animal('ovino', 'sebo', 'Sebo ovino', 'sebo de carneiro, sebo de ovelha'),
  'sebo-caprino': animal('caprino', 'sebo', 'Sebo caprino', 'sebo de cabra, sebo de bode'),
  'sebo-bubalino': animal('bubalino', 'sebo', 'Sebo bubalino', 'sebo de búfalo'),
  'gordura-animal': animal(null, 'gordura', 'Gordura animal', 'graxa animal, animal fat'),
  'gordura-bovina': animal('bovino', 'gordura', 'Gordura bovina', 'gordura de boi, graxa bovina'),
  'gordura-suina': animal(
    'suíno',
    'gordura',
    'Gordura suína',
    'banha, banha de porco, banha suína, toucinho, gordura de porco, graxa suína, lard',
  ),
  'gordura-de-aves': animal(
    'ave',
    'gordura',
    'Gordura de aves',
    'gordura de frango, gordura de galinha, graxa de aves, banha de galinha',
  ),
  'gordura-de-peixe': animal('peixe', 'gordura', 'Gordura de peixe', 'gordura de tilápia'),
  'oleo-animal': animal(null, 'óleo', 'Óleo animal', 'óleo de origem animal'),
  'oleo-de-aves': animal('ave', 'óleo', 'Óleo de aves', 'óleo de frango, óleo de vísceras de aves'),
  'oleo-bovino': animal('bovino', 'óleo', 'Óleo bovino', 'óleo de mocotó'),
  'oleo-de-peixe': animal(
    'peixe',
    'óleo',
    'Óleo de peixe',
    'óleo de pescado, óleo de tilápia, óleo de vísceras de peixe, fish oil',
  ),
};
