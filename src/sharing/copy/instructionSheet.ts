import { OWN_HEADER, OWN_PART, OWN_TITLE } from '../../sheets/ownSheetStyles';
import type { InstructionTexts } from '../../explain/sharing/instructions';
import { resultTitle } from '../../sheets/resultHeaders';
import type { TableKind } from '../../sheets/columns';
import { sheetOf } from '../../workbook/workbench/newSheet';
import type { NewCell } from '../../workbook/writing';
import type { Sheet } from '../../workbook/xlsx/book';
import type { Language } from '../../explain/language';
import type { CopyColumn } from './copyColumn';
import { templateColumn } from './dataSheet';

/** The sheet that says how to use the copy, step by step, and what its columns are. */
export function instructionsOfCopy(
  name: string,
  texts: InstructionTexts,
  codeHeader: string,
  columns: readonly CopyColumn[],
  kind: TableKind,
  language: Language,
): Sheet {
  const [column, use, what] = texts.headings;
  return sheetOf({
    name,
    rows: [
      [{ content: resultTitle(texts.title), style: OWN_TITLE }],
      [],
      ...texts.steps.map((step, index) => [cell(`${index + 1}.`, { horizontal: 'right' }), cell(step)]),
      [],
      [cell(texts.columns, OWN_PART)],
      [column, use, what].map((heading) => cell(heading, OWN_HEADER)),
      [cell(codeHeader), cell(texts.uses.code)],
      ...columns.map((one) => {
        const hint = one.treatment === 'asIs' ? templateColumn(kind, one)?.hint[language] : undefined;
        return [cell(one.header), cell(texts.uses[one.treatment]), ...(hint === undefined ? [] : [cell(hint)])];
      }),
    ],
    columnWidths: [230, 560, 420],
  });
}

function cell(content: string, style: NewCell['style'] = {}): NewCell {
  return { content, style: { ...style, wrap: true, vertical: 'top' } };
}
