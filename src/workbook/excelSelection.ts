/**
 * Calls back after each change of selection or of sheet, from the moment Excel has registered it.
 *
 * @returns ends it, also when Excel has not answered yet
 */
export function whenSelectionChanges(changed: () => void): () => void {
  return Office.context.requirements.isSetSupported('ExcelApi', '1.9') ? onWorksheets(changed) : onDocument(changed);
}

function onWorksheets(changed: () => void): () => void {
  const told = async () => changed();
  const registered = Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const handlers = [worksheets.onSelectionChanged.add(told), worksheets.onActivated.add(told)];
    await context.sync();
    return handlers;
  });
  // Without the event the pane still works: it reads the selection when a button is pressed.
  registered.catch(() => undefined);
  return () => void registered.then(removeAll).catch(() => undefined);
}

async function removeAll(handlers: readonly { context: OfficeExtension.ClientRequestContext; remove(): void }[]) {
  const context = handlers[0]!.context;
  for (const handler of handlers) handler.remove();
  await context.sync();
}

/** The event that every version of Excel has. */
function onDocument(changed: () => void): () => void {
  const type = Office.EventType.DocumentSelectionChanged;
  Office.context.document.addHandlerAsync(type, changed);
  return () => Office.context.document.removeHandlerAsync(type, { handler: changed });
}
