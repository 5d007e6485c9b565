import type { PackageMap } from '../read/readPackage';
import { keptParts } from '../write/keptParts';
import type { PackagePatch } from './packagePatch';

type Texts = ReadonlyMap<string, string>;

/** The texts that the add-in keeps, as they were in the file and as they are now. */
export interface KeptTexts {
  before: Texts;
  after: Texts;
}

export function textsChanged({ before, after }: KeptTexts): boolean {
  return before.size !== after.size || [...after].some(([key, text]) => before.get(key) !== text);
}

/** Writes kept texts into the package and takes out those that are kept no more; custom XML of others stays. */
export function patchKept(patch: PackagePatch, map: PackageMap, { before, after }: KeptTexts): void {
  for (const { key, part, relationshipId, companions } of map.kept) {
    if (after.get(key) === before.get(key)) continue;
    patch.removePart(part, map.workbookPart, relationshipId);
    for (const companion of companions) patch.removePart(companion);
  }
  for (const [key, text] of after) {
    if (before.get(key) === text) continue;
    const number = patch.freeNumber(
      ['customXml/item', '.xml'],
      ['customXml/itemProps', '.xml'],
      ['customXml/_rels/item', '.xml.rels'],
    );
    const parts = keptParts({ key, text }, number);
    parts.forEach((part) => patch.addPart(part));
    patch.ensureDefault('xml', 'application/xml');
    patch.addWorkbookLink('customXml', parts[0].name);
  }
}
