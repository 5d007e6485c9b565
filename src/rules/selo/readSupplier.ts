import { repairEncoding } from '../../brazil/text';
import { plainWords } from '../../brazil/words';
import type { Supplier } from './purchase';
import { refuse, type SeloRefusal } from './refusal';

const SUPPLIERS: Readonly<Record<Supplier, readonly string[]>> = {
  agricultor: [
    'agricultor',
    'agricultora',
    'agricultor familiar',
    'agricultores familiares',
    'agricultora familiar',
    'agricultor direto',
    'AF',
    'AF direto',
    'produtor',
    'produtor familiar',
    'família',
    'farmer',
  ],
  'cooperativa habilitada': [
    'cooperativa habilitada',
    'coop habilitada',
    'cooperativa da agricultura familiar',
    'cooperativa da agricultura familiar habilitada',
    'cooperativa agropecuária da agricultura familiar habilitada',
    'cooperativa habilitada da agricultura familiar',
    'cooperativa AF',
    'cooperativa AF habilitada',
    'coop AF',
    'coop AF habilitada',
    'cooperativa com DAP habilitada',
    'organização da AF',
  ],
  'cooperativa sem DAP': [
    'cooperativa sem DAP',
    'coop sem DAP',
    'cooperativa sem DAP jurídica',
    'cooperativa sem CAF',
    'cooperativa sem DAP/CAF',
    'coop sem CAF',
    'sem DAP',
  ],
  cerealista: ['cerealista', 'cerealista habilitada', 'agente promotor'],
};

/** Words that could mean a supplier with factor IV or one without. */
const EITHER = [
  'cooperativa',
  'coop',
  'cooperativa agropecuária',
  'habilitada',
  'intermediário',
  'agente intermediário',
  'intermediário habilitado',
];

const NOT_HABILITATED = [
  'cooperativa não habilitada',
  'coop não habilitada',
  'cooperativa sem habilitação',
  'cerealista não habilitada',
  'não habilitada',
  'não habilitado',
  'intermediário não habilitado',
];

/** Accents, case, plurals and joining words decide nothing. */
const keyOf = (text: string) => plainWords(text).join(' ');

const bySpelling = new Map(
  Object.entries(SUPPLIERS).flatMap(([supplier, spellings]) =>
    spellings.map((spelling) => [keyOf(spelling), supplier as Supplier] as const),
  ),
);
const either = new Set(EITHER.map(keyOf));
const notHabilitated = new Set(NOT_HABILITATED.map(keyOf));

/**
 * Who sells, as people write it. A cooperative that is not said to be habilitated or without DAP is refused, since only
 * the first has factor IV; what comes through someone not habilitated does not count (art. 9).
 */
export function readSupplier(typed: string): Supplier | SeloRefusal {
  const key = keyOf(repairEncoding(typed));
  const supplier = bySpelling.get(key);
  if (supplier !== undefined) return supplier;
  if (notHabilitated.has(key)) return refuse({ code: 'notHabilitated', typed });
  return refuse({ code: either.has(key) ? 'supplierAmbiguous' : 'supplierUnknown', typed });
}
