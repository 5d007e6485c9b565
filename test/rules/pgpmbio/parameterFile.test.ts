import fc from 'fast-check';
import { sentenceOfParameterFile } from '../../../src/explain/tables/parameterFile';
import { exact } from '../../../src/rules/exact';
import { checksumOfSet, checksumOfTable } from '../../../src/rules/pgpmbio/parameterSet/checksum';
import { parameterFile, readParameterFile } from '../../../src/rules/pgpmbio/parameterSet/parameterFile';
import { draftOf, tableOfDraft, type TableDraft } from '../../../src/rules/pgpmbio/tableDraft';
import { table2023 } from '../../../src/rules/pgpmbio/tables/table2023';
import { anyDraft, plain } from '../../sheets/priceTables/tables';
import { workbookTable } from './tableOf';

const file = parameterFile([workbookTable(2025), workbookTable(2026)]);
const draft2023 = draftOf(table2023);

test('the sign of the table of 2023 stays what it is from version to version', () => {
  expect(checksumOfTable(table2023)).toBe('TD7C-VA9F-0JFP');
  expect(checksumOfTable(draft2023)).toBe(checksumOfTable(table2023));
});

test('the order of rows, states, municipalities, acts and tables, and how amounts were typed, say nothing', () => {
  const turned: TableDraft = {
    ...draft2023,
    annualCap: exact('12000.00'),
    acts: [...draft2023.acts].reverse(),
    rows: [...draft2023.rows].reverse().map((row) => ({
      ...row,
      ufs: [...row.ufs].reverse(),
      onlyMunicipalities: Object.fromEntries(
        Object.entries(row.onlyMunicipalities).map(([uf, codes]) => [uf, [...codes].reverse()]),
      ),
    })),
  };
  expect(checksumOfTable(turned)).toBe(checksumOfTable(draft2023));
  const [one, other] = [workbookTable(2025), workbookTable(2026)];
  expect(checksumOfSet([one, other])).toBe(checksumOfSet([other, one]));
});

test.each<[string, Partial<TableDraft>]>([
  ['a cent of the cap', { annualCap: exact('12000.01') }],
  ['a day', { validTo: '2023-12-30' }],
  ['a flag', { requiresMarketBelowMinimum: true }],
  ['a rounding', { vspRounding: 'halfUp' }],
  ['a source', { acts: [{ ...draft2023.acts[0]!, source: '' }, ...draft2023.acts.slice(1)] }],
  ['a row', { rows: draft2023.rows.slice(1) }],
  ['a state', { rows: [{ ...draft2023.rows[0]!, ufs: ['AC'] }, ...draft2023.rows.slice(1)] }],
])('%s gives another sign', (_, change) => {
  expect(checksumOfTable({ ...draft2023, ...change })).not.toBe(checksumOfTable(draft2023));
});

test('any tables come back from their file, with their sign', () => {
  fc.assert(
    fc.property(fc.array(anyDraft, { maxLength: 3 }), (drafts) => {
      const read = readParameterFile(parameterFile(drafts));
      if (!read.ok) throw new Error(read.refusal.code);
      expect(plain(read.drafts as never)).toEqual(plain(drafts as never));
      expect(read.checksum).toBe(checksumOfSet(drafts));
    }),
    { numRuns: 60 },
  );
});

test('a table of a workbook is the same table after its file, which is small', () => {
  const table = workbookTable(2026);
  const text = parameterFile([table]);
  const read = readParameterFile(`\uFEFF${text.replaceAll('\n', '\r\n')}`);
  if (!read.ok) throw new Error(read.refusal.code);
  const back = tableOfDraft(read.drafts[0]!)!;
  expect(checksumOfTable(back)).toBe(checksumOfTable(table));
  expect(tableOfDraft(draftOf(back))).toEqual(back);
  expect(text.length).toBeLessThan(20_000);
});

test('any changed character is noticed, unless it changes nothing', () => {
  const read = readParameterFile(file);
  if (!read.ok) throw new Error(read.refusal.code);
  fc.assert(
    fc.property(fc.nat(file.length - 2), fc.constantFrom('0', '7', 'A', 'x', ' ', '"', ',', 'ã', ''), (at, letter) => {
      const changed = file.slice(0, at) + letter + file.slice(at + 1);
      const answer = readParameterFile(changed);
      if (answer.ok) expect(plain(answer.drafts as never)).toEqual(plain(read.drafts as never));
    }),
    { numRuns: 1500 },
  );
});

describe('a file that is not taken says why', () => {
  const refusalOf = (text: string) => {
    const read = readParameterFile(text);
    return read.ok ? null : read.refusal;
  };
  const changed = (change: (content: Record<string, unknown>) => void) => {
    const content = JSON.parse(file) as Record<string, unknown>;
    change(content);
    return JSON.stringify(content);
  };
  const first = (content: Record<string, unknown>) => (content.tables as Record<string, unknown>[])[0]!;
  test.each<[string, string, object]>([
    ['no JSON', 'Produto;Preço', { code: 'notParameters' }],
    ['other JSON', '{"kind":"outra"}', { code: 'notParameters' }],
    ['null', 'null', { code: 'notParameters' }],
    ['half a file', file.slice(0, 300), { code: 'notParameters' }],
    ['a newer form', changed((content) => (content.version = 2)), { code: 'newerVersion', version: 2, known: 1 }],
    ['no version', changed((content) => delete content.version), { code: 'damaged', at: 'version' }],
    ['no checksum', changed((content) => delete content.checksum), { code: 'damaged', at: 'checksum' }],
    ['no tables', changed((content) => delete content.tables), { code: 'damaged', at: 'tables' }],
    [
      'a flag gone',
      changed((content) => delete first(content).replacesBuiltIn),
      { code: 'damaged', at: 'tables[0].replacesBuiltIn' },
    ],
    [
      'a number for a text',
      changed((content) => (first(content).annualCap = 12000)),
      { code: 'damaged', at: 'tables[0].annualCap' },
    ],
    [
      'an unknown rounding',
      changed((content) => (first(content).vspRounding = 'up')),
      { code: 'damaged', at: 'tables[0].vspRounding' },
    ],
    [
      'no date',
      changed((content) => (first(content).validTo = '31/12/2025')),
      { code: 'damaged', at: 'tables[0].validTo' },
    ],
    ...['2026-02-31', '2025-02-29', '2025-04-31', '2025-13-01', '2025-00-10', '2025-1-01'].map(
      (day): [string, string, object] => [
        `${day}, which is no day`,
        changed((content) => (first(content).validTo = day)),
        { code: 'damaged', at: 'tables[0].validTo' },
      ],
    ),
    [
      'a day of a leap year',
      changed((content) => (first(content).validTo = '2024-02-29')),
      { code: 'checksumDiffers' },
    ],
    ['other money', changed((content) => (first(content).annualCap = '12001')), { code: 'checksumDiffers' }],
  ])('%s', (_, text, refusal) => {
    const found = refusalOf(text)!;
    expect(found).toMatchObject(refusal);
    expect(sentenceOfParameterFile(found, 'pt-BR')).toMatch(/^(?:Este|O) .*\.$/);
    expect(sentenceOfParameterFile(found, 'en-US')).toMatch(/^(?:This|The) .*\.$/);
  });
  test('a newer form is told with what to do', () => {
    expect(sentenceOfParameterFile({ code: 'newerVersion', version: 2, known: 1 }, 'pt-BR')).toBe(
      'Este arquivo é de uma versão mais nova do ConfereBio (formato 2; esta versão lê até o 1). Atualize o suplemento e tente de novo. Nada foi mudado.',
    );
  });
});
