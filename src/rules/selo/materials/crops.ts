import { crop } from './entry';

const annual = (name: string, synonyms: string) => crop('diversificada', 'annual', name, synonyms);
const perennial = (name: string, synonyms: string) => crop('diversificada', 'perennial', name, synonyms);

/** Soy and corn, which art. 4 § 9, II leaves out in any form (reading S4). */
export const STAPLES = {
  soja: crop('soja', 'annual', 'Soja', 'feijão-soja, Glycine max, soy, soybean, soybeans'),
  milho: crop('milho', 'annual', 'Milho', 'Zea mays, DDG, DDGS, WDG, WDGS, corn, maize'),
};

/** Oil crops other than soy that are sown for one harvest. */
export const ANNUAL_CROPS = {
  algodao: annual('Algodão', 'algodoeiro, algodão herbáceo, Gossypium hirsutum, Gossypium'),
  amendoim: annual('Amendoim', 'mendubi, mendobi, Arachis hypogaea'),
  camelina: annual('Camelina', 'falso-linho, Camelina sativa'),
  canola: annual('Canola', 'colza, Brassica napus, Brassica napus oleifera'),
  carinata: annual('Carinata', 'mostarda-etíope, mostarda-da-etiópia, mostarda-da-abissínia, Brassica carinata'),
  cartamo: annual('Cártamo', 'açafroa, açafrão-bastardo, Carthamus tinctorius'),
  crambe: annual('Crambe', 'crambe abissínico, Crambe abyssinica'),
  gergelim: annual('Gergelim', 'sésamo, jerzelim, girgelim, Sesamum indicum'),
  girassol: annual('Girassol', 'gira-sol, Helianthus annuus, sunflower'),
  linhaca: annual('Linhaça', 'linho, Linum usitatissimum'),
  mamona: annual(
    'Mamona',
    'mamoneira, carrapateira, carrapateiro, rícino, palma-de-cristo, Ricinus communis, castor, castor bean',
  ),
  'nabo-forrageiro': annual('Nabo forrageiro', 'nabo-oleaginoso, Raphanus sativus, Raphanus sativus oleiferus'),
  niger: annual('Níger', 'Guizotia abyssinica'),
};

/** Oil crops that bear for many years; for them art. 7 lets expected production count. */
export const PERENNIAL_CROPS = {
  abacate: perennial('Abacate', 'abacateiro, Persea americana'),
  andiroba: perennial('Andiroba', 'andirobeira, carapa, Carapa guianensis'),
  babacu: perennial(
    'Babaçu',
    'babassu, baguaçu, uauaçu, coco babaçu, Attalea speciosa, Orbignya phalerata, Orbignya speciosa',
  ),
  baru: perennial('Baru', 'cumbaru, barueiro, castanha-de-baru, Dipteryx alata'),
  buriti: perennial('Buriti', 'miriti, muriti, buritizeiro, Mauritia flexuosa'),
  'castanha-do-brasil': perennial(
    'Castanha-do-brasil',
    'castanha-do-pará, castanha-da-amazônia, castanha-do-acre, Bertholletia excelsa',
  ),
  coco: perennial('Coco', 'coco-da-baía, coco-da-bahia, coco-da-praia, coqueiro, copra, Cocos nucifera'),
  dende: perennial(
    'Dendê',
    'dendezeiro, palma, palma de óleo, palma africana, palma dendê, palmiste, coco dendê, Elaeis guineensis, palm',
  ),
  faveleira: perennial('Faveleira', 'favela, faveleiro, Cnidoscolus quercifolius, Cnidoscolus phyllacanthus'),
  inaja: perennial('Inajá', 'anajá, coco inajá, Attalea maripa, Maximiliana maripa'),
  licuri: perennial('Licuri', 'ouricuri, aricuri, nicuri, licurizeiro, coco licuri, Syagrus coronata'),
  macauba: perennial(
    'Macaúba',
    'bocaiúva, macaíba, macajuba, mucajá, coco-de-espinho, coco macaúba, coco bocaiúva, Acrocomia aculeata, Acrocomia intumescens, Acrocomia totai',
  ),
  moringa: perennial('Moringa', 'moringueiro, Moringa oleifera'),
  murumuru: perennial('Murumuru', 'coco murumuru, Astrocaryum murumuru'),
  nim: perennial('Nim', 'neem, amargosa, Azadirachta indica'),
  oiticica: perennial('Oiticica', 'oiticicueira, Licania rigida, Microdesmia rigida'),
  pataua: perennial('Patauá', 'patoá, Oenocarpus bataua'),
  pequi: perennial('Pequi', 'piqui, pequizeiro, Caryocar brasiliense, Caryocar coriaceum'),
  'pinhao-manso': perennial(
    'Pinhão-manso',
    'pinhão-paraguaio, pinhão-de-purga, pinhão-de-cerca, purga-de-cavalo, jatropha, Jatropha curcas',
  ),
  pongamia: perennial('Pongâmia', 'Pongamia pinnata, Millettia pinnata'),
  'sacha-inchi': perennial('Sacha inchi', 'amendoim-inca, amendoim-de-árvore, Plukenetia volubilis'),
  seringueira: perennial('Seringueira', 'seringa, Hevea brasiliensis'),
  tucuma: perennial('Tucumã', 'coco tucumã, tucumanzeiro, Astrocaryum aculeatum, Astrocaryum vulgare'),
  tungue: perennial('Tungue', 'Vernicia fordii, Aleurites fordii'),
  ucuuba: perennial('Ucuúba', 'ucuubeira, virola, sebo de ucuúba, Virola surinamensis, Virola sebifera'),
};
