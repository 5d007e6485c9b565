import type { SeloAggregateFinding } from './findings/aggregates';
import type { SeloCostFinding } from './findings/costs';
import type { SeloRowFinding } from './findings/rows';

/** What the checks of a plant's year find, as data; the sentences are made in `explain/findings/selo`. */
export type SeloFindingData = SeloRowFinding | SeloCostFinding | SeloAggregateFinding;
