import { cents, kg } from '../../explain/findings/pgpmbio/figures';
import { familyShown, organisationShown } from '../../explain/findings/groupLabels';
import type { Language } from '../../explain/language';
import type { ColumnId } from '../../sheets/columns';
import type { SalesTotals } from '../../validation/pgpmbio/salesValidation';
import type { GroupAmounts } from '../../validation/pgpmbio/totals';
import type { CellRef } from '../../workbook/port';
import { cellName } from './cells';
import { count } from './check';
import { columnName } from './columns';
import { severityCount } from './findings';

interface SummaryTexts {
  rows: string;
  amounts: string;
  group: Readonly<Record<GroupOfSales, string>>;
  name: Readonly<Record<GroupOfSales, string>>;
  computed: string;
  payable: string;
  noValues: string;
  more: (number: number) => string;
  notSaid: string;
  besideTitle: string;
}

export type GroupOfSales = 'product' | 'family' | 'organisation';

const texts: Readonly<Record<Language, SummaryTexts>> = {
  'pt-BR': {
    rows: 'Linhas',
    amounts: 'Valores',
    group: { product: 'Por produto', family: 'Por família (DAP/CAF)', organisation: 'Por organização' },
    name: { product: 'Produto', family: 'DAP/CAF', organisation: 'Organização' },
    computed: 'Calculado',
    payable: 'A pagar',
    noValues: 'Nenhuma linha pôde ser calculada. Veja os achados.',
    more: (number) => `Mostrar mais ${number}`,
    notSaid: '(não informada)',
    besideTitle: 'Linhas que não puderam ser lidas e não foram levadas em conta',
  },
  'en-US': {
    rows: 'Rows',
    amounts: 'Amounts',
    group: { product: 'By product', family: 'By family (DAP/CAF)', organisation: 'By organisation' },
    name: { product: 'Product', family: 'DAP/CAF', organisation: 'Organisation' },
    computed: 'Computed',
    payable: 'Payable',
    noValues: 'No row could be computed. See the findings.',
    more: (number) => `Show ${number} more`,
    notSaid: '(not given)',
    besideTitle: 'Rows that could not be read and were not taken into account',
  },
};

export function summaryTexts(language: Language): SummaryTexts {
  return texts[language];
}

/** Rows, and what was found of them, as pairs of label and text. */
export function rowFacts(totals: SalesTotals, language: Language): readonly (readonly [string, string])[] {
  const isPortuguese = language === 'pt-BR';
  const { rows, rowsWithErrors, lines, errors, warnings, information } = totals;
  return [
    [isPortuguese ? 'Conferidas' : 'Checked', count(rows, language)],
    [isPortuguese ? 'Com valor calculado' : 'With a computed value', count(lines, language)],
    [isPortuguese ? 'Com erro, sem valor' : 'With an error, without value', count(rowsWithErrors, language)],
    [
      isPortuguese ? 'Achados' : 'Findings',
      [
        severityCount(errors, 'error', language),
        severityCount(warnings, 'warning', language),
        severityCount(information, 'information', language),
      ].join(', '),
    ],
  ];
}

/** From what is computed to what is payable, as pairs of label and text. */
export function amountFacts(totals: SalesTotals, language: Language): readonly (readonly [string, string])[] {
  const isPortuguese = language === 'pt-BR';
  const { vsp, cutByProductLimit, cutByAnnualCap, payable, provisional, kilograms } = totals;
  const facts: [string, string][] = [
    [isPortuguese ? 'Quantidade' : 'Quantity', kg(kilograms, language)],
    [isPortuguese ? 'Calculado (VSP)' : 'Computed (VSP)', cents(vsp, language)],
    [
      isPortuguese ? 'Cortado pelo limite do produto (LSPA)' : 'Cut by the product limit (LSPA)',
      cents(cutByProductLimit, language),
    ],
    [
      isPortuguese ? 'Cortado pelo limite anual da DAP/CAF' : 'Cut by the annual limit of the DAP/CAF',
      cents(cutByAnnualCap, language),
    ],
    [isPortuguese ? 'A pagar' : 'Payable', cents(payable, language)],
  ];
  if (provisional > 0)
    facts.push([
      isPortuguese ? 'Do total a pagar, provisório (sem PMD)' : 'Of which provisional (without PMD)',
      cents(provisional, language),
    ]);
  return facts;
}

/** A row of a table of groups, with its amounts; in small letters what more there is to say. */
export interface GroupLine {
  id: string;
  name: string;
  about: string | null;
  amounts: readonly { text: string; about: string | null }[];
}

/** The groups, those with most to pay first. */
export function groupLines(groups: readonly GroupAmounts[], kind: GroupOfSales, language: Language): GroupLine[] {
  const isPortuguese = language === 'pt-BR';
  return [...groups]
    .sort((one, other) => other.payable - one.payable || one.label.localeCompare(other.label))
    .map(({ id, label, lines, vsp, payable, cutByProductLimit, cutByAnnualCap }) => {
      const cut = cutByProductLimit + cutByAnnualCap;
      const cutText = `${isPortuguese ? 'cortado' : 'cut'} ${cents(cut, language)}`;
      return {
        id,
        name: nameOf(label, kind, language),
        about: `${count(lines, language)} ${linesWord(lines, isPortuguese)}`,
        amounts: [
          { text: cents(vsp, language), about: null },
          { text: cents(payable, language), about: cut > 0 ? cutText : null },
        ],
      };
    });
}

function linesWord(lines: number, isPortuguese: boolean): string {
  if (isPortuguese) return lines === 1 ? 'linha' : 'linhas';
  return lines === 1 ? 'row' : 'rows';
}

function nameOf(label: string, kind: GroupOfSales, language: Language): string {
  if (label === '') return texts[language].notSaid;
  if (kind === 'family') return familyShown(label);
  return kind === 'organisation' ? organisationShown(label) : label;
}

/** A row of a table beside the sales that was left aside, and what that means for the amounts. */
export function unreadLine(
  { kind, cell, column }: { kind: 'marketPrices' | 'priorBalances' | 'producers'; cell: CellRef; column: ColumnId },
  language: Language,
): string {
  const where = `${cellName(cell)}, ${columnName(column, language)}`;
  return `${where}: ${consequences[language][kind]}`;
}

const consequences: Readonly<Record<Language, Record<'marketPrices' | 'priorBalances' | 'producers', string>>> = {
  'pt-BR': {
    marketPrices: 'este preço de mercado não foi usado.',
    priorBalances: 'este saldo não foi descontado, e o valor a pagar pode estar maior que o certo.',
    producers: 'este produtor não foi usado.',
  },
  'en-US': {
    marketPrices: 'this market price was not used.',
    priorBalances: 'this balance was not taken off, and the payable amount may be larger than it should be.',
    producers: 'this producer was not used.',
  },
};
