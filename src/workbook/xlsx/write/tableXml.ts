import { areaAddress } from '../address';
import { cellAt, type Cell, type Sheet, type Table } from '../book';
import type { OurFunctions } from '../formula/ours';
import { encodeXml } from '../package/xml';
import { encodeXString } from '../text/xstring';
import { storedFormula } from './cellXml';

/** The part of a table. Header cells and column names must agree, else Excel repairs the file. */
export function tableXml(table: Table, sheet: Sheet, id: number, ours: OurFunctions): string {
  const { area } = table;
  const filtered = { ...area, rows: area.rows - (table.totalsRow ? 1 : 0) };
  const columns = table.columns.map((name, i) => {
    const total = table.totalsRow ? cellAt(sheet, area.row + area.rows - 1, area.column + i) : undefined;
    return `<tableColumn id="${i + 1}" name="${columnName(name)}"${totalOf(total, ours)}`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    `<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" id="${id}" name="${columnName(table.name)}"` +
    ` displayName="${columnName(table.name)}" ref="${areaAddress(area)}"` +
    `${table.headerRow ? '' : ' headerRowCount="0"'} ${table.totalsRow ? 'totalsRowCount="1"' : 'totalsRowShown="0"'}>` +
    (table.headerRow ? `<autoFilter ref="${areaAddress(filtered)}"/>` : '') +
    `<tableColumns count="${columns.length}">${columns.join('')}</tableColumns>` +
    '<tableStyleInfo name="TableStyleMedium2" showFirstColumn="0" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/>' +
    '</table>'
  );
}

function totalOf(total: Cell | undefined, ours: OurFunctions): string {
  if (total?.formula !== undefined) {
    const formula = encodeXml(storedFormula(total.formula, ours));
    return ` totalsRowFunction="custom"><totalsRowFormula>${formula}</totalsRowFormula></tableColumn>`;
  }
  if (typeof total?.value === 'string' && total.value !== '') return ` totalsRowLabel="${columnName(total.value)}"/>`;
  return '/>';
}

/** A name of a table or a column as an attribute. Line ends in names of columns are written the way Excel does. */
export function columnName(text: string): string {
  const escaped = encodeXString(text).replace(
    /[\n\t]/g,
    (character) => `_x000${character.charCodeAt(0).toString(16)}_`,
  );
  return encodeXml(escaped);
}
