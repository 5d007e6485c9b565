import { NotLoaded } from '../brazil/lazyPart';
import { loadMunicipalities } from '../brazil/municipalityList';
import { lineMemory } from './pgpmbio/lineMemory';
import { seloPart } from './selo/part';
import { purchaseMemory } from './selo/purchaseMemory';
import { sentences } from './sentences';

const parts: readonly (() => Promise<void>)[] = [
  loadMunicipalities,
  sentences.load,
  lineMemory.load,
  seloPart.load,
  purchaseMemory.load,
];

/**
 * Loads ahead what calls otherwise load when they first need it, so that a host which cannot wait for an answer gets
 * one at once. Does not fail: without a part, calls that need it say so.
 */
export async function preloadFunctionData(): Promise<void> {
  await Promise.allSettled(parts.map((load) => load()));
}

/** An answer of functions called directly: each part that a call turns out to need is loaded, and the call made again. */
export async function withFunctionData<T>(answer: () => T | Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await answer();
    } catch (failure) {
      if (!(failure instanceof NotLoaded)) throw failure;
      await failure.load();
    }
  }
}
