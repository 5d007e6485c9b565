import { exact, exactOfCell } from '../../../rules/exact';
import { figure, money, pricePerKg } from '../../figures';
import type { Language } from '../../language';

// Figures of findings, which come as the cells or the ledger hold them.

export function cents(amount: number, language: Language): string {
  return money(exact(String(amount)).div(100), language);
}

export function centsPerKg(amount: number, language: Language): string {
  return pricePerKg(exact(String(amount)).div(100), language);
}

export function perKg(price: number, language: Language): string {
  return pricePerKg(exactOfCell(price), language);
}

export function kg(kilograms: number, language: Language): string {
  return `${figure(exactOfCell(kilograms), language)} kg`;
}

export function reais(text: string, language: Language): string {
  return money(exact(text), language);
}

/** A number as it would be typed: nothing between thousands. */
export function typedNumber(text: string, language: Language): string {
  return language === 'pt-BR' ? text.replace('.', ',') : text;
}
