import './page.css';
import { ICommandService } from '@univerjs/core';
import type { Language } from '../explain/language';
import { speak } from '../functions/language';
import { WorkbenchCells } from '../workbook/workbenchCells';
import { WorkbenchWorkbook } from '../workbook/workbenchWorkbook';
import { followCalculation } from './calculation';
import { CellMessages } from './cellMessages';
import { createGrid } from './createGrid';
import type { CustomFunctionsHost } from './customFunctionsHost';
import { ErrorExplanations } from './errorExplanations';
import { explainErrorsOnHover } from './errorTooltip';
import { showValuesInPortuguese } from './localTyping/display';
import { localizeEditor } from './localTyping/editor';
import { readEditorInPortuguese } from './localTyping/editorLexer';
import { MessageBar } from './messageBar';
import { registerFunctions } from './registerFunctions';
import { pageTexts } from './texts';

export async function startPage(language: Language): Promise<void> {
  const texts = pageTexts(language);
  document.documentElement.lang = language;
  speak(language);
  const grid = await createGrid(document.getElementById('grid')!, language);
  // The grid's own parts for formulas start with the first workbook.
  grid.api.createWorkbook({
    name: 'x',
    sheets: { s1: { id: 's1', name: 'Plan1', rowCount: 1000, columnCount: 26 } },
    sheetOrder: ['s1'],
  });
  const injector = grid.univer.__getInjector();
  const messages = new CellMessages();
  const host = (globalThis as unknown as { CustomFunctions: CustomFunctionsHost }).CustomFunctions;
  registerFunctions(grid, host, messages, language, texts);
  const cells = new WorkbenchCells(injector);
  const explanations = new ErrorExplanations(cells, messages, language, texts);
  const bar = new MessageBar(grid);
  const workbook = new WorkbenchWorkbook(grid.api, injector);
  const explainSelected = async () => {
    const { sheet, row, column } = await workbook.selectedCell();
    const sheetId = cells.workbook().getSheetBySheetName(sheet)?.getSheetId();
    const explanation = sheetId ? explanations.of({ sheetId, row, column }) : null;
    if (explanation) bar.show({ kind: 'error', title: explanation.title, text: explanation.text });
    else bar.show({ kind: 'hint', text: texts.barHint });
  };
  if (language === 'pt-BR') {
    showValuesInPortuguese(grid);
    readEditorInPortuguese(grid);
  }
  localizeEditor(grid, language, {
    finish: (cell) => cell,
    onDottedNumber: (number) => bar.show({ kind: 'notice', text: texts.dottedNumber(number) }),
  });
  explainErrorsOnHover(grid, explanations);
  followCalculation(grid, messages, () => void explainSelected());
  if (language === 'pt-BR') grid.api.getActiveWorkbook()?.setNumfmtLocal('pt');
  workbook.onSelectionChanged(() => void explainSelected());
  void ICommandService;
  Object.assign(window, { conferebioWorkbook: workbook, conferebioReady: true, grid, cells, messages });
}
