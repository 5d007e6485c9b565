import { preloadFunctionData } from '../../../src/functions/preload';
import { sentenceOfTableFinding } from '../../../src/explain/tables/tableFindings';
import { exact } from '../../../src/rules/exact';
import { canBeUsed, checkTable } from '../../../src/rules/pgpmbio/tableChecks';
import type { TableRemark } from '../../../src/rules/pgpmbio/tableChecks/finding';
import { draftOf, tableOfDraft, type DraftRow, type TableDraft } from '../../../src/rules/pgpmbio/tableDraft';
import { builtInTables } from '../../../src/rules/pgpmbio/tables';
import { fixed, variable, workbookTable } from './tableOf';

beforeAll(preloadFunctionData);

const acts: TableDraft['acts'] = [
  { name: 'Portaria A', sets: 'prices', source: 'DOU, exemplo' },
  { name: 'Portaria B', sets: 'limits', source: 'DOU, exemplo' },
  { name: 'Portaria C', sets: 'fixedValues', source: 'DOU, exemplo' },
];
const good = draftOf(workbookTable(2024, { acts }));

/** The draft with a row changed. */
function withRow(id: string, change: Partial<DraftRow>, draft = good): TableDraft {
  const { label } = variable(id);
  const at = draft.rows.findIndex((row) => row.label === label);
  return { ...draft, rows: draft.rows.map((row, place) => (place === at ? { ...row, ...change } : row)) };
}
const said = (draft: TableDraft, beside = builtInTables) =>
  checkTable(draft, beside).map(({ severity, row, says }) => `${severity} ${row ?? '–'} ${says.code}`);
const remark = (draft: TableDraft, code: TableRemark['code']) =>
  checkTable(draft, builtInTables).find(({ says }) => says.code === code)?.says;

test('a whole table of another year is not remarked upon, and can be used', () => {
  expect(said(good)).toEqual([]);
  expect(canBeUsed(checkTable(good, builtInTables))).toBe(true);
  expect(tableOfDraft(good)).toMatchObject({ id: '2024', origin: 'workbook', annualCap: exact('12000') });
});

test('the built-in table as a draft is the same table, but for the ids of rows of one product', () => {
  const { rows, ...head } = tableOfDraft(draftOf(builtInTables[0]!))!;
  const { rows: own, origin, ...ownHead } = builtInTables[0]!;
  expect(origin).toBe('builtIn');
  expect(head).toEqual({ ...ownHead, origin: 'workbook', replacesBuiltIn: false });
  expect(rows.map((row) => ({ ...row, id: '' }))).toEqual(own.map((row) => ({ ...row, id: '' })));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(22);
});

