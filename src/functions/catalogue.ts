import type { FunctionEntry } from './entry';

export const catalogue: readonly FunctionEntry[] = [];
