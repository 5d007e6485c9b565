import { embeddingPage } from './embeddingPage';

/**
 * Whether Excel may hold this page, so that Microsoft's script must be loaded from Microsoft. Office opens add-ins
 * by https only; the pages served on this computer by http, and the pane inside the workbench, send no request
 * elsewhere.
 */
export function needsOffice(page: Window): boolean {
  return page.location.protocol === 'https:' && embeddingPage(page) === null;
}
