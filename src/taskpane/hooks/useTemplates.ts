import { useEffect, useState } from 'react';
import type { Programme } from '../../sheets/templates/template';
import type { TemplateId } from '../../sheets/templates/templateSheets';
import type { Workbook } from '../../workbook/port';
import { refusalOf } from '../../workbook/refusalOf';
import { usePane } from '../paneContext';
import { insertTemplates, lastInsertion, withdrawTemplates } from '../templates/insertTemplates';
import { insertionTold, withdrawalTold, type Told } from '../wording/templates';
import { changesWereWritten, useWritten } from './useUndo';

/** Inserting templates into a workbook, and taking them away again. */
export function useTemplates(workbook: Workbook) {
  const { language } = usePane();
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  /** The insertion that can be undone. */
  const [inserted, setInserted] = useState<string | null>(null);
  const written = useWritten(workbook);
  useEffect(() => {
    let isShown = true;
    lastInsertion(workbook).then(
      (id) => isShown && setInserted(id),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [workbook, written]);

  const doing = async (work: () => Promise<Told>) => {
    setBusy(true);
    setTold(null);
    setTold(await work().catch((failure: unknown) => toldOf(failure)));
    setInserted(await lastInsertion(workbook).catch(() => null));
    await changesWereWritten(workbook);
    setBusy(false);
  };
  const toldOf = (failure: unknown): Told => withdrawalTold({ code: 'refused', refusal: refusalOf(failure) }, language);
  return {
    isBusy,
    told,
    canUndo: inserted !== null,
    insert: (programme: Programme, chosen: ReadonlySet<TemplateId>) =>
      doing(async () => insertionTold(await insertTemplates(workbook, programme, chosen, language), language)),
    undo: () =>
      doing(async () =>
        withdrawalTold(inserted === null ? { code: 'gone' } : await withdrawTemplates(workbook, inserted), language),
      ),
  };
}
