import { fold } from '../../brazil/text';
import type { Supplier } from './purchase';
import { refuse, type SeloRefusal } from './refusal';

const SUPPLIERS: Readonly<Record<Supplier, readonly string[]>> = {
  agricultor: [
    'agricultor',
    'agricultora',
    'agricultor familiar',
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
    'cooperativa AF',
    'cooperativa AF habilitada',
    'coop AF',
    'coop AF habilitada',
    'cooperativa com DAP habilitada',
    'habilitada',
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
const EITHER = ['cooperativa', 'coop', 'cooperativa agropecuária', 'intermediário', 'agente intermediário', 'COOP.'];

const NOT_HABILITATED = [
  'cooperativa não habilitada',
  'coop não habilitada',
  'cooperativa sem habilitação',
  'cerealista não habilitada',
  'não habilitada',
  'não habilitado',
  'intermediário não habilitado',
];

const bySpelling = new Map(
  Object.entries(SUPPLIERS).flatMap(([supplier, spellings]) =>
    spellings.map((spelling) => [fold(spelling), supplier as Supplier] as const),
  ),
);
const either = new Set(EITHER.map(fold));
const notHabilitated = new Set(NOT_HABILITATED.map(fold));

/**
 * Who sells, as people write it. A cooperative that is not said to be habilitated or without DAP is refused, since only
 * the first has factor IV; what comes through someone not habilitated does not count (art. 9).
 */
export function readSupplier(typed: string): Supplier | SeloRefusal {
  const key = fold(typed);
  const supplier = bySpelling.get(key) ?? bySpelling.get(key.replace(/S$/, ''));
  if (supplier !== undefined) return supplier;
  if (notHabilitated.has(key)) return refuse({ code: 'notHabilitated', typed });
  return refuse({ code: either.has(key) ? 'supplierAmbiguous' : 'supplierUnknown', typed });
}
