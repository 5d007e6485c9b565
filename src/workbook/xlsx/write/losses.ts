import type { Loss, SaveNotice } from '../../../explain/fileFindings';
import type { Source } from '../openBook';
import { relationships } from '../package/parts';

/** What each sheet part may hold that a new file does not take over, by the element that tells. */
const IN_SHEETS: [Loss, RegExp][] = [
  ['validations', /<(?:\w+:)?dataValidation\s/g],
  ['conditionalFormats', /<(?:\w+:)?cfRule\s/g],
  ['hyperlinks', /<(?:\w+:)?hyperlink\s/g],
  ['filters', /<(?:\w+:)?autoFilter\s/g],
  ['protection', /<(?:\w+:)?(?:sheetProtection|protectedRange)\s/g],
  ['printSettings', /<(?:\w+:)?(?:pageSetup|headerFooter|printOptions|rowBreaks|colBreaks)[\s>]/g],
  ['outline', /<(?:\w+:)?(?:row|col)\s[^>]*\soutlineLevel="[1-9]/g],
  ['sparklines', /<(?:\w+:)?sparkline>/g],
  ['controls', /<(?:\w+:)?(?:control|oleObject)\s/g],
];

/** What parts tell by being there. */
const BY_PART: [Loss, RegExp][] = [
  ['charts', /^xl\/charts\/chart[^/]*\.xml$/i],
  ['pictures', /^xl\/media\//i],
  ['pivotTables', /^xl\/pivotTables\/[^/]+\.xml$/i],
  ['macros', /vbaProject\.bin$/i],
  ['conversations', /^xl\/threadedComments\/[^/]+\.xml$/i],
  ['externalLinks', /^xl\/externalLinks\/[^/]+\.xml$/i],
  ['connections', /^xl\/(?:connections\.xml|queryTables\/)/i],
  ['otherParts', /^(?:customXml\/|xl\/(?:customData|slicers|timelines|richData|webextensions|model)\/)/i],
];

/** What a new file made from the book would lack, compared with the package it was opened from. */
export function lossesOf(source: NonNullable<Source>): SaveNotice[] {
  const { parts, map } = source;
  const losses: SaveNotice[] = [];
  for (const { name, part } of map.sheets) {
    const text = parts.text(part) ?? '';
    for (const [what, pattern] of IN_SHEETS) add(losses, what, text.match(pattern)?.length ?? 0, name);
    for (const link of relationships(parts, part).filter(({ type }) => type === 'table')) {
      const table = parts.text(link.target) ?? '';
      add(losses, 'calculatedColumns', table.match(/<(?:\w+:)?calculatedColumnFormula[\s>]/g)?.length ?? 0, name);
      add(losses, 'filters', table.match(/<(?:\w+:)?filterColumn\s/g)?.length ?? 0, name);
      add(losses, 'tableStyles', /<(?:\w+:)?tableStyleInfo[^>]*name="(?!TableStyleMedium2")/.test(table) ? 1 : 0, name);
    }
  }
  const names = parts.names();
  for (const [what, pattern] of BY_PART) add(losses, what, names.filter((name) => pattern.test(name)).length);
  const workbook = parts.text(map.workbookPart) ?? '';
  add(losses, 'protection', /<(?:\w+:)?workbookProtection\s/.test(workbook) ? 1 : 0);
  add(losses, 'printSettings', workbook.match(/name="_xlnm\.Print_/g)?.length ?? 0);
  add(losses, 'otherSheets', map.otherSheets.length);
  const styles = map.stylesPart === null ? '' : (parts.text(map.stylesPart) ?? '');
  add(losses, 'borders', styles.match(/<(?:\w+:)?(?:left|right|top|bottom)\s[^>]*style="(?!none)/g)?.length ? 1 : 0);
  const strings = parts.text('xl/sharedStrings.xml') ?? '';
  add(losses, 'richText', strings.match(/<(?:\w+:)?si>\s*<(?:\w+:)?r>/g)?.length ?? 0);
  return losses;
}

function add(losses: SaveNotice[], what: Loss, count: number, sheet?: string): void {
  if (count > 0)
    losses.push(sheet === undefined ? { code: 'lost', what, count } : { code: 'lost', what, count, sheet });
}
