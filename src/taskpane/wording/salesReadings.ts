import type { Language } from '../../explain/language';
import type { Readings } from '../../rules/pgpmbio/readings';
import type { ReadingQuestion } from './readings';

/** Open questions of the PGPM-Bio that a person may answer otherwise. */
export const SALES_READINGS: Readonly<Record<Language, readonly ReadingQuestion<keyof Readings>[]>> = {
  'pt-BR': [
    {
      reading: 'missingMarketPrice',
      code: 'A9',
      question: 'A nota sem preço de mercado (PMD) tem valor?',
      effect: 'Sem PMD não se sabe o menor preço aceitável (MPA): o valor é provisório, ou fica para depois.',
      choices: [
        { value: 'provisional', label: 'sim, provisório, com o preço de venda' },
        { value: 'refused', label: 'não, até haver PMD' },
      ],
    },
    {
      reading: 'invoiceOrder',
      code: 'A14',
      question: 'Em que ordem as notas de uma família usam o limite?',
      effect: 'Muda só quais notas são cortadas, não o total da família.',
      choices: [
        { value: 'dateThenInvoiceThenRow', label: 'pela data da nota' },
        { value: 'rowOrder', label: 'pela ordem das linhas' },
      ],
    },
  ],
  'en-US': [
    {
      reading: 'missingMarketPrice',
      code: 'A9',
      question: 'Is an invoice without a market price (PMD) worth anything?',
      effect:
        'Without PMD the smallest acceptable price (MPA) is not known: the value is provisional, or left for later.',
      choices: [
        { value: 'provisional', label: 'yes, provisionally, at the sale price' },
        { value: 'refused', label: 'no, until there is a PMD' },
      ],
    },
    {
      reading: 'invoiceOrder',
      code: 'A14',
      question: 'In which order do the invoices of a family take up the limit?',
      effect: 'It only changes which invoices are cut, not the total of the family.',
      choices: [
        { value: 'dateThenInvoiceThenRow', label: 'by date of the invoice' },
        { value: 'rowOrder', label: 'in the order of the rows' },
      ],
    },
  ],
};
