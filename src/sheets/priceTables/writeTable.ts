import { serialOf } from '../../brazil/dates';
import { municipalityIndex } from '../../brazil/municipalityList';
import type { Bilingual, Language } from '../../explain/language';
import type { Decimal } from '../../rules/exact';
import type { DraftRow, TableDraft } from '../../rules/pgpmbio/tableDraft';
import type { CellInput, NewCell, NewSheet } from '../../workbook/writing';
import { resultTitle } from '../resultHeaders';
import { tableNameOf } from '../templates/names';
import { partsOfLabel } from './label';
import { COLUMNS, HEAD, MPA_ROUNDINGS, TITLE, VSP_ROUNDINGS, WORDS, type HeadLine, type RowColumn } from './layout';

const ENTRY_FILL = '#FFF9E5';
const DATE = 'dd/mm/yyyy';
const REAIS = '#,##0.00';

/** `Tabela PGPM-Bio 2026`, as long as a sheet's name may be. */
export function priceTableSheetName(id: string, language: Language): string {
  const name = language === 'pt-BR' ? `Tabela PGPM-Bio ${id}` : `PGPM-Bio table ${id}`;
  return name
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .trim();
}

/**
 * The sheet in which a person keeps a price table: its head line by line, then its rows under headers. What is missing
 * in the draft stays a blank cell.
 *
 * @throws MunicipalitiesNotLoaded where a row lists municipalities before the country's list is loaded
 */
export function priceTableSheet(draft: TableDraft, name: string, language: Language): NewSheet {
  const head = HEAD.flatMap(({ line, label, hint }) =>
    headCells(line, draft, language).map((cells): NewSheet['rows'][number] => [
      { content: label[language], style: { bold: true } },
      ...cells,
      { content: hint[language], style: { wrap: true, color: '#595959' } },
    ]),
  );
  const rows: NewSheet['rows'] = [
    [{ content: resultTitle(TITLE[language]), style: { bold: true, fontSize: 14 } }],
    [],
    ...head,
    [],
    COLUMNS.map(({ header }): NewCell => ({ content: header[language], style: { bold: true, wrap: true } })),
    ...draft.rows.map((row) => COLUMNS.map(({ column, format }) => cellOfRow(column, row, format, language))),
  ];
  const headerRow = head.length + 3;
  return {
    name,
    rows,
    columnWidths: COLUMNS.map(({ width }) => width),
    tables: [
      {
        name: tableNameOf(name),
        row: headerRow,
        column: 0,
        rows: Math.max(draft.rows.length, 1) + 1,
        columns: COLUMNS.length,
      },
    ],
    columnFormats: new Map(COLUMNS.map(({ format }, at) => [at, format])),
  };
}

/** Value and source of a line, for each time it stands in the head. */
function headCells(line: HeadLine, draft: TableDraft, language: Language): NewCell[][] {
  const entry = (content: CellInput, numberFormat = '@'): NewCell => ({
    content,
    style: { fill: ENTRY_FILL, numberFormat, wrap: true },
  });
  const one = (content: CellInput, format?: string) => [[entry(content, format), { content: null }]];
  const yesNo = (is: boolean) => one((is ? WORDS.yes : WORDS.no)[language]);
  switch (line) {
    case 'harvest':
      return one(textCell(draft.harvest));
    case 'id':
      return one(textCell(draft.id));
    case 'validFrom':
    case 'validTo': {
      const date = draft[line];
      return one(date === null ? null : serialOf(date), DATE);
    }
    case 'annualCap':
      return one(numberOf(draft.annualCap), REAIS);
    case 'marketDiscount':
      return one(numberOf(draft.marketDiscount), '0.####%');
    case 'mpaRounding':
      return one(MPA_ROUNDINGS[draft.mpaRounding][language]);
    case 'vspRounding':
      return one(VSP_ROUNDINGS[draft.vspRounding][language]);
    case 'replacesBuiltIn':
    case 'requiresMarketBelowMinimum':
    case 'fixedValueRequiresMarketBelowMinimum':
      return yesNo(draft[line]);
    default: {
      const acts = draft.acts.filter(({ sets }) => line === `act.${sets}`);
      return acts.length === 0
        ? [[entry(null), entry(null)]]
        : acts.map(({ name, source }) => [entry(textCell(name)), entry(textCell(source))]);
    }
  }
}

function cellOfRow(column: RowColumn, row: DraftRow, numberFormat: string, language: Language): NewCell {
  return { content: contentOf(column, row, language), style: { numberFormat } };
}

function contentOf(column: RowColumn, row: DraftRow, language: Language): CellInput {
  switch (column) {
    case 'product':
      return textCell(partsOfLabel(row.label).product);
    case 'form':
      return textCell(partsOfLabel(row.label).form);
    case 'region':
      return textCell(row.region);
    case 'ufs':
      return textCell(row.ufs.join(', '));
    case 'municipalities':
      return textCell(municipalitiesText(row.onlyMunicipalities));
    case 'mode':
      return wordOf(row.mode === 'fixed' ? WORDS.fixed : WORDS.variable, language);
    default:
      return numberOf(row[column]);
  }
}

function wordOf(word: Bilingual, language: Language): string {
  return word[language];
}

/** `MT: Alta Floresta; Aripuanã`; a code that no municipality has stays a code. */
function municipalitiesText(only: DraftRow['onlyMunicipalities']): string {
  return Object.entries(only)
    .map(
      ([uf, codes]) => `${uf}: ${codes.map((ibge) => municipalityIndex().byCode.get(ibge)?.name ?? ibge).join('; ')}`,
    )
    .join('\n');
}

function textCell(text: string): string | null {
  return text === '' ? null : text;
}

function numberOf(amount: Decimal | null): number | null {
  return amount?.toNumber() ?? null;
}
