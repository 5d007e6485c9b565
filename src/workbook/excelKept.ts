import { isTooMuch } from './excelRefusal';
import { knows } from './excelRequest';
import { keptNamespace, keptXml, readKeptXml } from './keptXml';
import { WorkbookRefusal } from './port';
import type { KeptText } from './writing';

interface KeptPart extends KeptText {
  id: string;
}

/** Texts kept in custom XML parts of the workbook, one part a key. */
export class ExcelKept {
  /** Where the text of a key was found last, so that not all of them are read for one. */
  private readonly parts = new Map<string, string>();

  async read(context: Excel.RequestContext, key: string): Promise<string | null> {
    this.check();
    const known = await this.knownPart(context, key);
    return known?.text ?? (await this.find(context, key))[0]?.text ?? null;
  }

  /** A text takes the place of the one before. */
  async write(context: Excel.RequestContext, key: string, text: string | null): Promise<void> {
    this.check();
    const all = context.workbook.customXmlParts;
    const known = await this.knownPart(context, key);
    const [first, ...others] = known ? [known] : await this.find(context, key);
    for (const { id } of text === null && first ? [first, ...others] : others) all.getItem(id).delete();
    if (text === null) this.parts.delete(key);
    else if (first) all.getItem(first.id).setXml(keptXml({ key, text }));
    else {
      const added = all.add(keptXml({ key, text }));
      added.load('id');
      await context.sync();
      this.parts.set(key, added.id);
    }
    await context.sync();
  }

  private check(): void {
    if (!knows('1.5')) throw new WorkbookRefusal('unsupported');
  }

  private async knownPart(context: Excel.RequestContext, key: string): Promise<KeptPart | null> {
    const id = this.parts.get(key);
    if (id === undefined) return null;
    const part = context.workbook.customXmlParts.getItemOrNullObject(id);
    part.load('id');
    await context.sync();
    if (part.isNullObject) return null;
    const [kept] = await readParts(context, [id]);
    return kept?.key === key ? kept : null;
  }

  /** All texts of that key; there is more than one only when two programs kept one at the same time. */
  private async find(context: Excel.RequestContext, key: string): Promise<KeptPart[]> {
    const ours = context.workbook.customXmlParts.getByNamespace(keptNamespace);
    ours.load('items/id');
    await context.sync();
    const kept = await readParts(
      context,
      ours.items.map(({ id }) => id),
    );
    this.parts.clear();
    for (const part of kept) this.parts.set(part.key, part.id);
    return kept.filter((part) => part.key === key);
  }
}

/** Those of the parts that hold a kept text. Read one by one when all are too much for one answer. */
async function readParts(context: Excel.RequestContext, ids: readonly string[]): Promise<KeptPart[]> {
  if (ids.length === 0) return [];
  const xmls = ids.map((id) => context.workbook.customXmlParts.getItem(id).getXml());
  try {
    await context.sync();
  } catch (failure) {
    if (!isTooMuch(failure) || ids.length === 1) throw failure;
    const middle = Math.ceil(ids.length / 2);
    return [...(await readParts(context, ids.slice(0, middle))), ...(await readParts(context, ids.slice(middle)))];
  }
  return xmls.flatMap(({ value }, at) => {
    const kept = readKeptXml(value);
    return kept ? [{ ...kept, id: ids[at]! }] : [];
  });
}
