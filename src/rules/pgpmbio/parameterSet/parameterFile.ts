import type { PriceTable } from '../priceTable';
import type { TableDraft } from '../tableDraft';
import { checksumOfSet, checksumOfWritten } from './checksum';
import { draftInFile, NotAsWritten, tableInFile } from './readWritten';
import { writtenTable } from './writtenTable';

/** What the file says it is. */
const KIND = 'conferebio/pgpmbio';
/** Of the file's form; one more for each change that older versions of the add-in would misread. */
const VERSION = 1;

/** Why a file of parameters is not taken. */
export type ParameterFileRefusal =
  | { code: 'notParameters' }
  /** Written by a later version of the add-in. */
  | { code: 'newerVersion'; version: number; known: number }
  /** Something is missing or is not what it must be, such as `tables[0].rows[3].limit`. */
  | { code: 'damaged'; at: string }
  /** What the file says of its content, and what its content comes to. */
  | { code: 'checksumDiffers'; written: string; found: string };

/** The tables of a file, each still to be checked and made a table of, and the sign of them all. */
export interface ParametersRead {
  ok: true;
  drafts: readonly TableDraft[];
  checksum: string;
}

/** Price tables as one small file, for other workbooks: JSON, with a version and the checksum of the content. */
export function parameterFile(tables: readonly (PriceTable | TableDraft)[]): string {
  const content = {
    kind: KIND,
    version: VERSION,
    checksum: checksumOfSet(tables),
    tables: tables.map(writtenTable),
  };
  return `${JSON.stringify(content, null, 1)}\n`;
}

/** The tables of such a file; whatever was changed in it since is noticed. */
export function readParameterFile(file: string): ParametersRead | { ok: false; refusal: ParameterFileRefusal } {
  const content = contentOf(file);
  if (content?.kind !== KIND) return refused({ code: 'notParameters' });
  const { version, checksum } = content;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return refused({ code: 'damaged', at: 'version' });
  if (version > VERSION) return refused({ code: 'newerVersion', version, known: VERSION });
  if (typeof checksum !== 'string') return refused({ code: 'damaged', at: 'checksum' });
  if (!Array.isArray(content.tables)) return refused({ code: 'damaged', at: 'tables' });
  try {
    const tables = content.tables.map((table, at) => tableInFile(table, `tables[${at}]`));
    const found = checksumOfWritten(tables);
    if (found !== checksum) return refused({ code: 'checksumDiffers', written: checksum, found });
    return { ok: true, drafts: tables.map(draftInFile), checksum };
  } catch (error) {
    if (error instanceof NotAsWritten) return refused({ code: 'damaged', at: error.at });
    throw error;
  }
}

type Content = Partial<Record<'kind' | 'version' | 'checksum' | 'tables', unknown>>;

/** `null` for what is no JSON object. */
function contentOf(file: string): Content | null {
  try {
    const content: unknown = JSON.parse(file.replace(/^\uFEFF/, ''));
    return typeof content === 'object' && content !== null ? content : null;
  } catch {
    return null;
  }
}

function refused(refusal: ParameterFileRefusal): { ok: false; refusal: ParameterFileRefusal } {
  return { ok: false, refusal };
}
