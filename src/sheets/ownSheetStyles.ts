import type { NewCell } from '../workbook/writing';

type CellStyle = NonNullable<NewCell['style']>;

/** How sheets of the add-in's own look. */
export const OWN_TITLE: CellStyle = { bold: true, fontSize: 14, color: '#0B5345' };
export const OWN_PART: CellStyle = { bold: true, fontSize: 12 };
export const OWN_LABEL: CellStyle = { bold: true };
/** With a colour of its own: on the dark headers of its tables Excel writes in white. */
export const OWN_HEADER: CellStyle = {
  bold: true,
  color: '#0B5345',
  fill: '#D8EFE6',
  wrap: true,
  vertical: 'center',
};
