import type { Bilingual, Language } from '../../explain/language';
import type { EntryRule, NewCell, NewSheet } from '../../workbook/writing';
import type { SheetParameter } from '../plantParameters';
import { resultTitle } from '../resultHeaders';
import type { ListId } from './lists';
import { ruleFor, type ListPlace } from './rulesOfEntry';
import { said, type Entry } from './template';

interface Parameter {
  id: SheetParameter;
  label: Bilingual;
  entry: Entry;
  format: string;
  hint: Bilingual;
}

const NUMBER = '#,##0.00';

export const PARAMETERS: readonly Parameter[] = [
  {
    id: 'ruleSet',
    label: said('Regra', 'Rules'),
    entry: { kind: 'list', list: 'ruleSets', others: 'warn' },
    format: '@',
    hint: said('Portaria a aplicar. Em branco: 280/2022.', 'Act to apply. Blank: 280/2022.'),
  },
  {
    id: 'year',
    label: said('Ano civil', 'Calendar year'),
    entry: { kind: 'number', measure: 'year' },
    format: '0',
    hint: said('Ano das aquisições, por exemplo 2023.', 'Year of the purchases, for example 2023.'),
  },
  {
    id: 'plantUf',
    label: said('UF da usina', 'State of the plant (UF)'),
    entry: { kind: 'list', list: 'ufs', others: 'stop' },
    format: 'General',
    hint: said('UF onde fica a usina.', 'State where the plant is.'),
  },
  {
    id: 'revenue',
    label: said('Biodiesel vendido no ano (R$)', 'Biodiesel sold in the year (R$)'),
    entry: { kind: 'number', measure: 'R$' },
    format: NUMBER,
    hint: said('Valor do biodiesel vendido: o denominador do percentual.', 'What the percentage is taken of.'),
  },
  {
    id: 'cubicMetres',
    label: said('Biodiesel vendido no ano (m³)', 'Biodiesel sold in the year (m³)'),
    entry: { kind: 'number', measure: 'count' },
    format: NUMBER,
    hint: said('Opcional: para conferir insumos e preço médio.', 'Optional: to check inputs and the average price.'),
  },
  {
    id: 'minimumShare',
    label: said('Percentual mínimo', 'Minimum share'),
    entry: { kind: 'number', measure: 'share' },
    format: '0.00%',
    hint: said(
      'Percentual que a usina tem de alcançar, por exemplo 15%. Em branco: sem veredito.',
      'Share that the plant has to reach, for example 15%. Blank: no verdict.',
    ),
  },
  {
    id: 'familyCeiling',
    label: said('Teto por família (R$)', 'Ceiling for each family (R$)'),
    entry: { kind: 'number', measure: 'R$' },
    format: NUMBER,
    hint: said('Em branco: o teto conhecido para o ano.', 'Blank: the ceiling known for the year.'),
  },
  {
    id: 'priceTolerance',
    label: said('Tolerância de preço', 'Price tolerance'),
    entry: { kind: 'number', measure: 'share' },
    format: '0.00%',
    hint: said(
      'Distância da mediana a partir da qual um preço é apontado. Em branco: 30%.',
      'How far from the median a price is pointed out. Blank: 30%.',
    ),
  },
];

const TITLE = said('parâmetros do ano da usina', 'parameters of a plant’s year');
const HEADINGS = [said('Parâmetro', 'Parameter'), said('Valor', 'Value'), said('O que escrever', 'What to write')];
/** Row of the first parameter, from zero. */
const FIRST_ROW = 3;
const VALUE_COLUMN = 1;

/** The sheet in which a person keeps what a plant's year is judged by. */
export function parameterSheet(
  name: string,
  language: Language,
  placeOf: (list: ListId) => ListPlace | null,
): NewSheet {
  const heading = (text: Bilingual): NewCell => ({ content: text[language], style: { bold: true } });
  return {
    name,
    rows: [
      [{ content: resultTitle(TITLE[language]), style: { bold: true, fontSize: 14 } }],
      [],
      HEADINGS.map(heading),
      ...PARAMETERS.map(({ label, hint, format }) => [
        label[language],
        { content: null, style: { numberFormat: format, fill: '#FFF9E5' } },
        { content: hint[language], style: { wrap: true } },
      ]),
    ],
    columnWidths: [220, 170, 420],
    rules: PARAMETERS.map(({ entry, label, hint }, index): EntryRule => ({
      ...ruleFor(entry, label[language], hint[language], placeOf),
      row: FIRST_ROW + index,
      column: VALUE_COLUMN,
      rows: 1,
      columns: 1,
    })),
  };
}
