import { loadMunicipalities, MunicipalitiesNotLoaded } from '../brazil/municipalityList';

/**
 * Loads ahead what a call otherwise loads when it first needs it, so that a host which cannot wait for an answer
 * gets one at once. Does not fail: without the list, calls that need it say so.
 */
export async function preloadFunctionData(): Promise<void> {
  await loadMunicipalities().catch(() => undefined);
}

/** An answer of functions called directly: what a call turns out to need is loaded, and the call made again. */
export async function withFunctionData<T>(answer: () => T | Promise<T>): Promise<T> {
  try {
    return await answer();
  } catch (failure) {
    if (!(failure instanceof MunicipalitiesNotLoaded)) throw failure;
    await loadMunicipalities();
    return answer();
  }
}
