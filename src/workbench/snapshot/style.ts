import type { IStyleData, Nullable } from '@univerjs/core';
import { hexColor } from '../../workbook/workbench/gridColor';
import type { CellStyle } from '../../workbook/xlsx/book';
import { BooleanNumber, HorizontalAlign, VerticalAlign, WrapStrategy } from '../../workbook/workbench/gridCodes';

const alignments = {
  left: HorizontalAlign.LEFT,
  center: HorizontalAlign.CENTER,
  right: HorizontalAlign.RIGHT,
} as const;

const verticals = { top: VerticalAlign.TOP, center: VerticalAlign.MIDDLE } as const;

/** A cell's style of a file as the grid writes it. */
export function gridStyle(style: CellStyle): IStyleData {
  return {
    ...(style.bold ? { bl: BooleanNumber.TRUE } : {}),
    ...(style.italic ? { it: BooleanNumber.TRUE } : {}),
    ...(style.fontSize ? { fs: style.fontSize } : {}),
    ...(style.color ? { cl: { rgb: style.color } } : {}),
    ...(style.fill ? { bg: { rgb: style.fill } } : {}),
    ...(style.numberFormat && style.numberFormat !== 'General' ? { n: { pattern: style.numberFormat } } : {}),
    ...(style.horizontal ? { ht: alignments[style.horizontal] } : {}),
    ...(style.vertical ? { vt: verticals[style.vertical] } : {}),
    ...(style.wrap ? { tb: WrapStrategy.WRAP } : {}),
  };
}

/** A style of the grid as files keep it; `undefined` when nothing of it is kept. */
export function bookStyle(style: Nullable<IStyleData>): CellStyle | undefined {
  if (!style) return undefined;
  const horizontal = keyOf(alignments, style.ht);
  const vertical = keyOf(verticals, style.vt);
  const color = hexColor(style.cl?.rgb);
  const fill = hexColor(style.bg?.rgb);
  const kept: CellStyle = {
    ...(style.bl ? { bold: true } : {}),
    ...(style.it ? { italic: true } : {}),
    ...(style.fs ? { fontSize: style.fs } : {}),
    ...(color ? { color } : {}),
    ...(fill ? { fill } : {}),
    ...(style.n?.pattern && style.n.pattern !== 'General' ? { numberFormat: style.n.pattern } : {}),
    ...(horizontal ? { horizontal } : {}),
    ...(vertical ? { vertical } : {}),
    ...(style.tb === WrapStrategy.WRAP ? { wrap: true } : {}),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

function keyOf<Key extends string>(codes: Readonly<Record<Key, number>>, code: Nullable<number>): Key | undefined {
  return (Object.keys(codes) as Key[]).find((key) => codes[key] === code);
}
