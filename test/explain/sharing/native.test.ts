import type { Language } from '../../../src/explain/language';
import { ACCOUNT_COLUMNS, ACCOUNT_TEXTS, accountHeading } from '../../../src/explain/sharing/nativeAccount';
import { sentenceOfWhyValue } from '../../../src/explain/sharing/nativeReasons';
import { FIGURES_SHEET, LISTS_SHEET } from '../../../src/explain/sharing/nativeSheets';
import { valuesOnly } from '../../../src/sharing/native/nativeFunctions';
import { checkSheetName } from '../../../src/workbook/newSheet';

describe.each<Language>(['pt-BR', 'en-US'])('texts of native formulas in %s', (language) => {
  test('every sheet has a name that programs take, and none has that of another', () => {
    const { sheet, openings } = ACCOUNT_TEXTS[language];
    const names = [...Object.values(FIGURES_SHEET), LISTS_SHEET].map((name) => name[language]);
    const all = [...names, sheet, openings.sheet];
    for (const name of all) expect(() => checkSheetName(name)).not.toThrow();
    expect(new Set(all).size).toBe(all.length);
  });

  test('columns of the account have headings of their own', () => {
    const headings = ACCOUNT_COLUMNS.map((column) => accountHeading(column, language));
    expect(new Set(headings).size).toBe(headings.length);
  });

  test('each function that becomes a value has a reason in words', () => {
    for (const why of new Set(valuesOnly.values()))
      expect(sentenceOfWhyValue(why, language)).toMatch(/^\p{Ll}.*\p{L}$/u);
  });
});
