import type { Insertion } from '../hooks/useInsertion';
import { usePane } from '../paneContext';
import { cellName, refusalText } from '../wording/cells';
import { insertedInto } from '../wording/insertion';
import { Notice } from './Notice';
import { ReplaceDialog } from './ReplaceDialog';

export interface InsertionResultProps {
  insertion: Insertion;
  onReplace: () => void;
  onCancel: () => void;
}

/** What came of putting a formula into a cell, or the question before it. */
export function InsertionResult({ insertion, onReplace, onCancel }: InsertionResultProps) {
  const { language } = usePane();
  return (
    <>
      <div role="status">
        {insertion.kind === 'inserted' && (
          <Notice intent="success">{insertedInto(cellName(insertion.cell), language)}</Notice>
        )}
        {insertion.kind === 'refused' && (
          <Notice intent="error">{refusalText(insertion.refusal.code, insertion.refusal.detail, language)}</Notice>
        )}
      </div>
      {insertion.kind === 'asking' && (
        <ReplaceDialog cell={insertion.cell} content={insertion.content} onReplace={onReplace} onCancel={onCancel} />
      )}
    </>
  );
}
