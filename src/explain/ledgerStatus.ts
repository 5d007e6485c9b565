import type { NothingDue } from '../rules/pgpmbio/nothingDue';
import type { Language } from './language';

/** What is worth saying of a ledger's line. */
export interface LineFlags {
  provisional: boolean;
  /** Whether a fixed value a kg is paid, whatever the sale price. */
  fixedValue?: boolean;
  nothingDue: NothingDue | null;
  usesMpa: boolean;
  cutBy: 'none' | 'productLimit' | 'annualCap';
  otherRegion: boolean;
  anotherUnit: boolean;
}

const WORDS = {
  provisional: ['provisório: sem PMD', 'provisional: no PMD'],
  fixedValue: ['valor fixo por kg', 'fixed value a kg'],
  usesMpa: ['PV abaixo do MPA: usado o MPA', 'PV under the MPA: MPA used'],
  marketPrice: ['sem subvenção: mercado acima do mínimo', 'no subsidy: market over the minimum'],
  marketNotBelowMinimum: [
    'sem subvenção: mercado não está abaixo do mínimo',
    'no subsidy: market not under the minimum',
  ],
  salePrice: ['sem subvenção: PV igual ou acima do PM', 'no subsidy: PV equal to or above PM'],
  productLimit: ['limitado pelo LSPA', 'limited by the LSPA'],
  annualCap: ['limitado pelo limite anual', 'limited by the annual limit'],
  otherRegion: [
    'a família vendeu este produto em regiões com preços diferentes: confira',
    'the family sold this product in regions with different prices: check',
  ],
  anotherUnit: [
    'preço muito longe do mercado: a nota está em kg?',
    'price very far from the market: is the invoice in kg?',
  ],
} as const;

/** The situation of a line in a few words; `ok` when nothing stands out. */
export function ledgerStatus(flags: LineFlags, language: Language): string {
  const words: (keyof typeof WORDS)[] = [];
  if (flags.provisional) words.push('provisional');
  if (flags.nothingDue) words.push(flags.nothingDue);
  else if (flags.fixedValue) words.push('fixedValue');
  else if (flags.usesMpa) words.push('usesMpa');
  if (flags.cutBy !== 'none') words.push(flags.cutBy);
  if (flags.otherRegion) words.push('otherRegion');
  if (flags.anotherUnit) words.push('anotherUnit');
  const at = language === 'pt-BR' ? 0 : 1;
  return words.length === 0 ? 'ok' : words.map((word) => WORDS[word][at]).join('; ');
}

/** The situation with how the line's cells were understood, where that is worth telling. */
export function statusWithRemarks(status: string, remarks: readonly string[]): string {
  return [status, ...new Set(remarks)].join('. ').replace(/\.\. /g, '. ');
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
