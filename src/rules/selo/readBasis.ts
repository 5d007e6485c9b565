import { fold } from '../../brazil/text';
import type { Basis } from './purchase';
import { refuse, type SeloRefusal } from './refusal';

const BASES: Readonly<Record<Basis, readonly string[]>> = {
  nota: ['nota', 'nota fiscal', 'nota fiscal de aquisição', 'NF', 'NF-e', 'compra', 'aquisição', 'invoice'],
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
  'frustração total': [
    'frustração total',
    'frustração total de safra',
    'perda total',
    'perda total de safra',
    'total',
    'total loss',
  ],
  'frustração parcial': [
    'frustração parcial',
    'frustração parcial de safra',
    'perda parcial',
    'perda parcial de safra',
    'parcial',
    'partial loss',
  ],
  mortalidade: ['mortalidade', 'mortalidade animal', 'óbito', 'morte', 'mortality'],
};

const bySpelling = new Map(
  Object.entries(BASES).flatMap(([basis, spellings]) =>
    spellings.map((spelling) => [fold(spelling), basis as Basis] as const),
  ),
);

/** What the value rests on, as people write it; a loss must say whether it is total or partial (art. 8). */
export function readBasis(typed: string): Basis | SeloRefusal {
  return bySpelling.get(fold(typed)) ?? refuse({ code: 'basisUnknown', typed });
}
