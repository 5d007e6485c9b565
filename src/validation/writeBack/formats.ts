// Number formats as a file holds them, in en-US; the program shows them in the person's own.

export const REAIS = '"R$" #,##0.00';
/** Prices and quantities have as many decimals as the invoice, two and none at least. */
export const REAIS_PER_KG = '"R$" #,##0.00########';
export const KILOGRAMS = '#,##0.####';
export const WHOLE = '#,##0';
export const FACTOR = '0.######';
export const SHARE = '0.00##%';
export const DATE = 'dd/mm/yyyy';
