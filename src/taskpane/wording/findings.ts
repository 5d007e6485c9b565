import type { Language } from '../../explain/language';
import type { Severity } from '../../validation/finding';
import { cellAddress } from '../../workbook/address';
import type { CellRef } from '../../workbook/port';
import { cellName } from './cells';
import { count } from './check';

interface FindingsTexts {
  severities: string;
  search: string;
  searchHint: string;
  clear: string;
  none: string;
  noneLeft: string;
  wholeTable: string;
  howTo: string;
  selected: (cell: string) => string;
  hidden: string;
  one: Readonly<Record<Severity, string>>;
  many: Readonly<Record<Severity, string>>;
}

const texts: Readonly<Record<Language, FindingsTexts>> = {
  'pt-BR': {
    severities: 'Mostrar',
    search: 'Procurar nos achados',
    searchHint: 'palavra, célula ou código',
    clear: 'Limpar a procura',
    none: 'Nada a apontar: nenhuma linha tem problema.',
    noneLeft: 'Nenhum achado com estas escolhas. Mude os filtros ou a procura.',
    wholeTable: 'Tabela toda',
    howTo: 'Clique em um achado, ou use as setas e Enter, para ir à célula.',
    selected: (cell) => `Célula selecionada: ${cell}`,
    hidden: 'A linha está oculta (filtro ou ocultada à mão): mostre-a para ver a célula.',
    one: { error: 'erro', warning: 'alerta', information: 'informação' },
    many: { error: 'erros', warning: 'alertas', information: 'informações' },
  },
  'en-US': {
    severities: 'Show',
    search: 'Search the findings',
    searchHint: 'word, cell or code',
    clear: 'Clear the search',
    none: 'Nothing to point out: no row has a problem.',
    noneLeft: 'No finding with these choices. Change the filters or the search.',
    wholeTable: 'Whole table',
    howTo: 'Click a finding, or use the arrow keys and Enter, to go to its cell.',
    selected: (cell) => `Cell selected: ${cell}`,
    hidden: 'The row is hidden (by a filter or by hand): show it to see the cell.',
    one: { error: 'error', warning: 'warning', information: 'information' },
    many: { error: 'errors', warning: 'warnings', information: 'information' },
  },
};

export function findingsTexts(language: Language): FindingsTexts {
  return texts[language];
}

/** `12 erros` */
export function severityCount(number: number, severity: Severity, language: Language): string {
  const { one, many } = texts[language];
  return `${count(number, language)} ${(number === 1 ? one : many)[severity]}`;
}

/** How many findings are shown, for whoever cannot see the list grow shorter. */
export function shownCount(number: number, language: Language): string {
  if (language === 'pt-BR') return number === 1 ? '1 achado' : `${count(number, language)} achados`;
  return number === 1 ? '1 finding' : `${count(number, language)} findings`;
}

/** Of very many findings of a code only the first ones are listed. */
export function firstOnesLine(listed: number, found: number, language: Language): string {
  return language === 'pt-BR'
    ? `Aqui estão os primeiros ${count(listed, language)} de ${count(found, language)}. Depois de corrigir, confira de novo.`
    : `These are the first ${count(listed, language)} of ${count(found, language)}. Mend them and check again.`;
}

/** The cell that was gone to, and that its row cannot be seen where that is so. */
export function selectedLine(cell: CellRef, isHidden: boolean, language: Language): string {
  const { selected, hidden } = texts[language];
  return isHidden ? `${selected(cellName(cell))}. ${hidden}` : selected(cellName(cell));
}

/**
 * `L12` as the place of a finding; without a cell it is about the table as a whole.
 *
 * @param sheet its sheet, where findings are of several: `L12 (Custos)`
 */
export function placeOf(cell: CellRef | null, sheet: string | null, language: Language): string {
  const place = cell ? cellAddress(cell) : texts[language].wholeTable;
  return sheet === null ? place : `${place} (${sheet})`;
}
