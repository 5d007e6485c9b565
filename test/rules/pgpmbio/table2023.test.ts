import { exact } from '../../../src/rules/exact';
import { acceptablePrice } from '../../../src/rules/pgpmbio/acceptablePrice';
import { rowCovering } from '../../../src/rules/pgpmbio/coverage';
import { Refusal } from '../../../src/rules/pgpmbio/refusal';
import { NORTH_OF_MATO_GROSSO } from '../../../src/rules/pgpmbio/tables/northOfMatoGrosso';
import { table2023 } from '../../../src/rules/pgpmbio/tables/table2023';

/** Doc. 1 as printed (DOU nº 104, 01/06/2023, Seção 3, p. 32), with its regions written out in UFs, and the PMD from which the MPA reaches the PM. */
test.each`
  product                                    | pm         | ufs                                                                          | lspa          | pmd
  ${'Açaí (fruto)'}                          | ${'1,81'}  | ${'AC AM AP PA RO RR TO AL BA CE MA PB PE PI RN SE'}                         | ${'1.500,00'} | ${'2.13'}
  ${'Andiroba (amêndoa)'}                    | ${'2,36'}  | ${'AC AM AP PA RO RR TO AL BA CE MA PB PE PI RN SE'}                         | ${'2.500,00'} | ${'2.78'}
  ${'Babaçu (amêndoa)'}                      | ${'5,34'}  | ${'AC AM AP PA RO RR TO AL BA CE MA PB PE PI RN SE MT'}                      | ${'3.500,00'} | ${'6.29'}
  ${'Baru (amêndoa)'}                        | ${'40,52'} | ${'DF GO MS MT MG SP TO'}                                                    | ${'1.000,00'} | ${'47.68'}
  ${'Borracha Natural Extrativa (cernambi)'} | ${'7,18'}  | ${'AC AM AP PA RO RR MT'}                                                    | ${'3.500,00'} | ${'8.45'}
  ${'Buriti (fruto)'}                        | ${'1,92'}  | ${'AC AM AP PA RO RR TO'}                                                    | ${'3.000,00'} | ${'2.26'}
  ${'Cacau Extrativo (amêndoa)'}             | ${'9,33'}  | ${'AC AM AP PA'}                                                             | ${'2.000,00'} | ${'10.98'}
  ${'Castanha do Brasil (com casca)'}        | ${'1,21'}  | ${'AP PA RO RR TO MT'}                                                       | ${'1.000,00'} | ${'1.43'}
  ${'Castanha do Brasil (com casca)'}        | ${'3,40'}  | ${'AC'}                                                                      | ${'1.000,00'} | ${'4.00'}
  ${'Castanha do Brasil (com casca)'}        | ${'3,61'}  | ${'AM'}                                                                      | ${'1.000,00'} | ${'4.25'}
  ${'Juçara (fruto)'}                        | ${'2,47'}  | ${'PR RS SC'}                                                                | ${'4.000,00'} | ${'2.91'}
  ${'Juçara (fruto)'}                        | ${'3,70'}  | ${'ES MG RJ SP'}                                                             | ${'4.000,00'} | ${'4.36'}
  ${'Macaúba (fruto)'}                       | ${'0,56'}  | ${'AC AM AP PA RO RR TO AL BA CE MA PB PE PI RN SE'}                         | ${'3.000,00'} | ${'0.66'}
  ${'Macaúba (fruto)'}                       | ${'0,53'}  | ${'DF GO MS MT ES MG RJ SP'}                                                 | ${'3.500,00'} | ${'0.63'}
  ${'Mangaba (fruto)'}                       | ${'2,41'}  | ${'AL BA CE MA PB PE PI RN SE'}                                              | ${'2.000,00'} | ${'2.84'}
  ${'Mangaba (fruto)'}                       | ${'2,48'}  | ${'ES MG RJ SP DF GO MS MT'}                                                 | ${'1.500,00'} | ${'2.92'}
  ${'Murumuru (fruto)'}                      | ${'2,69'}  | ${'AC AM AP PA RO RR TO'}                                                    | ${'1.000,00'} | ${'3.17'}
  ${'Pequi (fruto)'}                         | ${'0,46'}  | ${'AC AM AP PA RO RR TO AL BA CE MA PB PE PI RN SE ES MG RJ SP DF GO MS MT'} | ${'3.500,00'} | ${'0.55'}
  ${'Piaçava (fibra)'}                       | ${'3,21'}  | ${'AC AM AP PA RO RR TO BA'}                                                 | ${'4.000,00'} | ${'3.78'}
  ${'Pinhão'}                                | ${'4,05'}  | ${'PR RS SC MG SP'}                                                          | ${'4.000,00'} | ${'4.77'}
  ${'Umbu (fruto)'}                          | ${'1,26'}  | ${'AL BA CE MA PB PE PI RN SE MG'}                                           | ${'2.500,00'} | ${'1.49'}
  ${'Pirarucu de manejo'}                    | ${'8,59'}  | ${'AM'}                                                                      | ${'2.500,00'} | ${'10.11'}
`('$product at $pm in $ufs', ({ product, pm, ufs, lspa, pmd }: Record<string, string>) => {
  const brazilian = (text: string) => exact(text.replace('.', '').replace(',', '.')).toFixed(2);
  const row = table2023.rows.find((one) => one.label === product && one.minimumPrice.toFixed(2) === brazilian(pm!));
  expect(row?.limit.toFixed(2)).toBe(brazilian(lspa!));
  expect([...row!.ufs].sort()).toEqual(ufs!.split(' ').sort());
  const mpa = (market: string) => acceptablePrice(exact(market), table2023.marketDiscount, 'truncate').mpa;
  expect(mpa(pmd!).gte(row!.minimumPrice)).toBe(true);
  expect(mpa(exact(pmd!).minus(exact('0.01')).toFixed()).lt(row!.minimumPrice)).toBe(true);
});

