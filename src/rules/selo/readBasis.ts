import { repairEncoding } from '../../brazil/text';
import { plainWords } from '../../brazil/words';
import type { Basis } from './purchase';
import { refuse, type SeloRefusal } from './refusal';

const BASES: Readonly<Record<Exclude<Basis, `frustração ${string}`>, readonly string[]>> = {
  nota: [
    'nota',
    'nota fiscal',
    'nota fiscal de aquisição',
    'nota fiscal eletrônica',
    'NF',
    'NFe',
    'compra',
    'aquisição',
    'invoice',
    'purchase',
  ],
  perene: [
    'perene',
    'perene esperada',
    'cultura perene',
    'produção esperada',
    'expectativa',
    'expectativa perene',
    'expectativa de produção',
    'perennial',
  ],
  mortalidade: ['mortalidade', 'mortalidade animal', 'mortalidade de animais', 'óbito', 'morte', 'mortality', 'death'],
};

/** Accents, case, plurals and joining words decide nothing. */
const keyOf = (text: string) => plainWords(text).join(' ');

const bySpelling = new Map(
  Object.entries(BASES).flatMap(([basis, spellings]) =>
    spellings.map((spelling) => [keyOf(spelling), basis as Basis] as const),
  ),
);

/** Words of a lost harvest that do not say how much of it: `quebra de safra parcial`. */
const ANY_LOSS = new Set(plainWords('frustração, perda, quebra, safra, lavoura, produção, colheita, crop, loss'));
const EXTENTS = new Map<string, Basis>([
  ['total', 'frustração total'],
  ['parcial', 'frustração parcial'],
  ['partial', 'frustração parcial'],
]);

/** What the value rests on, as people write it; a loss must say whether it is total or partial (art. 8). */
export function readBasis(typed: string): Basis | SeloRefusal {
  const text = repairEncoding(typed);
  return bySpelling.get(keyOf(text)) ?? readLoss(text) ?? refuse({ code: 'basisUnknown', typed });
}

function readLoss(text: string): Basis | null {
  const [extent = '', ...more] = plainWords(text).filter((word) => !ANY_LOSS.has(word));
  return more.length === 0 ? (EXTENTS.get(extent) ?? null) : null;
}
