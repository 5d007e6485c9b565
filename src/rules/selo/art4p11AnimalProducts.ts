import { isFatty } from './forms';
import type { Form } from './material';

/** Art. 4 § 11: raw material of animal origin is multiplied only as oil, fat or tallow. */
export function multipliedInThisForm(form: Form | null): boolean {
  return isFatty(form);
}
