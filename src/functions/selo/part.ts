import { LazyPart } from '../../brazil/lazyPart';

/** The functions of the Selo with their rules: a workbook that uses none never loads them. */
export const seloPart = new LazyPart(() => import('./entries'));
