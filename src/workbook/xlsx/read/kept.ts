import { readKeptXml } from '../../keptXml';
import { relationships, relationshipsPart, type Parts } from '../package/parts';

/** Where a kept text stands in its package. */
export interface KeptPart {
  key: string;
  text: string;
  part: string;
  relationshipId: string;
  /** Parts that are there for this one only. */
  companions: string[];
}

/** The texts that the add-in keeps in the workbook; custom XML of others is passed over. */
export function readKept(parts: Parts, workbookPart: string): KeptPart[] {
  return relationships(parts, workbookPart).flatMap((link): KeptPart[] => {
    if (link.type !== 'customXml' || link.external) return [];
    const kept = readKeptXml(parts.text(link.target) ?? '');
    if (!kept) return [];
    const links = relationshipsPart(link.target);
    const properties = relationships(parts, link.target).map(({ target }) => target);
    const companions = [links, ...properties].filter((name) => parts.has(name));
    return [{ ...kept, part: link.target, relationshipId: link.id, companions }];
  });
}