test('22 rows, 17 products, and no product with two rows for one UF', () => {
  expect(table2023.rows).toHaveLength(22);
  expect(new Set(table2023.rows.map(({ productId }) => productId)).size).toBe(17);
  const places = table2023.rows.flatMap(({ productId, ufs }) => ufs.map((uf) => `${productId} ${uf}`));
  expect(new Set(places).size).toBe(places.length);
});

test.each`
  uf      | sum           | products
  ${'AC'} | ${'28500.00'} | ${11}
  ${'AM'} | ${'31000.00'} | ${12}
  ${'AP'} | ${'28500.00'} | ${11}
  ${'PA'} | ${'28500.00'} | ${11}
  ${'RO'} | ${'26500.00'} | ${10}
  ${'RR'} | ${'26500.00'} | ${10}
  ${'TO'} | ${'24000.00'} | ${10}
  ${'AL'} | ${'18500.00'} | ${7}
  ${'BA'} | ${'22500.00'} | ${8}
  ${'MA'} | ${'18500.00'} | ${7}
  ${'DF'} | ${'9500.00'}  | ${4}
  ${'MT'} | ${'17500.00'} | ${7}
  ${'ES'} | ${'12500.00'} | ${4}
  ${'MG'} | ${'20000.00'} | ${7}
  ${'SP'} | ${'17500.00'} | ${6}
  ${'PR'} | ${'8000.00'}  | ${2}
`(
  'in $uf $products products with limits of R$ $sum together',
  ({ uf, sum, products }: { uf: string; sum: string; products: number }) => {
    const rows = table2023.rows.filter(({ ufs }) => ufs.includes(uf));
    expect(rows.reduce((total, { limit }) => total.plus(limit), exact('0')).toFixed(2)).toBe(sum);
    expect(rows).toHaveLength(products);
  },
);

test('prices are those of Portaria Mapa 534 (Nota 2), limits those of Portaria Interministerial 25 (Nota 3)', () => {
  expect(table2023.acts.slice(0, 2).map(({ name, sets, source }) => [name, sets, source.slice(-6)])).toEqual([
    ['Portaria Mapa nº 534, de 19/12/2022', 'prices', 'Nota 2'],
    ['Portaria Interministerial MAPA/ME nº 25, de 30/12/2021', 'limits', 'Nota 3'],
  ]);
});

test('annual cap of R$ 12.000,00 (Nota 1) and a discount of 15 %', () => {
  expect(table2023.annualCap.toFixed(2)).toBe('12000.00');
  expect(table2023.marketDiscount.toFixed()).toBe('0.15');
});

describe('rubber in Mato Grosso (Doc. 1, nota (*))', () => {
  const covered = (ibge: string | null) => {
    const found = rowCovering(table2023, 'borracha', {
      uf: 'MT',
      municipality: ibge === null ? null : { ibge, name: 'x' },
    });
    return found instanceof Refusal ? found.reason.code : found.id;
  };
  test('28 municipalities, each once, all of MT', () => {
    expect(new Set(NORTH_OF_MATO_GROSSO.map(({ ibge }) => ibge)).size).toBe(28);
    for (const { ibge } of NORTH_OF_MATO_GROSSO) expect([ibge.slice(0, 2), covered(ibge)]).toEqual(['51', 'borracha']);
  });
  test('Sinop and Cuiabá are not among them; none at all cannot be judged', () => {
    expect([covered('5107909'), covered('5103403'), covered(null)]).toEqual([
      'municipalityNotListed',
      'municipalityNotListed',
      'municipalityMissing',
    ]);
  });
  test('elsewhere the municipality does not matter, and Tocantins is out', () => {
    const at = (uf: string) => rowCovering(table2023, 'borracha', { uf, municipality: null });
    expect(at('AC')).toMatchObject({ id: 'borracha' });
    expect((at('TO') as Refusal).reason).toMatchObject({ code: 'ufNotCovered', uf: 'TO' });
  });
  test('babaçu is covered in the whole state', () => {
    expect(
      rowCovering(table2023, 'babacu', { uf: 'MT', municipality: { ibge: '5107909', name: 'Sinop' } }),
    ).toMatchObject({ id: 'babacu' });
  });
});
