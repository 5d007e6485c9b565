import type { UnsignedFigure, ValueReason } from '../../../rules/selo/reasons/values';
import { day, figure, kilograms, money, percent } from '../../figures';
import type { Sentence, SentencesFor } from '../sentences';

const FIGURES: Readonly<Record<UnsignedFigure, Sentence>> = {
  area: ['A área', 'The area'],
  quantity: ['A quantidade', 'The quantity'],
  delivered: ['A quantidade entregue', 'The quantity delivered'],
  yearsOfUse: ['O tempo de uso', 'The time of use'],
  invoiceValue: ['O valor da nota fiscal', 'The invoice value'],
  value: ['O valor', 'The value'],
  salary: ['O salário', 'The salary'],
  charges: ['O valor dos encargos', 'The amount of charges'],
  receipts: ['O valor dos comprovantes', 'The amount of receipts'],
};

/** Values of art. 4 that cannot be so or are not admitted, and the ceiling of art. 3 § 9 that is not known. */
export const valueSentences: SentencesFor<ValueReason, ValueReason['code']> = {
  figureNegative: ({ what, value }, language) => {
    const shown =
      what === 'area'
        ? `${figure(value, language)} ha`
        : what === 'yearsOfUse'
          ? figure(value, language)
          : what === 'quantity' || what === 'delivered'
            ? kilograms(value, language)
            : money(value, language);
    const [portuguese, english] = FIGURES[what];
    return [
      `${portuguese} não pode ser negativ${portuguese.startsWith('A ') ? 'a' : 'o'}; foi informado ${shown}.`,
      `${english} cannot be negative; ${shown} was given.`,
    ];
  },
  yearsOfUseImplausible: ({ years }, language) => [
    `Tempo de uso de ${figure(years, language)} anos: parece um ano ou uma data. Informe há quantos anos o bem era usado.`,
    `A use of ${figure(years, language)} years looks like a year or a date. Give for how many years it had been used.`,
  ],
  usedRateTooLow: ({ rate, least }, language) => [
    `Decréscimo de ${percent(rate, language)} ao ano não é admitido: o mínimo é ${percent(least, language)} (art. 4º, § 3º).`,
    `A decrease of ${percent(rate, language)} a year is not admitted: the least is ${percent(least, language)} (art. 4 § 3).`,
  ],
  amortizationYears: ({ years, most }, language) => [
    `A amortização é de 1 a ${most} anos inteiros; foi informado ${figure(years, language)} (art. 4º, § 4º).`,
    `Amortization takes 1 to ${most} whole years; ${figure(years, language)} was given (art. 4 § 4).`,
  ],
  instalmentNumber: ({ number, years }, language) => [
    `A parcela vai de 1 a ${figure(years, language)}, o número de anos; foi informado ${figure(number, language)}.`,
    `The instalment is numbered 1 to ${figure(years, language)}, the number of years; ${figure(number, language)} was given.`,
  ],
  amortizationNotGranted: ({ years }, language) => [
    `Amortizar em ${figure(years, language)} anos depende de pedido deferido pelo DEP (art. 4º, § 4º). Sem ele use 1 ano: o valor inteiro conta no ano da doação.`,
    `Amortization over ${figure(years, language)} years needs a request granted by the DEP (art. 4 § 4). Without it use 1 year: the whole value counts in the year of the gift.`,
  ],
  familyCeilingUnknown: ({ date, nearest }, language) => [
    `Não se conhece o teto do Pronaf em ${day(date, language)}. O mais próximo, do Plano Safra ${nearest.planoSafra}, é ${money(nearest.ceiling, language)} (${day(nearest.from, language)} a ${day(nearest.to, language)}) e não vale para outro ano. Digite o valor do MCR daquele dia (art. 3º, § 9º).`,
    `The Pronaf ceiling of ${day(date, language)} is not known. The nearest, of Plano Safra ${nearest.planoSafra}, is ${money(nearest.ceiling, language)} (${day(nearest.from, language)} to ${day(nearest.to, language)}) and holds for no other year. Type the figure of the MCR of that day (art. 3 § 9).`,
  ],
};
