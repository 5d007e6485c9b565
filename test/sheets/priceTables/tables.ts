import fc from 'fast-check';
import { ufs as allUfs } from '../../../src/brazil/ufs';
import { exact } from '../../../src/rules/exact';
import { draftOf, type DraftRow, type TableDraft } from '../../../src/rules/pgpmbio/tableDraft';
import { NORTH_OF_MATO_GROSSO } from '../../../src/rules/pgpmbio/tables/northOfMatoGrosso';
import { table2023 } from '../../../src/rules/pgpmbio/tables/table2023';

const decimal = (max: number, decimals: number) =>
  fc.integer({ min: 1, max: max * 10 ** decimals }).map((value) => exact(String(value)).div(10 ** decimals));
const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 8 });
const words = (...texts: string[]) => fc.constantFrom(...texts);
const day = fc
  .integer({ min: 0, max: 3000 })
  .map((days) => new Date(Date.UTC(2023, 0, 1 + days)).toISOString().slice(0, 10));

const row: fc.Arbitrary<DraftRow> = fc
  .record({
    label: words(...table2023.rows.map(({ label }) => label), 'Licuri (amêndoa)', 'Produto (a) (b)', 'Nota fiscal X'),
    mode: words('variable', 'fixed') as fc.Arbitrary<DraftRow['mode']>,
    minimumPrice: orNull(decimal(50, 4)),
    fixedValue: orNull(decimal(50, 4)),
    limit: orNull(decimal(20_000, 2).map((over) => over.plus(100))),
    ufs: fc.uniqueArray(words(...allUfs.map(({ uf }) => uf)), { minLength: 1, maxLength: 27 }),
    regionFromUfs: fc.boolean(),
    inPart: fc.uniqueArray(words(...NORTH_OF_MATO_GROSSO.map(({ ibge }) => ibge)), { maxLength: 28 }),
  })
  .map(({ regionFromUfs, inPart, ufs, ...rest }): DraftRow => ({
    ...rest,
    ufs,
    region: regionFromUfs ? ufs.join(', ') : 'como no ato',
    onlyMunicipalities: ufs.includes('MT') && inPart.length > 0 ? { MT: inPart } : ({} as Record<string, string[]>),
  }));

/** Any table a person may have half made, as the sheet holds it: acts in the order of its lines. */
export const anyDraft: fc.Arbitrary<TableDraft> = fc.record({
  id: words('2026', '2026 (15.000)', 'a'),
  harvest: words('Safra 2026', 'Safra', ''),
  validFrom: orNull(day),
  validTo: orNull(day),
  acts: fc.constantFrom<TableDraft['acts']>([], table2023.acts, [
    { name: 'Portaria A', sets: 'prices', source: '' },
    { name: 'Portaria B', sets: 'prices', source: 'DOU de 02/01/2026' },
    { name: 'Limite anual', sets: 'fixedValues', source: 'Safra' },
  ]),
  annualCap: orNull(decimal(20_000, 2).map((over) => over.plus(100))),
  marketDiscount: orNull(decimal(1, 4)),
  mpaRounding: words('truncate', 'roundDiscount') as fc.Arbitrary<TableDraft['mpaRounding']>,
  vspRounding: words('truncate', 'halfUp') as fc.Arbitrary<TableDraft['vspRounding']>,
  requiresMarketBelowMinimum: fc.boolean(),
  fixedValueRequiresMarketBelowMinimum: fc.boolean(),
  replacesBuiltIn: fc.boolean(),
  rows: fc.array(row, { maxLength: 12 }),
});

export const draft2023 = draftOf(table2023);

/** With amounts as texts, so that two drafts can be compared. */
export function plain(draft: TableDraft): unknown {
  return JSON.parse(JSON.stringify(draft));
}
