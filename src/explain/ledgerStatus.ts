import type { Language } from './language';

/** What is worth saying of a ledger's line. */
export interface LineFlags {
  marketPriceGiven: boolean;
  marketAtMinimum: boolean;
  saleAtMinimum: boolean;
  usesMpa: boolean;
  cutBy: 'none' | 'productLimit' | 'annualCap';
}

const WORDS = {
  provisional: ['provisório: sem PMD', 'provisional: no PMD'],
  belowMpa: ['PV abaixo do MPA: usado o MPA', 'PV under the MPA: MPA used'],
  market: ['sem subvenção: mercado acima do mínimo', 'no subsidy: market over the minimum'],
  sale: ['sem subvenção: PV igual ou acima do PM', 'no subsidy: PV equal to or above PM'],
  productLimit: ['limitado pelo LSPA', 'limited by the LSPA'],
  annualCap: ['limitado pelo limite anual', 'limited by the annual limit'],
} as const;

/** The situation of a line in a few words; `ok` when nothing stands out. */
export function ledgerStatus(flags: LineFlags, language: Language): string {
  const words: (keyof typeof WORDS)[] = [];
  if (!flags.marketPriceGiven) words.push('provisional');
  if (flags.marketAtMinimum) words.push('market');
  else if (flags.saleAtMinimum) words.push('sale');
  else if (flags.usesMpa) words.push('belowMpa');
  if (flags.cutBy !== 'none') words.push(flags.cutBy);
  const at = language === 'pt-BR' ? 0 : 1;
  return words.length === 0 ? 'ok' : words.map((word) => WORDS[word][at]).join('; ');
}

/** The situation of a line that could not be computed, with the reason. */
export function refusedStatus(sentence: string, language: Language): string {
  return `${language === 'pt-BR' ? 'Não calculado' : 'Not computed'}: ${sentence}`;
}

export const LEDGER_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  'pt-BR': [
    'PM (R$/kg)',
    'MPA (R$/kg)',
    'Preço usado (R$/kg)',
    'VSP (R$)',
    'Saldo do produto antes (R$)',
    'Saldo anual antes (R$)',
    'A pagar (R$)',
    'Situação',
  ],
  'en-US': [
    'PM (R$/kg)',
    'MPA (R$/kg)',
    'Price used (R$/kg)',
    'VSP (R$)',
    'Product balance before (R$)',
    'Annual balance before (R$)',
    'Payable (R$)',
    'Status',
  ],
};
