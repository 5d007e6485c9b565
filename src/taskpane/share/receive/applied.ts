import type { AcceptancePlan } from '../../../sharing/receive/accept';

/** What was applied of a copy that came back, and what was left alone. */
export type Applied = Omit<AcceptancePlan, 'change'>;
