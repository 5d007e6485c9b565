// Number formats as a file holds them, in en-US; the program shows them in the person's own.

export const REAIS = '"R$" #,##0.00';
/** As many decimals as the invoice, two at least: Excel leaves the point behind where all of them are optional. */
export const REAIS_PER_KG = '"R$" #,##0.00########';
export const KILOGRAMS = '#,##0.00##';
export const WHOLE = '#,##0';
export const FACTOR = '0.0#####';
export const SHARE = '0.00##%';
export const DATE = 'dd/mm/yyyy';
