import type { FileKind, SaveNotice, SaveRefusal } from '../../explain/fileFindings';
import type { Book } from './book';
import { checkLimits } from './check/limits';
import { checkSaved } from './check/saved';
import { OurFunctions } from './formula/ours';
import type { FileOptions, Opened } from './openBook';
import { XmlDamage } from './package/xml';
import { patchPackage } from './patch/patchPackage';
import { planSaving, type Plan } from './patch/plan';
import { withTypeOfName } from './patch/workbookType';
import { NotSaved } from './refusal';
import { lossesOf } from './write/losses';
import { newPackage } from './write/newPackage';
import { countLinks, withoutLinks } from './write/withoutLinks';

/** Bytes to give to the person, under this name. */
export interface Saved {
  ok: true;
  bytes: Uint8Array;
  fileName: string;
  notices: SaveNotice[];
}

export interface NotSavedAnswer {
  ok: false;
  refusal: SaveRefusal;
}

/**
 * Makes an xlsx file of the book as it is now. `opened` is what it was opened from, null for a new book. A file of
 * another program is changed in place where that is possible, else a new file is made under a new name, never in the
 * place of the old one; {@link lossesOfSaving} says beforehand what that costs. The result is read again before it is
 * given away: what does not come back whole is refused.
 */
export async function saveBook(
  opened: Opened | null,
  current: Book,
  fileName: string,
  { functionIds }: FileOptions,
): Promise<Saved | NotSavedAnswer> {
  const ours = new OurFunctions(functionIds);
  try {
    const plan = opened === null || opened.ours ? null : planSaving(opened, current);
    checkLimits(current, plan?.way === 'patch' ? opened!.book : null, ours);
    const book = plan?.way === 'patch' ? current : withoutLinks(current);
    const saved = plan === null ? made(book, fileName, ours) : changed(opened!, plan, current, fileName, ours);
    checkSaved(saved.bytes, book, ours);
    return { ok: true, ...saved };
  } catch (error) {
    if (error instanceof NotSaved) return { ok: false, refusal: error.refusal };
    // Markup that could still be read, but not be changed without damage.
    if (error instanceof XmlDamage) return { ok: false, refusal: { code: 'selfCheck', check: 'reopen' } };
    throw error;
  }
}

/**
 * What saving the book now would cost: empty when nothing is lost, else that a new file is made, why, under which
 * name, and what it will not have. To be shown before {@link saveBook} is called.
 */
export function lossesOfSaving(
  opened: Opened | null,
  current: Book,
  fileName: string = opened?.fileName ?? '',
): SaveNotice[] {
  if (opened === null || opened.ours) return [];
  try {
    const plan = planSaving(opened, current);
    return plan.way === 'patch' ? [] : newFileNotices(opened, plan, current, fileName);
  } catch (error) {
    // What cannot be saved at all loses nothing; saving will say why.
    if (error instanceof NotSaved) return [];
    throw error;
  }
}

/** A new file, or one that we had made before. */
function made(current: Book, fileName: string, ours: OurFunctions): Omit<Saved, 'ok'> {
  return { bytes: newPackage(current, ours), fileName: withExtension(fileName, 'xlsx'), notices: [] };
}

/** What becomes of another program's file. */
function changed(opened: Opened, plan: Plan, current: Book, fileName: string, ours: OurFunctions): Omit<Saved, 'ok'> {
  if (plan.way === 'new') {
    const notices = newFileNotices(opened, plan, current, fileName);
    return { bytes: newPackage(withoutLinks(current), ours), fileName: newName(fileName), notices };
  }
  const { bytes, notices } = patchPackage(plan, ours);
  const rightName = withExtension(fileName, opened.kind === 'xlsm' ? 'xlsm' : 'xlsx');
  const typed = withTypeOfName(bytes, rightName);
  if (rightName === fileName) return { bytes: typed, fileName, notices };
  const renamed: SaveNotice = { code: 'savedAs', fileName: rightName, reason: 'extension' };
  return { bytes: typed, fileName: rightName, notices: [...notices, renamed] };
}

/** Kinds of which more can be in the file than is read. */
const PARTLY_READ: ReadonlySet<FileKind> = new Set(['xls', 'ods', 'xmlSpreadsheet', 'html']);

function newFileNotices(
  opened: Opened,
  plan: Extract<Plan, { way: 'new' }>,
  current: Book,
  fileName: string,
): SaveNotice[] {
  const notice: SaveNotice = { code: 'savedAs', fileName: newName(fileName), reason: plan.reason };
  const { formulas, names } = countLinks(current);
  return [
    notice,
    ...(opened.source === null ? [] : lossesOf(opened.source)),
    ...(PARTLY_READ.has(opened.kind) ? [{ code: 'partlyRead' } as const] : []),
    ...(formulas > 0 ? [{ code: 'lost', what: 'linkedFormulas', count: formulas } as const] : []),
    ...(names > 0 ? [{ code: 'lost', what: 'linkedNames', count: names } as const] : []),
  ];
}

/** A name that no file of the person has: theirs with our mark. */
function newName(fileName: string): string {
  const bare = fileName.replace(/\.[^.\\/]*$/, '').replace(/ \(ConfereBio\)$/, '');
  return `${bare} (ConfereBio).xlsx`;
}

/** The name with the extension that belongs to the content; templates and the like keep theirs. */
function withExtension(fileName: string, extension: 'xlsx' | 'xlsm'): string {
  const family = extension === 'xlsm' ? /\.(?:xlsm|xltm)$/i : /\.(?:xlsx|xltx)$/i;
  return family.test(fileName) ? fileName : `${fileName.replace(/\.[^.\\/]*$/, '')}.${extension}`;
}