describe('the head', () => {
  test.each<[Partial<TableDraft>, string[]]>([
    [{ validFrom: null }, ['error – headMissing']],
    [{ annualCap: null, marketDiscount: null, id: '', harvest: '' }, Array<string>(4).fill('error – headMissing')],
    [{ validFrom: '2024-12-31', validTo: '2024-01-01' }, ['error – validityReversed']],
    [{ validFrom: '2024-01-01', validTo: '2024-01-01' }, []],
    [{ validFrom: '2024-01-01' }, []],
    [{ id: '2023' }, ['error – idTaken']],
    [{ annualCap: exact('12000.001') }, ['error – moreThanCents']],
    [{ marketDiscount: exact('0.15') }, []],
    [{ marketDiscount: exact('15') }, ['error – discountOutOfRange']],
    [{ marketDiscount: exact('1') }, ['error – discountOutOfRange']],
    [{ marketDiscount: exact('0.9999') }, []],
    [{ marketDiscount: exact('0') }, []],
    [{ acts: acts.slice(1) }, ['warning – actMissing']],
    [{ acts: [{ ...acts[0]!, source: '' }, ...acts.slice(1)] }, ['warning – sourceMissing']],
    [{ rows: [] }, ['error – noRows']],
  ])('%j', (change, expected) => {
    expect(said({ ...good, ...change })).toEqual(expected);
  });

  test('an annual cap of nothing is below every limit', () => {
    const codes = said({ ...good, annualCap: exact('0') });
    expect([codes.length, codes[0], codes[1]]).toEqual([23, 'error – notPositive', 'warning 0 capBelowLimit']);
  });

  test('days of another table are an error, those of a built-in one unless it gives way', () => {
    const early = { ...good, id: 'x', validFrom: '2023-12-31' };
    expect(said(early).filter((code) => code.startsWith('error'))).toEqual(['error – validityOverlaps']);
    expect(remark(early, 'validityOverlaps')).toEqual({
      code: 'validityOverlaps',
      harvest: 'Safra 2023',
      from: '2023-12-31',
      to: '2023-12-31',
      builtIn: true,
    });
    expect(remark({ ...early, replacesBuiltIn: true }, 'validityOverlaps')).toBeUndefined();
    expect(remark({ ...early, replacesBuiltIn: true }, 'builtInLeftUncovered')).toMatchObject({
      from: '2023-01-02',
      to: '2023-12-30',
    });
    const rest = workbookTable(2023, {
      id: 'antes',
      validFrom: '2023-01-02',
      validTo: '2023-12-30',
      replacesBuiltIn: true,
    });
    expect(
      said({ ...early, replacesBuiltIn: true }, [...builtInTables, rest]).filter((code) => / – /.test(code)),
    ).toEqual([]);
    const other = workbookTable(2024, { id: 'outra' });
    expect(said({ ...good, replacesBuiltIn: true }, [...builtInTables, other])).toContain('error – validityOverlaps');
  });
});

