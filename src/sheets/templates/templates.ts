import { PGPMBIO_TEMPLATES } from './pgpmbio';
import { COST_TEMPLATES } from './seloCosts';
import { PRODUCTION_TEMPLATES } from './seloProduction';
import { PURCHASE_TEMPLATES } from './seloPurchases';
import type { Programme, SheetTemplate } from './template';

/** Every template, in the order in which its sheet is inserted. */
export const TEMPLATES: readonly SheetTemplate[] = [
  ...PGPMBIO_TEMPLATES,
  ...PURCHASE_TEMPLATES,
  ...COST_TEMPLATES,
  ...PRODUCTION_TEMPLATES,
];

export function templatesOf(programme: Programme): readonly SheetTemplate[] {
  return TEMPLATES.filter((template) => template.programme === programme);
}
