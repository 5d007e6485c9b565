import { LazyPart } from '../../brazil/lazyPart';

/** The sentences of the memory of calculation of a purchase. */
export const purchaseMemory = new LazyPart(() => import('../../explain/selo/purchaseMemory/memoryOfPurchase'));
