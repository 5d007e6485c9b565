import { familyShown, keyShown, typedIdShown } from '../../explain/findings/personalNumbers';
import type { Language } from '../../explain/language';
import { textOf } from '../../sheets/gridCells';
import type { DescribedColumn } from '../../sheets/describeMatch';
import { isDateColumn } from '../../sheets/expectedShapes';
import type { UnmatchedReason } from '../../sheets/recognisedTable';
import type { ColumnId, TableKind } from '../../sheets/columns';
import type { CellValue } from '../../workbook/port';
import { valueText } from './cells';
import { columnName } from './columns';

/** `G · Produto`; where several columns are headed alike, `G · Valor (2º)`. */
export function columnLabel({ letters, header, nth }: DescribedColumn, noHeader: string, language: Language): string {
  const shown = `${letters} · ${header === '' ? noHeader : header}`;
  if (nth === null) return shown;
  return language === 'pt-BR' ? `${shown} (${nth}ª)` : `${shown} (no. ${nth})`;
}

/** Why a column was not understood, and what that means. */
export function whyLine(why: UnmatchedReason, language: Language): string {
  const isPortuguese = language === 'pt-BR';
  switch (why.code) {
    case 'unknown':
      return isPortuguese ? 'cabeçalho desconhecido' : 'unknown header';
    case 'noHeader':
      return isPortuguese ? 'sem cabeçalho' : 'no header';
    case 'notUsed':
      return isPortuguese ? 'não serve à conferência' : 'of no use to the check';
    case 'chosen':
      return isPortuguese ? 'não usada, por escolha sua' : 'not used, as you chose';
    case 'sameAsAnother':
      return isPortuguese
        ? `outra coluna já é ${columnName(why.id, language)}`
        : `another column is ${columnName(why.id, language)} already`;
    case 'ambiguous':
      return isPortuguese
        ? `mais de uma coluna pode ser ${columnName(why.id, language)}: diga qual`
        : `more than one column may be ${columnName(why.id, language)}: say which`;
    case 'contradicted':
      return isPortuguese
        ? `o cabeçalho diz ${columnName(why.id, language)}, mas os valores são outra coisa`
        : `the header says ${columnName(why.id, language)}, but the values are something else`;
  }
}

const LONGEST = 24;

/** The first values of a column: `420; 2500; 300`. Numbers of people and of their invoices are masked. */
export function samplesLine(samples: readonly CellValue[], id: ColumnId | null, language: Language): string {
  return samples.map((value) => shortened(sampleText(value, id, language))).join('; ');
}

function sampleText(value: CellValue, id: ColumnId | null, language: Language): string {
  const text = id !== null && isDateColumn(id) ? textOf(value) : valueText(value, language);
  const figures = text.replace(/\D/g, '').length;
  if (/\bCAF\b|CAF$|^SD[WR]/i.test(text)) return familyShown(text);
  if (figures > 14) return keyShown(text);
  return figures >= 9 && /^[\d./\s-]+$/.test(text) && !/[.,]\d{1,2}$/.test(text) ? typedIdShown(text) : text;
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** What a kind of table is used for. */
export function useOfKind(kind: TableKind, language: Language): string {
  return uses[kind][language === 'pt-BR' ? 0 : 1];
}

const uses: Readonly<Record<TableKind, readonly [string, string]>> = {
  sales: ['é o que se confere na PGPM-Bio', 'is what is checked for the PGPM-Bio'],
  acquisitions: ['é o que se confere no Selo', 'is what is checked for the Selo'],
  marketPrices: [
    'dá o preço de mercado (PMD) às vendas que não o trazem',
    'gives the market price (PMD) to sales that do not say it',
  ],
  priorBalances: [
    'desconta dos limites o que já foi pago ou apresentado',
    'takes off the limits what was paid or presented before',
  ],
  producers: ['diz a validade e a situação de cada DAP/CAF', 'tells validity and status of each DAP/CAF'],
  suppliers: [
    'mostra se a DAP/CAF estava ativa, a área (art. 6º) e o CAR (art. 5º)',
    'shows whether the DAP/CAF was active, the area (art. 6) and the CAR (art. 5)',
  ],
  intermediaries: [
    'mostra quem estava habilitado na data de cada nota (art. 9º)',
    'shows who was habilitated on the day of each invoice (art. 9)',
  ],
  contracts: [
    'diz preço, área e quantidade contratados e quando foram assinados',
    'tells price, area and quantity under contract, and when it was signed',
  ],
  costs: [
    'soma doações, pesquisa e assistência técnica (art. 4º, II a V)',
    'adds donations, research and technical assistance (art. 4, II to V)',
  ],
  technicians: [
    'dá salários e deslocamento da equipe própria (art. 4º, IV)',
    'gives salaries and travel of the plant’s own team (art. 4, IV)',
  ],
  yields: [
    'dá a produtividade oficial, que com a área limita a quantidade (art. 6º)',
    'gives the official yield, which with the area limits the quantity (art. 6)',
  ],
  losses: ['mostra o que a perda de safra permite contar (art. 8º)', 'shows what a lost harvest lets count (art. 8)'],
};

/** What to do about columns that a table beside lacks. */
export function besideAdvice(kind: TableKind, missing: readonly ColumnId[], language: Language): string | null {
  if (kind !== 'marketPrices' || !missing.includes('from')) return null;
  return language === 'pt-BR'
    ? 'Diga desde quando vale cada preço: acrescente a coluna “Vale de”, com o primeiro dia (ou o mês) de cada preço, ou aponte a coluna que já diz isso.'
    : 'Say from when each price holds: add the column “Valid from” with the first day (or the month) of each price, or name the column that says so already.';
}
