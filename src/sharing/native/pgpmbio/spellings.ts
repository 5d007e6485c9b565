import { readKnownMunicipality } from '../../../brazil/municipalities';
import { remembering } from '../../../brazil/remembering';
import { readUf, ufs, type Uf } from '../../../brazil/ufs';
import type { PriceTable } from '../../../rules/pgpmbio/priceTable';
import { readProduct } from '../../../rules/pgpmbio/product';
import { PRODUCT_NAMES } from '../../../rules/pgpmbio/productNames';
import { Refusal } from '../../../rules/pgpmbio/refusal';
import { NORTH_OF_MATO_GROSSO } from '../../../rules/pgpmbio/tables/northOfMatoGrosso';
import { said } from '../../../sheets/templates/template';
import type { SpellingList } from '../nativeBook';
import { listed, notSaid, ofTablesInUse, UF_IN_PART } from './figures';

/** What a product means that Doc. 1 does not cover in the form written: no price has it. */
const NOT_COVERED = 'nao-amparado';

/** Columns repeat few texts. */
const MOST_REMEMBERED = 5000;

/** Products of Doc. 1 of the tables in use, by the names people give them. */
export const products = ofTablesInUse((tables): SpellingList => {
  const meaningOf = remembering((value: string | number) => productMeant(value, tables), MOST_REMEMBERED);
  return {
    name: 'PGPM_PRODUTOS',
    title: said('Produtos da PGPM-Bio', 'Products of PGPM-Bio'),
    canonical: productNames(tables).filter((name) => meaningOf(name) !== null),
    meaningOf,
  };
});

/** States by sigla, name and code. */
export const UFS: SpellingList = {
  name: 'LISTA_UFS',
  title: said('Unidades da Federação', 'States'),
  canonical: ufs.flatMap(({ uf, name, code }) => [uf, ...withoutAccentsToo(name), code]),
  meaningOf: remembering(ufMeant, MOST_REMEMBERED),
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
  ].map((written) => `${UF_IN_PART}/${written}`),
  meaningOf: remembering(placeMeant, MOST_REMEMBERED),
};

/** The product that all tables with it understand; `null` where none does or where they differ. */
function productMeant(value: string | number, tables: readonly PriceTable[]): string | null {
  const read = tables.map((table) => readProduct(String(value).trim(), table));
  const ids = new Set(read.flatMap((found) => (found instanceof Refusal ? [] : [found.productId])));
  if (ids.size > 0) return ids.size === 1 ? [...ids][0]! : null;
  return read.every((found) => found instanceof Refusal && isNotCovered(found)) ? NOT_COVERED : null;
}

function isNotCovered({ reason: { code } }: Refusal): boolean {
  return code === 'formNotCovered' || code === 'productOfAnotherPlant';
}

function ufMeant(value: string | number): Uf | null {
  const uf = readUf(value);
  return uf.ok ? uf.value : null;
}

/** `null` for a municipality that no list names: there the state counts. */
function placeMeant(value: string | number): string | null {
  const [, uf, municipality] = /^(\w\w)\/(.*)$/s.exec(String(value)) ?? [];
  if (uf !== UF_IN_PART || municipality === undefined) return null;
  if (/^0?$/.test(municipality.trim())) return notSaid(uf);
  return readKnownMunicipality(municipality, uf, NORTH_OF_MATO_GROSSO)?.ok ? listed(uf) : null;
}

/** Labels of Doc. 1 with and without the form, and the names that people use, all with and without accents. */
function productNames(tables: readonly PriceTable[]): string[] {
  const labels = tables.flatMap(({ rows }) => rows.map(({ label }) => label));
  const names = PRODUCT_NAMES.flatMap((product) => product.names);
  const bare = labels.map((label) => label.replace(/ *\(.*\)$/, ''));
  return [...new Set([...labels, ...bare].flatMap(withoutAccentsToo).concat(names))];
}

function withoutAccentsToo(name: string): string[] {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036F]/g, '');
  return plain === name ? [name] : [name, plain];
}
