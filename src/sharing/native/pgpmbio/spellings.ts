import { readKnownMunicipality } from '../../../brazil/municipalities';
import { readUf, ufs, type Uf } from '../../../brazil/ufs';
import type { PriceTable } from '../../../rules/pgpmbio/priceTable';
import { readProduct } from '../../../rules/pgpmbio/product';
import { PRODUCT_NAMES } from '../../../rules/pgpmbio/productNames';
import { Refusal } from '../../../rules/pgpmbio/refusal';
import { priceTables } from '../../../rules/pgpmbio/tables';
import { NORTH_OF_MATO_GROSSO } from '../../../rules/pgpmbio/tables/northOfMatoGrosso';
import { said } from '../../../sheets/templates/template';
import type { SpellingList } from '../nativeBook';
import { placeOf } from './figures';

/** What a product means that Doc. 1 does not cover in the form written: no price has it. */
const NOT_COVERED = 'nao-amparado';

/** Products of Doc. 1, by the names people give them. */
export const PRODUCTS: SpellingList = {
  name: 'PGPM_PRODUTOS',
  title: said('Produtos da PGPM-Bio', 'Products of PGPM-Bio'),
  canonical: productNames(),
  meaningOf: productMeant,
};

/** States by sigla, name and code. */
export const UFS: SpellingList = {
  name: 'LISTA_UFS',
  title: said('Unidades da Federação', 'States'),
  canonical: ufs.flatMap(({ uf, name, code }) => [uf, ...withoutAccentsToo(name), code]),
  meaningOf: ufMeant,
};

/** Municipalities that some row of Doc. 1 alone covers, written behind their state: `MT/Juruena`. */
export const PLACES: SpellingList = {
  name: 'PGPM_LUGARES',
  title: said('Municípios do norte do MT (borracha)', 'Municipalities of the north of MT (rubber)'),
  canonical: [
    '',
    '0',
    ...NORTH_OF_MATO_GROSSO.flatMap(({ ibge, name, aliases }) => [
      ibge,
      ibge.slice(0, 6),
      ...[name, ...aliases].flatMap(withoutAccentsToo),
    ]),
  ].map((written) => `MT/${written}`),
  meaningOf: placeMeant,
};

function productMeant(value: string | number): string | null {
  const found = readProduct(String(value).trim(), newestTable());
  if (!(found instanceof Refusal)) return found.productId;
  const { code } = found.reason;
  return code === 'formNotCovered' || code === 'productOfAnotherPlant' ? NOT_COVERED : null;
}

function ufMeant(value: string | number): Uf | null {
  const uf = readUf(value);
  return uf.ok ? uf.value : null;
}

/** `null` for a municipality that no list names: there the state counts. */
function placeMeant(value: string | number): string | null {
  const [, uf, municipality] = /^(\w\w)\/(.*)$/s.exec(String(value)) ?? [];
  if (uf !== 'MT' || municipality === undefined) return null;
  if (/^0?$/.test(municipality.trim())) return placeOf(uf, 'notSaid');
  const found = readKnownMunicipality(municipality, uf, NORTH_OF_MATO_GROSSO);
  return found?.ok ? placeOf(uf, found.value) : null;
}

function newestTable(): PriceTable {
  const tables = priceTables();
  return tables[tables.length - 1] as PriceTable;
}

/** Labels of Doc. 1 with and without the form, and the names that people use, all with and without accents. */
function productNames(): string[] {
  const labels = newestTable().rows.flatMap(({ label }) => [label, label.replace(/ *\(.*\)$/, '')]);
  const names = PRODUCT_NAMES.flatMap((product) => product.names);
  return [...new Set([...labels.flatMap(withoutAccentsToo), ...names])].filter((name) => productMeant(name) !== null);
}

function withoutAccentsToo(name: string): string[] {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036F]/g, '');
  return plain === name ? [name] : [name, plain];
}
