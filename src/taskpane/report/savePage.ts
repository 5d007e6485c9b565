import { saveFile } from '../share/saveFile';

/** Saves a page of its own where the browser puts downloads. */
export function savePage(page: string, fileName: string): void {
  saveFile(page, 'text/html;charset=utf-8', fileName);
}
