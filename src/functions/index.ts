import { languageOf } from '../explain/language';
import { brEntries } from './br/entries';
import { hosted, limitCells } from './hosted';
import { speak } from './language';
import { pgpmbioEntries } from './pgpmbio/entries';
import { SELO_IDS } from './selo/ids';
import { seloPart } from './selo/part';

/** Cells whose message stays under the 5 MB that Excel on the web accepts: about 50,000 rows of 7. */
const CELLS_ON_THE_WEB = 350_000;

// The pane beside the workbench loads this bundle too, in a page where nothing registers functions.
if (typeof CustomFunctions !== 'undefined') {
  for (const entry of [...pgpmbioEntries, ...brEntries])
    CustomFunctions.associate(
      entry.id,
      hosted(() => entry),
    );
  for (const [at, id] of SELO_IDS.entries()) {
    CustomFunctions.associate(
      id,
      hosted(() => seloPart.use().seloEntries[at]!),
    );
  }
}

if (typeof Office !== 'undefined' && typeof Office.onReady === 'function') {
  void Office.onReady(({ host, platform }) => {
    if (!host) return;
    speak(languageOf(Office.context.displayLanguage));
    if (platform === Office.PlatformType.OfficeOnline) limitCells(CELLS_ON_THE_WEB);
  });
}
