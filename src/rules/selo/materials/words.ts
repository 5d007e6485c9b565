import type { Form, MaterialClass } from '../material';
import type { MaterialId } from './catalogue';

/** The classes that are no material of their own, as a person names them. Soy and corn are in the catalogue. */
export const CLASS_NAMES: Readonly<Record<Exclude<MaterialClass, 'soja' | 'milho'>, string>> = {
  diversificada:
    'Diversificada, diversificado, outra oleaginosa, demais oleaginosas, oleaginosa diversificada, matéria-prima diversificada, diversified',
  animal: 'Animal, matéria-prima animal, origem animal, produto animal',
  insumo: 'Insumo, insumo do processo, input',
};

/** Words for a form. Of `outra` are those that are no oil, fat, tallow, grain or live animal. */
export const FORM_NAMES: Readonly<Record<Form, string>> = {
  óleo: 'óleo, azeite, oil',
  gordura: 'gordura, graxa, manteiga, fat',
  sebo: 'sebo',
  vivo: 'vivo, viva, pé, live, alive',
  grão: 'grão, semente, caroço, baga, grain, seed',
  outra:
    'outra, outro, fruto, fruta, cacho, CFF, amêndoa, polpa, vagem, borra, ácido graxo, oleína, estearina, in natura, víscera, resíduo, despojo, osso, carcaça, fresco, fresca, congelado, congelada, resfriado, resfriada, abatido, abatida, eviscerado, filé',
};

/** What is left of a crop or an animal without its oil; still soy or corn (reading S4), else no raw material here. */
export const LEFTOVERS =
  'farelo, torta, casca, farinha, bagaço, palha, palhada, sabugo, silagem, leite, lecitina, fubá, gérmen, germe, canjica, quirera, expeller, pluma, fibra, linter, carne, couro, pele, lã, ovo, muda';

/** Words that change neither the material nor its form. */
export const FILLERS =
  'bruto, bruta, cru, crua, degomado, degomada, refinado, refinada, semirrefinado, filtrado, prensado, virgem, clarificado, vegetal, seco, seca, verde, maduro, limpo, limpa, orgânico, orgânica, transgênico, transgênica, OGM, GMO, RR, convencional, comercial, industrial, comum, nacional, familiar, agricultura, oleico, alto oleico, alto teor, granel, ensacado, saco, saca, sc, t, ton, tonelada, litro, tipo, safrinha, matéria-prima, oleaginosa, produto, planta, palmeira, cultura, lavoura, híbrido, híbrida, inteiro, inteira, descascado, descascada, debulhado, com casca, sem casca, corte, abate, engorda, leiteiro, leiteira, gordo, gorda, magro, magra, caipira, ou, L, pipoca, doce, branco, amarelo, preto, preta';

/** Adjectives and collective words for animals: `gordura suína`, `óleo de pescado`. */
export const ANIMAL_WORDS: Readonly<Record<string, MaterialId>> = {
  bovina: 'bovinos',
  caprina: 'caprinos',
  ovina: 'ovinos',
  bubalina: 'bubalinos',
  suina: 'suinos',
  pescado: 'peixes',
};

/** Plants that share a word with a material and are none of them. */
export const OTHER_PLANTS =
  'palma forrageira, palma doce, palma miúda, amendoim forrageiro, soja perene, pinhão-bravo, girassol mexicano, castanha de caju';
