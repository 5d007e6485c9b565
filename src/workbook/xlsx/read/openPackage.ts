import type { OurFunctions } from '../formula/ours';
import type { Content } from '../openBook';
import { openOds } from '../other/openForeign';
import { Parts } from '../package/parts';
import { XmlWalker } from '../package/xml';
import { saysMacros } from '../patch/workbookType';
import { PROGRAM_NAME } from '../programName';
import { Refused } from '../refusal';
import { readPackage } from './readPackage';

/** Opens a zip archive as the spreadsheet package it holds. */
export async function openPackage(bytes: Uint8Array, ours: OurFunctions): Promise<Content> {
  const parts = Parts.open(bytes);
  const mimeType = parts.text('mimetype') ?? '';
  if (/opendocument\.spreadsheet/.test(mimeType)) return openOds(bytes);
  if (/opendocument\.text/.test(mimeType)) throw new Refused({ code: 'notSpreadsheet', found: 'document' });
  if (/opendocument\.presentation/.test(mimeType)) throw new Refused({ code: 'notSpreadsheet', found: 'presentation' });
  if (parts.has('xl/workbook.bin')) throw new Refused({ code: 'binaryWorkbook' });
  if (parts.has('word/document.xml')) throw new Refused({ code: 'notSpreadsheet', found: 'document' });
  if (parts.has('ppt/presentation.xml')) throw new Refused({ code: 'notSpreadsheet', found: 'presentation' });
  if (!parts.has('[Content_Types].xml')) throw new Refused({ code: 'notSpreadsheet', found: 'archive' });
  const { book, map } = readPackage(parts, ours);
  const macros = saysMacros(parts) || parts.names().some((name) => /vbaProject\.bin$/i.test(name));
  return {
    book,
    kind: macros ? 'xlsm' : 'xlsx',
    ours: madeByUs(parts),
    source: { bytes, parts, map },
    notices: [],
  };
}

/** Every program that saves a workbook writes its own name here. */
function madeByUs(parts: Parts): boolean {
  const properties = parts.text('docProps/app.xml');
  if (properties === null) return false;
  const xml = new XmlWalker(properties);
  return xml.nextOpen('Application') && xml.content() === PROGRAM_NAME;
}
