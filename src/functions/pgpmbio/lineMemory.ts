import { LazyPart } from '../../brazil/lazyPart';

/** The sentences of the memory of calculation of a line. */
export const lineMemory = new LazyPart(() => import('../../explain/lineMemory/memoryOfLine'));
