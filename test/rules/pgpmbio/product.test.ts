import { readProduct } from '../../../src/rules/pgpmbio/product';
import { PRODUCT_NAMES } from '../../../src/rules/pgpmbio/productNames';
import { Refusal } from '../../../src/rules/pgpmbio/refusal';
import { table2023 } from '../../../src/rules/pgpmbio/tables/table2023';

const read = (typed: string) => {
  const found = readProduct(typed, table2023);
  return found instanceof Refusal ? found.reason.code : [found.productId, ...found.remarks].join(' ');
};

describe('as Doc. 1 writes it', () => {
  test.each([...new Set(table2023.rows.map(({ label }) => label))])('%s', (label) => {
    const { productId } = table2023.rows.find((row) => row.label === label)!;
    for (const typed of [
      label,
      label.toUpperCase(),
      label.normalize('NFD'),
      label.replace(/[()]/g, ''),
      `  ${label.replace('(', ' (  ')} `,
    ]) {
      expect([typed, read(typed)]).toEqual([typed, productId]);
    }
  });
});

describe('as people write it', () => {
  test.each([
    ['Açaí', 'acai formNotSaid'],
    ['açai fruto', 'acai'],
    ['assaí', 'acai alias formNotSaid'],
    ['Açaí (frutos)', 'acai'],
    ['AMÊNDOAS DE BABAÇU', 'babacu'],
    ['amêndoa de babassu', 'babacu alias'],
    ['amêndoa de coco babaçu', 'babacu'],
    ['coco-babaçu amêndoa', 'babacu'],
    ['cernambi virgem prensado', 'borracha formSaidOtherwise'],
    ['Cernambi Virgem Prensado (CVP)', 'borracha formSaidOtherwise'],
    ['andiroba (semente)', 'andiroba formSaidOtherwise'],
    ['castanha de baru', 'baru formSaidOtherwise'],
    ['cumbaru (amêndoa)', 'baru alias'],
    ['cernambi', 'borracha'],
    ['borracha (cernambi)', 'borracha alias'],
    ['Borracha natural', 'borracha alias formNotSaid'],
    ['CVP', 'borracha'],
    ['miriti', 'buriti alias formNotSaid'],
    ['cacau nativo em amêndoas', 'cacau alias'],
    ['Castanha-do-Pará', 'castanha alias formNotSaid'],
    ['castanha da amazônia c/ casca', 'castanha alias'],
    ['Castanha do Acre', 'castanha alias formNotSaid'],
    ['jussara', 'jucara alias formNotSaid'],
    ['bocaiúva', 'macauba alias formNotSaid'],
    ['macaíba (fruto)', 'macauba alias'],
    ['mangaba', 'mangaba formNotSaid'],
    ['piqui', 'pequi alias formNotSaid'],
    ['piassava', 'piacava alias formNotSaid'],
    ['fibra de piaçava', 'piacava'],
    ['Pinhões', 'pinhao'],
    ['imbu', 'umbu alias formNotSaid'],
    ['pirarucu manejado', 'pirarucu alias'],
    ['Pirarucu', 'pirarucu alias formNotSaid'],
    ['PiaÃ§ava (fibra)', 'piacava encodingRepaired'],
    ['BabaÃ§u', 'babacu formNotSaid encodingRepaired'],
  ])('%s', (typed, expected) => expect(read(typed)).toBe(expected));
});

describe('another form is not covered (P-PROD-1, A24)', () => {
  test.each([
    'coco babaçu',
    'coco de babaçu',
    'óleo de buriti',
    'óleo de amêndoa de babaçu',
    'látex',
    'borracha (látex)',
    'Pequi (amêndoa)',
    'polpa de açaí',
    'Açaí (polpa congelada)',
    'castanha do brasil sem casca',
    'Castanha-do-Pará s/ casca',
    'manteiga de murumuru',
    'murumuru (amêndoa)',
    'pirarucu de cativeiro',
    'cacau cultivado',
    'vassoura de piaçava',
    'baru torrado',
  ])('%s', (typed) => expect(read(typed)).toBe('formNotCovered'));
});

describe('not one product of the table', () => {
  test.each([
    ['castanha', 'productAmbiguous'],
    ['castanha c/ casca', 'productAmbiguous'],
    ['coco', 'productAmbiguous'],
    ['castanha de caju', 'productOfAnotherPlant'],
    ['pinhão-manso', 'productOfAnotherPlant'],
    ['umbu-cajá', 'productOfAnotherPlant'],
    ['cumaru', 'productOfAnotherPlant'],
    ['umbucajá', 'productOfAnotherPlant'],
    ['cajá-umbu', 'productOfAnotherPlant'],
    ['pinhão bravo', 'productOfAnotherPlant'],
    ['soja', 'productUnknown'],
    ['Babasu', 'productUnknown'],
    ['açaí e buriti', 'productUnknown'],
    ['123', 'productUnknown'],
    ['???', 'productUnknown'],
  ])('%s', (typed, code) => expect(read(typed)).toBe(code));

  test.each([
    ['Babasu', 'Babaçu (amêndoa)'],
    ['Castana do Brasil', 'Castanha do Brasil (com casca)'],
    ['acay', 'Açaí (fruto)'],
    ['pirarucú manejo lago', 'Pirarucu de manejo'],
  ])('%s suggests %s', (typed, label) => {
    const found = readProduct(typed, table2023);
    expect((found as Refusal).reason).toMatchObject({
      code: 'productUnknown',
      suggestions: expect.arrayContaining([label]),
    });
  });
});

describe('the list of names', () => {
  test('covers each product of the table, and each of its names leads to it', () => {
    expect(PRODUCT_NAMES.map(({ productId }) => productId).sort()).toEqual(
      [...new Set(table2023.rows.map(({ productId }) => productId))].sort(),
    );
    for (const { productId, names } of PRODUCT_NAMES) {
      for (const name of names) expect([name, read(name).split(' ')[0]]).toEqual([name, productId]);
    }
  });
  test('every covered form is accepted and every other form refused, with each name', () => {
    for (const { productId, names, form, nearForm, otherForms } of PRODUCT_NAMES) {
      for (const word of [...form, ...nearForm])
        expect([word, read(`${names[0]} (${word})`).split(' ')[0]]).toEqual([word, productId]);
      for (const word of otherForms)
        expect([names[0], word, read(`${names[0]} (${word})`)]).toEqual([names[0], word, 'formNotCovered']);
    }
  });
});
