import { listed } from '../../explain/figures';
import type { Language } from '../../explain/language';
import type { ColumnId } from '../columns';
import { demandOf, said, type SheetTemplate } from './template';

const NEEDED = said('obrigatória', 'needed');
const OPTIONAL = said('opcional', 'optional');

/** Whether a column must be filled in, in a word or two: `obrigatória`, `basta esta ou UF`. */
export function demandText(template: SheetTemplate, id: ColumnId, language: Language): string {
  const demand = demandOf(template, id);
  if (demand.is !== 'oneOf') return (demand.is === 'needed' ? NEEDED : OPTIONAL)[language];
  const others = listed(
    demand.others.map(({ header }) => header[language]),
    language,
  );
  return language === 'pt-BR' ? `basta esta ou ${others}` : `this or ${others} will do`;
}
