import { ILayoutService } from '@univerjs/preset-sheets-core';
import type { Language } from '../explain/language';
import { speak } from '../functions/language';
import { preloadFunctionData } from '../functions/preload';
import { WorkbenchCells } from '../workbook/workbenchCells';
import { WorkbenchWorkbook } from '../workbook/workbenchWorkbook';
import { AnswerFormats } from './answerFormats';
import { followCalculation } from './calculation';
import { CellMessages } from './cellMessages';
import { copySpilledResults } from './copySpilled';
import { createGrid } from './createGrid';
import type { CustomFunctionsHost } from './customFunctionsHost';
import { ErrorExplanations } from './errorExplanations';
import { explainErrorsOnHover } from './errorTooltip';
import { acceptDroppedFiles } from './droppedFiles';
import { Files } from './files';
import { GridDocument } from './gridDocument';
import { Header } from './header';
import { showValuesInPortuguese } from './localTyping/display';
import { localizeEditor } from './localTyping/editor';
import type { TypingHooks } from './localTyping/editor';
import { readEditorInPortuguese } from './localTyping/editorLexer';
import { separateHintsInPortuguese } from './localTyping/hintSeparators';
import { localizePaste } from './localTyping/paste';
import { MessageBar } from './messageBar';

import { Pane } from './pane';
import { registerFunctions } from './registerFunctions';
import { leaveRulesOfGoneSheets } from './rulesOfCells';
import { firstSample } from './samples';
import { SelectedCell } from './selectedCell';
import { handleShortcuts } from './shortcuts';
import { pageTexts } from './texts';
import './page.css';

declare global {
  interface Window {
    /** For the pane in the frame. */
    conferebioWorkbook?: WorkbenchWorkbook;
    /** The page can be used: the workbook is open and calculated. */
    conferebioReady?: boolean;
  }
}

/** Puts the page together: grid, functions, typing, messages, files, pane. */
export async function startPage(language: Language): Promise<void> {
  const texts = pageTexts(language);
  document.documentElement.lang = language;
  speak(language);

  const main = document.getElementById('main')!;
  const functionData = preloadFunctionData();
  const grid = await createGrid(document.getElementById('grid')!, language);
  // The grid starts its parts for formulas with the first workbook.
  grid.api.createWorkbook({ sheets: { first: { id: 'first', name: texts.untitled } }, sheetOrder: ['first'] });
  const injector = grid.univer.__getInjector();
  const cells = new WorkbenchCells(injector);
  const messages = new CellMessages();
  const explanations = new ErrorExplanations(cells, messages, language, texts);
  const bar = new MessageBar(grid);
  const selected = new SelectedCell(cells, explanations, bar, language, texts);
  const formats = new AnswerFormats(grid, cells);
  const sheets = new GridDocument(grid, language, () => files.changed());
  const workbook = new WorkbenchWorkbook(grid.api, injector, sheets);

  const host = (globalThis as unknown as { CustomFunctions: CustomFunctionsHost }).CustomFunctions;
  registerFunctions(grid, host, messages, language, texts);
  const typing: TypingHooks = {
    finish: (cell, place) => formats.finish(cell, place),
    isProtected: (sheetId) => sheets.isProtected(sheetId),
    onProtected: () => selected.notice(texts.protectedSheet),
    onDottedNumber: (number) => selected.notice(texts.dottedNumber(number)),
  };
  localizeEditor(grid, language, typing);
  localizePaste(grid, language, typing);
  if (language === 'pt-BR') {
    showValuesInPortuguese(grid);
    readEditorInPortuguese(grid);
    separateHintsInPortuguese(document.body);
  }
  copySpilledResults(grid, cells);
  explainErrorsOnHover(grid, explanations);
  leaveRulesOfGoneSheets(grid);
  followCalculation(grid, messages, {
    calculated: () => {
      formats.calculated();
      selected.refresh();
    },
    changed: () => selected.refresh(),
  });
  workbook.onSelectionChanged(() => selected.moved());

  const header = new Header(document.getElementById('header')!, texts, language, {
    open: (file) => void files.open(file),
    save: () => void files.save(),
    saveAs: () => void files.saveAs(),
    newBook: () => void files.openEmpty(),
    sample: (sample) => void files.openSample(sample),
    language: (chosen) => void changeLanguage(chosen),
    togglePane: () => pane.toggle(),
  });
  const files: Files = new Files(
    sheets,
    language,
    texts,
    (state) => header.show(state),
    (text) => selected.notice(text),
    () => injector.get(ILayoutService).focus(),
  );
  const changeLanguage = async (chosen: Language) => {
    if (await files.mayReplace()) window.location.search = `?lang=${chosen}`;
  };
  acceptDroppedFiles(document.body, texts.dropHere, (file) => void files.open(file));
  handleShortcuts({ open: () => header.pick(), save: () => void files.save() });
  window.addEventListener('beforeunload', (event) => {
    if (files.hasUnsavedChanges) event.preventDefault();
  });

  await functionData;
  await files.openSample(firstSample);
  window.conferebioWorkbook = workbook;
  const pane = new Pane(main, language, texts.paneTitle);
  window.conferebioReady = true;
}
