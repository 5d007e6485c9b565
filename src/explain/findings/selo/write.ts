import type { ReadFault } from '../../../brazil/read';
import type { SeloFindingData } from '../../../rules/selo/findings';
import { exact, type Decimal } from '../../../rules/exact';
import { figure, money } from '../../figures';
import type { Language } from '../../language';
import { sentenceOfFault } from '../../reading';
import type { Sentence } from '../../selo/sentences';
import { taxIdShown, typedIdShown } from '../personalNumbers';

/** Where a finding is: the column as its heading names it, and how rows of data are numbered in the sheet. */
export interface Where {
  column: string;
  lineOf: (row: number) => number;
}

/** Writers of the sentences of some codes. */
export type Writers<Data extends { code: SeloFindingData['code'] }> = {
  [Code in Data['code']]: (data: Extract<Data, { code: Code }>, where: Where) => Sentence;
};

/** R$ of whole cents, in both languages. */
export function reais(cents: number): Sentence {
  return inBoth((language) => money(exact(String(cents)).div(100), language));
}

export function amount(value: Decimal): Sentence {
  return inBoth((language) => money(value, language));
}

/** kg of whole grams. */
export function weight(grams: number): Sentence {
  return inBoth((language) => `${figure(exact(String(grams)).div(1000), language)} kg`);
}

export function number(value: Decimal): Sentence {
  return inBoth((language) => figure(value, language));
}

/** A part of one as a percentage, to four places at most: shares have no end as decimals. */
export function share(part: Decimal): Sentence {
  return inBoth((language) => `${figure(part.times(100).toDecimalPlaces(4), language)}%`);
}

/** R$ a kg, to four places at most. */
export function price(value: Decimal): Sentence {
  return inBoth((language) => `R$ ${figure(value.toDecimalPlaces(4), language, 2)}/kg`);
}

export function inBoth(write: (language: Language) => string): Sentence {
  return [write('pt-BR'), write('en-US')];
}

/** What is wrong with a cell; numbers of people are masked in it. */
export function faultIn(fault: ReadFault, column: string): Sentence {
  const what = { 'pt-BR': column || 'Célula', 'en-US': column || 'Cell' };
  return inBoth((language) => sentenceOfFault(fault, what, language));
}

/** The fault of a CPF or CNPJ without the number itself. */
export function maskedFault(fault: ReadFault): ReadFault {
  if (fault.code === 'taxIdAmbiguous')
    return { ...fault, typed: typedIdShown(fault.typed), cpf: taxIdShown(fault.cpf), cnpj: typedIdShown(fault.cnpj) };
  return 'typed' in fault ? { ...fault, typed: typedIdShown(fault.typed) } : fault;
}
