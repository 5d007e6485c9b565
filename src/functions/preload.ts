import { loadMunicipalities } from '../brazil/municipalityList';

/**
 * Loads ahead what a call otherwise loads when it first needs it, so that a host which cannot wait for an answer
 * gets one at once. Does not fail: without the list, calls that need it say so.
 */
export async function preloadFunctionData(): Promise<void> {
  await loadMunicipalities().catch(() => undefined);
}
