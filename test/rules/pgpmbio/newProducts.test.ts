import { productOfLabel, readProduct } from '../../../src/rules/pgpmbio/product';
import type { PriceTable } from '../../../src/rules/pgpmbio/priceTable';
import { Refusal } from '../../../src/rules/pgpmbio/refusal';
import { table2023 } from '../../../src/rules/pgpmbio/tables/table2023';
import { tableOf, variable } from './tableOf';

const labelled = (label: string) => ({ ...variable('acai'), label, id: label, productId: productOfLabel(label) });
/** Products that no table had so far, as examples. */
const table: PriceTable = tableOf(2027, {
  rows: [...table2023.rows, labelled('Licuri (amêndoa)'), labelled('Babaçu (coco)'), labelled('Cera de carnaúba')],
});

test.each(table2023.rows.map(({ label, productId }) => [label, productId]))('%s is %s', (label, productId) => {
  expect(productOfLabel(label)).toBe(productId);
});

test.each([
  ['Açaí', 'acai'],
  ['CASTANHA-DO-BRASIL (com casca)', 'castanha'],
  ['Babaçu (coco)', 'babacu-coco'],
  ['Licuri (amêndoa)', 'licuri-amendoa'],
  ['Umbu-cajá (fruto)', 'umbu-caja-fruto'],
])('%s is %s', (label, productId) => {
  expect(productOfLabel(label)).toBe(productId);
});

const read = (typed: string, from: PriceTable) => {
  const product = readProduct(typed, from);
  return product instanceof Refusal ? product.reason.code : [product.label, ...product.remarks];
};

test.each([
  ['Licuri (amêndoa)', ['Licuri (amêndoa)']],
  ['amêndoa de licuri', ['Licuri (amêndoa)']],
  ['licuri', ['Licuri (amêndoa)', 'formNotSaid']],
  ['cera de carnaúba', ['Cera de carnaúba']],
  ['babaçu coco', ['Babaçu (coco)']],
  ['babaçu', ['Babaçu (amêndoa)', 'formNotSaid']],
  ['babaçu (amêndoa)', ['Babaçu (amêndoa)']],
])('in a table that has them, “%s” is %s', (typed, product) => {
  expect(read(typed, table)).toEqual(product);
});

test.each([
  ['licuri', 'productOfAnotherPlant'],
  ['babaçu coco', 'formNotCovered'],
  ['carnaúba', 'productOfAnotherPlant'],
])('in one that has not, “%s” is refused', (typed, code) => {
  expect(read(typed, table2023)).toBe(code);
});
