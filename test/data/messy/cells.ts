import { day } from './people';
import { styled, type Content } from './writeXlsx';

// Cells as the samples have them.

export const date = (iso: string): Content => styled(day(iso), 'date');
export const money = (value: number): Content => styled(value, 'money');
export const kg = (value: number): Content => styled(value, 'kilograms');
export const bold = (text: string): Content => styled(text, 'bold');

export const BABACU = 'Babaçu (amêndoa)';
export const ACAI = 'Açaí (fruto)';
export const CASTANHA = 'Castanha do Brasil (com casca)';
