import { tidy } from '../../brazil/text';

/** A label of Doc. 1 in two columns: `Babaçu (amêndoa)` is `Babaçu` and `amêndoa`; `Pinhão` has no form. */
export function partsOfLabel(label: string): { product: string; form: string } {
  const [, product, form] = /^(.*\S) \(([^()]+)\)$/.exec(label) ?? [];
  return product === undefined || form === undefined ? { product: label, form: '' } : { product, form };
}

/** The label of a product and its form, which may stand in the product's cell as well. */
export function labelOf(product: string, form: string): string {
  const [name, added] = [tidy(product), tidy(form).replace(/^\((.*)\)$/, '$1')];
  return added === '' || name === '' || partsOfLabel(name).form === added ? name : `${name} (${added})`;
}
