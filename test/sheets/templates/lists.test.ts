import { findUf } from '../../../src/brazil/ufs';
import { readPlace } from '../../../src/brazil/place';
import { readYesNo } from '../../../src/brazil/yesNo';
import { readProduct } from '../../../src/rules/pgpmbio/product';
import { Refusal } from '../../../src/rules/pgpmbio/refusal';
import { priceTables } from '../../../src/rules/pgpmbio/tables';
import { readBasis } from '../../../src/rules/selo/readBasis';
import { readCostItem } from '../../../src/rules/selo/readCostItem';
import { readForm, readMaterial } from '../../../src/rules/selo/readMaterial';
import { readSupplier } from '../../../src/rules/selo/readSupplier';
import { SeloRefusal } from '../../../src/rules/selo/refusal';
import { ruleSetNamed } from '../../../src/rules/selo/ruleSets';
import { LISTS, listsOf, type ListId } from '../../../src/sheets/templates/lists';
import { TEMPLATES } from '../../../src/sheets/templates/templates';

const valuesOf = (id: ListId) => LISTS[id].values('pt-BR');

test('products of Doc. 1 are those of the table, each once, and read back as themselves', () => {
  const [table] = priceTables();
  expect(valuesOf('products')).toHaveLength(new Set(table!.rows.map(({ productId }) => productId)).size);
  for (const label of valuesOf('products')) {
    const read = readProduct(label, table!);
    expect(read instanceof Refusal ? read.reason : read.label).toBe(label);
  }
});

test.each<[ListId, (value: string) => unknown]>([
  ['suppliers', readSupplier],
  ['bases', readBasis],
  ['lossKinds', readBasis],
  ['costItems', readCostItem],
  ['forms', readForm],
  ['materials', (value) => materialNamed(value)],
  ['ruleSets', (value) => idOf(ruleSetNamed(value))],
])('%s read back as themselves', (id, read) => {
  expect(valuesOf(id).map(read)).toEqual(valuesOf(id));
});

test('classes are of the raw material they name', () =>
  expect(valuesOf('classes').map((name) => classOf(name))).toEqual(valuesOf('classes')));

test('all 27 states, the regions of the IBGE, and the Semiárido for the Selo alone', () => {
  expect(valuesOf('ufs')).toHaveLength(27);
  for (const uf of valuesOf('ufs')) expect(findUf(uf)?.value).toBe(uf);
  expect(valuesOf('regions').every((region) => readPlace(region, null).ok)).toBe(true);
  expect(valuesOf('seloRegions').filter((region) => !valuesOf('regions').includes(region as never))).toEqual([
    'Semiárido',
  ]);
});

test('yes and no in both languages', () => {
  for (const language of ['pt-BR', 'en-US'] as const)
    expect(LISTS.yesNo.values(language).map((value) => readYesNo(value))).toEqual([
      { ok: true, value: true, notes: [] },
      { ok: true, value: false, notes: [] },
    ]);
});

test('every list that a template offers is on its programme’s sheet, and none is there for nothing', () => {
  for (const programme of ['pgpmbio', 'selo'] as const) {
    const offered = new Set(
      TEMPLATES.filter((template) => template.programme === programme).flatMap(({ columns }) =>
        columns.flatMap(({ entry }) => (entry.kind === 'list' ? [entry.list] : [])),
      ),
    );
    if (programme === 'selo') offered.add('ruleSets');
    expect([...offered].sort()).toEqual([...listsOf(programme)].sort());
  }
});

function materialNamed(value: string): unknown {
  const read = readMaterial(value);
  return read instanceof SeloRefusal ? read.reason : read.label;
}

function classOf(value: string): unknown {
  const read = readMaterial(value);
  return read instanceof SeloRefusal ? read.reason : read.class;
}

function idOf(ruleSet: ReturnType<typeof ruleSetNamed>): unknown {
  return ruleSet instanceof SeloRefusal ? ruleSet.reason : ruleSet.id;
}
