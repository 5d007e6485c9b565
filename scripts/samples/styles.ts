import type { CellStyle } from '../../src/workbook/xlsx/book';

// How the cells of the samples look.

const GREEN = '#1F6B4F';
export const TITLE: CellStyle = { bold: true, fontSize: 16, color: GREEN };
export const SUBTITLE: CellStyle = { italic: true, color: '#5C5C5C' };
export const HEADER: CellStyle = {
  bold: true,
  color: '#FFFFFF',
  fill: GREEN,
  wrap: true,
  horizontal: 'center',
  vertical: 'center',
};
export const MONEY = '"R$" #,##0.00';
export const COMPUTED = '#E8F3EC';
export const REMARK = '#FFF4CE';
export const date: CellStyle = { numberFormat: 'dd/mm/yyyy', horizontal: 'center' };
export const code: CellStyle = { numberFormat: '@' };
export const money: CellStyle = { numberFormat: MONEY };
export const kilograms: CellStyle = { numberFormat: '#,##0.00' };
export const centered: CellStyle = { horizontal: 'center' };
export const computedMoney: CellStyle = { numberFormat: MONEY, fill: COMPUTED };
export const wrapped: CellStyle = { wrap: true, vertical: 'top' };
export const top = (style: CellStyle = {}): CellStyle => ({ ...style, vertical: 'top' });