describe('a row', () => {
  test.each<[string, Partial<DraftRow>, string[]]>([
    ['acai', { label: '' }, ['warning – productGone', 'error 0 labelMissing']],
    ['acai', { limit: null }, ['error 0 priceWithoutLimit']],
    ['acai', { minimumPrice: null }, ['error 0 limitWithoutPrice']],
    ['acai', { minimumPrice: null, limit: null }, ['error 0 figuresMissing']],
    ['acai', { fixedValue: exact('1') }, ['error 0 fixedValueOfVariable']],
    ['acai', { minimumPrice: exact('0') }, ['error 0 notPositive', 'warning 0 priceMoved']],
    ['acai', { limit: exact('-1') }, ['error 0 notPositive']],
    ['acai', { limit: exact('12000') }, []],
    ['acai', { limit: exact('12000.01') }, ['warning 0 capBelowLimit']],
    ['babacu', { fixedValue: null }, ['error 2 fixedValueMissing']],
    ['babacu', { fixedValue: null, limit: null }, ['error 2 figuresMissing']],
    ['babacu', { limit: null }, ['error 2 priceWithoutLimit']],
    ['babacu', { minimumPrice: exact('6.35') }, ['warning 2 fixedValueWithPrice']],
    ['acai', { ufs: [] }, ['warning – ufsGone', 'error 0 placesMissing']],
    ['buriti', { ufs: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO', 'XX'] }, ['error 5 ufUnknown']],
    ['buriti', { ufs: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO', 'AC'] }, ['error 5 ufTwice']],
    ['buriti', { onlyMunicipalities: { MT: ['5100250'] } }, ['error 5 municipalitiesOfOtherUf']],
    ['buriti', { onlyMunicipalities: { AC: [] } }, ['error 5 municipalitiesMissing']],
    ['buriti', { onlyMunicipalities: { AC: ['1200401'] } }, []],
    ['buriti', { onlyMunicipalities: { AC: ['5100250'] } }, ['error 5 municipalityUnknown']],
    ['buriti', { onlyMunicipalities: { AC: ['1299999'] } }, ['error 5 municipalityUnknown']],
    ['buriti', { label: 'Buriti' }, ['warning 5 formMissing']],
    ['buriti', { label: 'Buriti (fibra)' }, ['warning – productGone']],
    ['pinhao', { label: 'Pinhão' }, []],
    ['buriti', { ufs: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR'] }, ['warning – ufsGone']],
  ])('%s %j', (id, change, expected) => {
    expect(said(withRow(id, change))).toEqual(expected);
  });

  test('a state twice for a product in two rows is told with the other row', () => {
    const [first, ...others] = good.rows;
    expect(remark({ ...good, rows: [first!, ...others, { ...first!, ufs: ['PA'] }] }, 'ufTwice')).toEqual({
      code: 'ufTwice',
      label: 'Açaí (fruto)',
      uf: 'PA',
      otherRow: 0,
    });
  });

  test('a fixed value that the table pays only under a minimum price needs that price', () => {
    const asking = { ...good, fixedValueRequiresMarketBelowMinimum: true };
    expect(said(asking)).toEqual(['error 2', 'error 4', 'error 21'].map((row) => `${row} minimumPriceOfFixedMissing`));
    const whole = draftOf(workbookTable(2024, { acts, rows: [fixed('borracha', '3', '3500', '7.41')] }));
    expect(
      said({ ...whole, fixedValueRequiresMarketBelowMinimum: true }).filter((code) => !code.startsWith('warning –')),
    ).toEqual([]);
  });
});

describe('a price that moved by half or more against the table before', () => {
  test.each([
    ['0.95', true],
    ['0.96', true],
    ['0.97', false],
    ['2.87', false],
    ['2.88', true],
    ['2.89', true],
  ])('buriti, 1,92 in 2023: %s', (price, moved) => {
    expect(said(withRow('buriti', { minimumPrice: exact(price) }))).toEqual(moved ? ['warning 5 priceMoved'] : []);
  });

  test('against the table that held last before, not an older one', () => {
    const of2024 = workbookTable(2024, { rows: [variable('buriti', '3.79')] });
    const draft = draftOf(workbookTable(2026, { acts, rows: [variable('buriti', '3.79')] }));
    const codes = (beside: typeof builtInTables) => said(draft, beside).filter((code) => code.includes('priceMoved'));
    expect(codes(builtInTables)).toEqual(['warning 0 priceMoved']);
    expect(codes([...builtInTables, of2024])).toEqual([]);
  });
});

test('every remark is a sentence in both languages', () => {
  const drafts: TableDraft[] = [
    { ...good, id: '2023', validFrom: '2023-01-10', validTo: '2023-01-09', acts: [], rows: [] },
    { ...good, validFrom: '2023-02-01', annualCap: exact('-0.001'), marketDiscount: exact('1.5') },
    { ...good, id: '', replacesBuiltIn: true, validFrom: '2023-02-01' },
    withRow('acai', { label: '', limit: null, ufs: ['XX', 'XX'] }),
    withRow('babacu', { fixedValue: null, minimumPrice: exact('10') }),
    withRow('buriti', { label: 'Buriti', minimumPrice: exact('9'), onlyMunicipalities: { AC: ['1'], BA: [] } }),
    withRow('buriti', { minimumPrice: null, ufs: ['PA'] }),
  ];
  const all = drafts.flatMap((draft) => checkTable(draft, builtInTables));
  for (const language of ['pt-BR', 'en-US'] as const)
    for (const finding of all) {
      const sentence = sentenceOfTableFinding(finding, language);
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    }
  expect(
    sentenceOfTableFinding(
      { severity: 'warning', row: 5, says: remark(withRow('buriti', { minimumPrice: exact('2.88') }), 'priceMoved')! },
      'pt-BR',
    ),
  ).toBe(
    'Linha 6: Buriti (fruto) (AC, AM, AP, PA, RO, RR e TO) era R$ 1,92/kg em Safra 2023 e agora é R$ 2,88/kg: mudou metade ou mais. Confira a vírgula e a linha.',
  );
});
