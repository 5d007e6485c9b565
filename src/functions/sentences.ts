import { LazyPart } from '../brazil/lazyPart';

/** The sentences of failures and remarks. */
export const sentences = new LazyPart(() => import('../explain/sentences'));
