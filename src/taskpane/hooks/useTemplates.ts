import { useState } from 'react';
import type { Programme } from '../../sheets/templates/template';
import type { TemplateId } from '../../sheets/templates/templateSheets';
import type { Workbook } from '../../workbook/port';
import { refusalOf } from '../../workbook/refusalOf';
import { usePane } from '../paneContext';
import { insertionIn, insertTemplates, withdrawTemplates } from '../templates/insertTemplates';
import { insertionTold, withdrawalTold, type Told } from '../wording/templates';
import { changesWereWritten, useWritten, type Undoable } from './useUndo';

/** Inserting templates into a workbook, and taking them away again. */
export function useTemplates(workbook: Workbook) {
  const { language } = usePane();
  const [isBusy, setBusy] = useState(false);
  /** What came of it, told until something else is written or undone. */
  const [ended, setEnded] = useState<{ told: Told; undoable: Undoable } | null>(null);
  const undoable = useWritten(workbook);
  /** The insertion that can be undone. */
  const inserted = insertionIn(undoable.last);

  const doing = async (work: () => Promise<Told>) => {
    setBusy(true);
    setEnded(null);
    const told = await work().catch((failure: unknown) => toldOf(failure));
    setEnded({ told, undoable: await changesWereWritten(workbook) });
    setBusy(false);
  };
  const toldOf = (failure: unknown): Told => withdrawalTold({ code: 'refused', refusal: refusalOf(failure) }, language);
  return {
    isBusy,
    told: ended?.undoable === undoable ? ended.told : null,
    canUndo: inserted !== null,
    insert: (programme: Programme, chosen: ReadonlySet<TemplateId>) =>
      doing(async () => insertionTold(await insertTemplates(workbook, programme, chosen, language), language)),
    undo: () =>
      doing(async () =>
        withdrawalTold(inserted === null ? { code: 'gone' } : await withdrawTemplates(workbook, inserted), language),
      ),
  };
}
