import { exact } from '../../rules/exact';
import { day as dayShown, figure } from '../figures';
import { severityName } from '../findings/severities';
import type { Language } from '../language';
import type { Programme } from '../programme';

/** Columns of the sheet of findings. */
export const FINDINGS_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  'pt-BR': [
    'Gravidade',
    'Código',
    'Assunto',
    'Planilha',
    'Célula',
    'Valor encontrado',
    'O que há e o que fazer',
    'Norma',
    'Correção certa',
  ],
  'en-US': [
    'Severity',
    'Code',
    'Subject',
    'Sheet',
    'Cell',
    'Value found',
    'What is wrong and what to do',
    'Law',
    'Certain fix',
  ],
};

const PROGRAMMES: Readonly<Record<Programme, string>> = { pgpmbio: 'PGPM-Bio', selo: 'Selo Biocombustível Social' };

export function findingsTitle(programme: Programme, language: Language): string {
  return `${language === 'pt-BR' ? 'conferência' : 'check'} – ${PROGRAMMES[programme]}`;
}

export function memoryTitle(programme: Programme, language: Language): string {
  return `${language === 'pt-BR' ? 'memória de cálculo' : 'memory of calculation'} – ${PROGRAMMES[programme]}`;
}

/** Labels of what stands above a sheet's table. */
export const LABELS: Readonly<
  Record<Language, Readonly<Record<'checked' | 'rules' | 'readings' | 'findings', string>>>
> = {
  'pt-BR': { checked: 'Conferido', rules: 'Regras', readings: 'Leituras', findings: 'Achados' },
  'en-US': { checked: 'Checked', rules: 'Rules', readings: 'Readings', findings: 'Findings' },
};

/** `Vendas!A3:K4003 (4.000 linhas), em 30/11/2026` */
export function checkedLine(tables: readonly { area: string; rows: number }[], on: string, language: Language): string {
  const isPortuguese = language === 'pt-BR';
  const parts = tables.map(({ area, rows }) => `${area} (${rowsWord(rows, language)})`);
  return `${parts.join('; ')}, ${isPortuguese ? 'em' : 'on'} ${dayShown(on, language)}`;
}

/** `3 erros, 1 alerta, 12 informações` */
export function foundLine(
  found: Readonly<Record<'error' | 'warning' | 'information', number>>,
  language: Language,
): string {
  return (['error', 'warning', 'information'] as const)
    .map((severity) => `${whole(found[severity], language)} ${severityName(severity, language, found[severity])}`)
    .join(', ');
}

/** Of very many findings of a code only the first ones are listed. */
export function moreOfACode(more: number, language: Language): string {
  return language === 'pt-BR'
    ? `E mais ${whole(more, language)} como estes, não listados aqui. Depois de corrigir, confira de novo.`
    : `And ${whole(more, language)} more like these, not listed here. Mend them and check again.`;
}

export function nothingFound(language: Language): string {
  return language === 'pt-BR' ? 'Nada a apontar.' : 'Nothing to point out.';
}

export function rowsWord(rows: number, language: Language): string {
  const word = language === 'pt-BR' ? ['linha', 'linhas'] : ['row', 'rows'];
  return `${whole(rows, language)} ${word[rows === 1 ? 0 : 1]}`;
}

export function whole(number: number, language: Language): string {
  return figure(exact(String(number)), language);
}
