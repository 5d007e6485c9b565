import type { IStyleData, Nullable } from '@univerjs/core';
import type { CellStyle } from '../../workbook/xlsx/book';
import { BooleanNumber, HorizontalAlign, WrapStrategy } from '../gridCodes';

const alignments = {
  left: HorizontalAlign.LEFT,
  center: HorizontalAlign.CENTER,
  right: HorizontalAlign.RIGHT,
} as const;

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
    ...(style.wrap ? { tb: WrapStrategy.WRAP } : {}),
  };
}

/** A style of the grid as files keep it; `undefined` when nothing of it is kept. */
export function bookStyle(style: Nullable<IStyleData>): CellStyle | undefined {
  if (!style) return undefined;
  const horizontal = (Object.keys(alignments) as (keyof typeof alignments)[]).find(
    (key) => alignments[key] === style.ht,
  );
  const color = colorOf(style.cl?.rgb);
  const fill = colorOf(style.bg?.rgb);
  const kept: CellStyle = {
    ...(style.bl ? { bold: true } : {}),
    ...(style.it ? { italic: true } : {}),
    ...(style.fs ? { fontSize: style.fs } : {}),
    ...(color ? { color } : {}),
    ...(fill ? { fill } : {}),
    ...(style.n?.pattern && style.n.pattern !== 'General' ? { numberFormat: style.n.pattern } : {}),
    ...(horizontal ? { horizontal } : {}),
    ...(style.tb === WrapStrategy.WRAP ? { wrap: true } : {}),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** `#RRGGBB` for what the grid writes as `#abc`, `#aabbcc` or `rgb(…)`. */
function colorOf(text: Nullable<string>): string | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text ?? '');
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toUpperCase();
  if (/^#[0-9a-f]{6}$/i.test(text ?? '')) return text!.toUpperCase();
  const parts = /^rgba?\((\d+), ?(\d+), ?(\d+)/.exec(text ?? '');
  return parts
    ? `#${parts
        .slice(1, 4)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`.toUpperCase()
    : undefined;
}
