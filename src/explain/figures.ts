import type { Decimal } from '../rules/exact';
import type { Language } from './language';

const MARKS = { 'pt-BR': { group: '.', point: ',' }, 'en-US': { group: ',', point: '.' } } as const;

/** A number with all its decimals, at least `decimals` of them: 3800 → `3.800,00`. Nothing is rounded for show. */
export function figure(value: Decimal, language: Language, decimals = 0): string {
  const { group, point } = MARKS[language];
  const [whole = '', fraction = ''] = value.abs().toFixed(Math.max(decimals, value.decimalPlaces())).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${value.isNegative() && !value.isZero() ? '−' : ''}${grouped}${fraction && point + fraction}`;
}

/** `R$ 3.500,00` */
export function money(value: Decimal, language: Language): string {
  return `R$ ${figure(value, language, 2)}`;
}

/** `R$ 3,82/kg` */
export function pricePerKg(value: Decimal, language: Language): string {
  return `${money(value, language)}/kg`;
}

/** `2.500 kg` */
export function kilograms(value: Decimal, language: Language): string {
  return `${figure(value, language)} kg`;
}

/** 0.15 → `15%` */
export function percent(part: Decimal, language: Language): string {
  return `${figure(part.times(100), language)}%`;
}

/** `15/06/2023`, or `15 Jun 2023` in English, where day and month are read in another order. */
export function day(iso: string, language: Language): string {
  const [year = '', month = '', date = ''] = iso.split('-');
  if (language === 'pt-BR') return `${date}/${month}/${year}`;
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  return `${Number(date)} ${names[Number(month) - 1]} ${year}`;
}

/** `A, B e C`; in English `A, B and C`. */
export function listed(items: readonly string[], language: Language, joint: 'and' | 'or' = 'and'): string {
  const word = language === 'pt-BR' ? { and: 'e', or: 'ou' }[joint] : joint;
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
}
