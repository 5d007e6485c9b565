/** Documents of art. 8, III, by their letters. */
export const MORTALITY_DOCUMENTS = ['a', 'b', 'c', 'd'] as const;
export type MortalityDocument = (typeof MORTALITY_DOCUMENTS)[number];

/** Deaths of animals claimed under art. 8, III. Their quantity is the person's own figure: the law gives no rule for it. */
export interface AnimalDeaths {
  /** The law names disease and fortuitous events. */
  cause: 'disease' | 'fortuitous' | 'other';
  /** Whether a habilitated cooperative is contracted: only then can its declaration (d) exist (reading S15). */
  cooperativeContracted: boolean;
  documents: ReadonlySet<MortalityDocument>;
  /** Whether they were formally requested of the DEP (art. 8 § 1). */
  requested: boolean;
}

/** What a claim of mortality lacks; nothing when it is admitted. */
export type MortalityLack = { kind: 'cause' } | { kind: 'document'; letter: MortalityDocument } | { kind: 'request' };

export function lackingForMortality(deaths: AnimalDeaths): MortalityLack[] {
  const lack: MortalityLack[] = [];
  if (deaths.cause === 'other') lack.push({ kind: 'cause' });
  for (const letter of documentsAsked(deaths.cooperativeContracted)) {
    if (!deaths.documents.has(letter)) lack.push({ kind: 'document', letter });
  }
  if (!deaths.requested) lack.push({ kind: 'request' });
  return lack;
}

/** The letters that apply: all of them, the last only where a cooperative is contracted (reading S15). */
export function documentsAsked(cooperativeContracted: boolean): readonly MortalityDocument[] {
  return cooperativeContracted ? MORTALITY_DOCUMENTS : MORTALITY_DOCUMENTS.filter((letter) => letter !== 'd');
}
