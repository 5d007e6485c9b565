import {
  DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY,
  DOCS_NORMAL_EDITOR_UNIT_ID_KEY,
  IUniverInstanceService,
  UniverInstanceType,
} from '@univerjs/core';
import type { DocumentDataModel } from '@univerjs/core';
import { IEditorBridgeService, LexerTreeBuilder } from '@univerjs/preset-sheets-core';
import type { Grid } from '../createGrid';
import { englishTwin } from '../../workbook/formulaText/readFormula';

type SequenceNode = NonNullable<ReturnType<LexerTreeBuilder['sequenceNodesBuilder']>>[number];

/** How many of the editor's latest texts count as being typed: the hints ask about a text a moment after it changed. */
const REMEMBERED_TEXTS = 20;

/**
 * Lets the grid find functions, arguments and references in a Portuguese formula while it is typed, for the list of
 * names, the hints and the colours. The grid has one reader for formulas of all origins: only texts that stand in
 * the cell editor are read as Portuguese, formulas of the workbook are English.
 */
export function readEditorInPortuguese({ univer }: Grid): void {
  const injector = univer.__getInjector();
  const lexer = injector.get(LexerTreeBuilder);
  const instances = injector.get(IUniverInstanceService);
  const editing = injector.get(IEditorBridgeService);
  const texts: string[] = [];

  const isBeingTyped = (text: string): boolean => {
    if (!editing.isVisible().visible) return false;
    for (const id of [DOCS_NORMAL_EDITOR_UNIT_ID_KEY, DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY]) {
      const body = instances.getUnit<DocumentDataModel>(id, UniverInstanceType.UNIVER_DOC)?.getBody();
      const shown = body?.dataStream.replace(/\r\n$/, '');
      if (shown !== undefined && !texts.includes(shown)) texts.push(shown);
    }
    texts.splice(0, texts.length - REMEMBERED_TEXTS);
    return texts.includes(text) || texts.includes(`=${text}`);
  };

  const nodesOf = lexer.sequenceNodesBuilder.bind(lexer);
  lexer.sequenceNodesBuilder = (text) => {
    const twin = isBeingTyped(text) ? englishTwin(text) : text;
    const nodes = nodesOf(twin);
    return twin === text ? nodes : nodes && withTextOf(nodes, text);
  };

  // Asked only by the hints, about the text being typed with a letter put after it.
  const argumentAt = lexer.getFunctionAndParameter.bind(lexer);
  lexer.getFunctionAndParameter = (text, index) => argumentAt(englishTwin(text), index);
}

/** The nodes of the twin with what was really typed; both texts have the same length. */
function withTextOf(nodes: SequenceNode[], typed: string): SequenceNode[] {
  let at = typed.startsWith('=') ? 1 : 0;
  return nodes.map((node) => {
    const length = typeof node === 'string' ? node.length : node.token.length;
    const token = typed.slice(at, at + length);
    at += length;
    return typeof node === 'string' ? token : { ...node, token };
  });
}
