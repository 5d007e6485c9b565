import { input } from './entry';

/**
 * What the making of biodiesel itself takes in: the alcohol that reacts with the oil, the catalyst, the acids that
 * refine and neutralise. Art. 2, XVIII was not seen, so nothing wider is here (wood for the boiler, for one): a person
 * who holds it an input writes the class `insumo`.
 */
export const INPUTS = {
  metanol: input('Metanol', 'álcool metílico, methanol'),
  etanol: input(
    'Etanol',
    'álcool, álcool etílico, etanol anidro, etanol hidratado, álcool anidro, álcool hidratado, etanol de cana, etanol de cana-de-açúcar, etanol de milho, ethanol',
  ),
  catalisador: input('Catalisador', 'catalisador alcalino, catalisador básico, catalisador ácido, enzima, lipase'),
  'metilato-de-sodio': input('Metilato de sódio', 'metóxido de sódio'),
  'metilato-de-potassio': input('Metilato de potássio', 'metóxido de potássio'),
  'etilato-de-sodio': input('Etilato de sódio', 'etóxido de sódio'),
  'hidroxido-de-sodio': input('Hidróxido de sódio', 'soda cáustica, soda, NaOH'),
  'hidroxido-de-potassio': input('Hidróxido de potássio', 'potassa cáustica, potassa, KOH'),
  'acido-cloridrico': input('Ácido clorídrico', 'ácido muriático, HCl'),
  'acido-sulfurico': input('Ácido sulfúrico', 'H2SO4'),
  'acido-fosforico': input('Ácido fosfórico', 'H3PO4'),
  'acido-citrico': input('Ácido cítrico', ''),
};
