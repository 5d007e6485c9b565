import type { Language } from '../../explain/language';
import { cellAddress } from '../../workbook/address';
import { localErrorName } from '../../workbook/errorNames';
import { formatFormula } from '../../workbook/formulaText/formatFormula';
import type { CellContent, CellRef, CellValue, WorkbookRefusalCode } from '../../workbook/port';

/** `B2 (Plan1)`: the cell first, since the sheet is usually the one in view. */
export function cellName(cell: CellRef): string {
  return `${cellAddress(cell)} (${cell.sheet})`;
}

/** A value as Excel shows it without any format: `3500,5`, `VERDADEIRO`, `#N/D`. */
export function valueText(value: CellValue, language: Language): string {
  if (value === null) return '';
  if (typeof value === 'object') return localErrorName(value.error, language);
  if (typeof value === 'number') return numberText(value, language);
  if (typeof value === 'boolean') return logical(value, language);
  return value;
}

/** Excel keeps and shows 15 significant digits; what a double has beyond them is no part of the value. */
function numberText(value: number, language: Language): string {
  const text = String(Number(value.toPrecision(15))).replace('e', 'E');
  return language === 'pt-BR' ? text.replace('.', ',') : text;
}

function logical(value: boolean, language: Language): string {
  if (language === 'pt-BR') return value ? 'VERDADEIRO' : 'FALSO';
  return value ? 'TRUE' : 'FALSE';
}

/** What a cell holds, as a person would find it in the formula bar. */
export function contentText({ formula, value }: CellContent, language: Language): string {
  return formula === null ? valueText(value, language) : formatFormula(formula, language);
}

const refusals: Readonly<Record<Language, Record<WorkbookRefusalCode, (place: string) => string>>> = {
  'pt-BR': {
    protected: () => 'A planilha está protegida. Desproteja-a ou escolha outra célula; nada foi alterado.',
    readOnly: () =>
      'A pasta de trabalho foi aberta só para leitura. Salve uma cópia, abra-a e tente de novo; nada foi alterado.',
    tooLarge: () =>
      'A planilha não aceita tanto de uma vez. Divida a tabela em planilhas menores e tente de novo; nada foi alterado.',
    nameTaken: (name) =>
      `Já existe uma planilha chamada “${name}”. Mude o nome dela e tente de novo; nada foi alterado.`,
    stopped: () => 'A gravação foi interrompida a seu pedido.',
    editing: () =>
      'Uma célula está em edição. Termine com Enter ou cancele com Esc e tente de novo; nada foi alterado.',
    partOfSpill: (anchor) =>
      `A célula recebe o resultado da fórmula${anchor && ` em ${anchor}`}. Escolha outra célula; nada foi alterado.`,
    unsupported: () =>
      'A seleção não é uma célula, ou esta versão da planilha não permite isto. Selecione uma célula e tente de novo.',
    failed: () => 'Não foi possível fazer isto na planilha. Confira a célula escolhida e tente de novo.',
  },
  'en-US': {
    protected: () => 'The sheet is protected. Unprotect it or choose another cell; nothing was changed.',
    readOnly: () => 'The workbook is open for reading only. Save a copy, open it and try again; nothing was changed.',
    tooLarge: () =>
      'The spreadsheet does not take so much at once. Split the table into smaller sheets and try again; nothing was changed.',
    nameTaken: (name) => `There is a sheet named “${name}” already. Rename it and try again; nothing was changed.`,
    stopped: () => 'Writing was stopped as you asked.',
    editing: () => 'A cell is being edited. Finish with Enter or cancel with Esc and try again; nothing was changed.',
    partOfSpill: (anchor) =>
      `The cell shows the result of the formula${anchor && ` in ${anchor}`}. Choose another cell; nothing was changed.`,
    unsupported: () =>
      'The selection is not a cell, or this version of the spreadsheet does not allow this. Select a cell and try again.',
    failed: () => 'This could not be done in the spreadsheet. Check the cell chosen and try again.',
  },
};

/**
 * Why the spreadsheet refused, and what to do.
 *
 * @param detail for `partOfSpill`, address of the cell with the formula; for `nameTaken`, name of the sheet
 */
export function refusalText(code: WorkbookRefusalCode, detail: string, language: Language): string {
  return refusals[language][code](detail);
}
