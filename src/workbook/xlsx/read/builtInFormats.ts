/** Number formats that files name by number only. The dates are those a Portuguese Excel shows for these numbers. */
const FORMATS: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"R$" #,##0;-"R$" #,##0',
  6: '"R$" #,##0;[Red]-"R$" #,##0',
  7: '"R$" #,##0.00;-"R$" #,##0.00',
  8: '"R$" #,##0.00;[Red]-"R$" #,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'dd/mm/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd/mm/yyyy h:mm',
  37: '#,##0;-#,##0',
  38: '#,##0;[Red]-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;[Red]-#,##0.00',
  41: '_-* #,##0_-;-* #,##0_-;_-* "-"_-;_-@_-',
  42: '_-"R$"* #,##0_-;-"R$"* #,##0_-;_-"R$"* "-"_-;_-@_-',
  43: '_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-',
  44: '_-"R$"* #,##0.00_-;-"R$"* #,##0.00_-;_-"R$"* "-"??_-;_-@_-',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

export function builtInFormat(id: number): string | undefined {
  return FORMATS[id];
}

/** Formats whose number means the same in every language: only these are written by number. */
const SAFE_IDS = [1, 2, 3, 4, 9, 10, 11, 20, 21, 46, 49];

/** Number of a format that files name by number only; undefined for the others. */
export function builtInFormatId(format: string): number | undefined {
  return SAFE_IDS.find((id) => FORMATS[id] === format);
}
