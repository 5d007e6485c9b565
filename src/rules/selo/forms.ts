import type { Form, Material } from './material';
import { refuse, type SeloRefusal } from './refusal';

/** Art. 4 § 11: what an animal gives that is multiplied. Tallow is a fat and fat may be oil, so any may be said of any. */
const FATTY: readonly (Form | null)[] = ['óleo', 'gordura', 'sebo'];

export function isFatty(form: Form | null): boolean {
  return FATTY.includes(form);
}

/** Of forms said together, `óleo de caroço`, the one that was bought: fat before grain before the rest. */
export function strongestForm(forms: readonly Form[]): Form | null {
  return forms.find(isFatty) ?? forms.find((form) => form !== 'outra') ?? forms[0] ?? null;
}

/** Nothing is alive and something else at once. */
export function contradiction(label: string, forms: readonly Form[]): SeloRefusal | null {
  const other = forms.find((form) => form !== 'vivo');
  return other && forms.includes('vivo')
    ? refuse({ code: 'formContradicts', label, named: other, said: 'vivo' })
    : null;
}

/** Only animals are alive or give tallow, and only plants give grain. */
export function impossibleForm({ class: kind, label }: Material, form: Form | null): SeloRefusal | null {
  const ofAnimals = form === 'vivo' || form === 'sebo';
  const impossible = kind === 'animal' ? form === 'grão' : ofAnimals;
  return impossible && form ? refuse({ code: 'formImpossible', label, form }) : null;
}
