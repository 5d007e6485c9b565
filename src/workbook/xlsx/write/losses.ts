import type { Loss, SaveNotice } from '../../../explain/fileFindings';
import type { Source } from '../openBook';
import { relationships } from '../package/parts';

/** What each sheet part may hold that a new file does not take over, by the element that tells. */
const IN_SHEETS: [Loss, RegExp][] = [
  ['conditionalFormats', /<(?:\w+:)?cfRule\s/g],
  ['hyperlinks', /<(?:\w+:)?hyperlink\s/g],
  ['filters', /<(?:\w+:)?autoFilter\s/g],
  ['protection', /<(?:\w+:)?(?:sheetProtection|protectedRange)\s/g],
  ['printSettings', /<(?:\w+:)?(?:pageSetup|headerFooter|printOptions|rowBreaks|colBreaks)[\s>]/g],
  ['outline', /<(?:\w+:)?(?:row|col)\s[^>]*\soutlineLevel="[1-9]/g],
  ['sparklines', /<(?:\w+:)?sparkline>/g],
  ['controls', /<(?:\w+:)?(?:control|oleObject)\s/g],
  ['dataTables', /<(?:\w+:)?f\s[^>]*\bt="dataTable"/g],
  ['rowHeights', /<(?:\w+:)?row\s[^>]*\scustomHeight="(?:1|true)"/g],
  ['richText', /<(?:\w+:)?is>\s*<(?:\w+:)?r>/g],
  ['view', /<(?:\w+:)?tabColor\s|\sshowGridLines="(?:0|false)"|\szoomScale="(?!100")/g],
];

/** What parts tell by being there. */
const BY_PART: [Loss, RegExp][] = [
  ['charts', /^xl\/charts\/chart[^/]*\.xml$/i],
  ['pictures', /^xl\/media\//i],
  ['pivotTables', /^xl\/pivotTables\/[^/]+\.xml$/i],
  ['macros', /vbaProject\.bin$/i],
  ['conversations', /^xl\/threadedComments\/[^/]+\.xml$/i],
  ['externalLinks', /^xl\/externalLinks\/[^/]+\.xml$/i],
  ['properties', /^docProps\/custom\.xml$/i],
  ['connections', /^xl\/(?:connections\.xml|queryTables\/)/i],
  ['otherParts', /^(?:customXml\/|xl\/(?:customData|slicers|timelines|richData|webextensions|model)\/)/i],
];

/** What a new file made from the book would lack, compared with the package it was opened from. */
export function lossesOf(source: NonNullable<Source>): SaveNotice[] {
  const { parts, map } = source;
  const losses: SaveNotice[] = [];
  for (const { name, part, facts } of map.sheets) {
    const text = parts.text(part) ?? '';
    add(losses, 'validations', facts.otherRules, name);
    for (const [what, pattern] of IN_SHEETS) add(losses, what, text.match(pattern)?.length ?? 0, name);
    for (const link of relationships(parts, part).filter(({ type }) => type === 'table')) {
      const table = parts.text(link.target) ?? '';
      add(losses, 'calculatedColumns', table.match(/<(?:\w+:)?calculatedColumnFormula[\s>]/g)?.length ?? 0, name);
      add(losses, 'filters', table.match(/<(?:\w+:)?filterColumn\s/g)?.length ?? 0, name);
      add(losses, 'tableStyles', /<(?:\w+:)?tableStyleInfo[^>]*name="(?!TableStyleMedium2")/.test(table) ? 1 : 0, name);
    }
  }
  const ours = new Set(map.kept.flatMap(({ part, companions }) => [part, ...companions]));
  const names = parts.names().filter((name) => !ours.has(name));
  for (const [what, pattern] of BY_PART) add(losses, what, names.filter((name) => pattern.test(name)).length);
  for (const name of names.filter((one) => /^xl\/drawings\/[^/]+\.xml$/i.test(one))) {
    add(losses, 'shapes', (parts.text(name) ?? '').match(/<(?:\w+:)?(?:sp|cxnSp)[\s>]/g)?.length ?? 0);
  }
  const workbook = parts.text(map.workbookPart) ?? '';
  add(losses, 'protection', /<(?:\w+:)?workbookProtection\s/.test(workbook) ? 1 : 0);
  add(losses, 'printSettings', workbook.match(/name="_xlnm\.Print_/g)?.length ?? 0);
  add(losses, 'otherSheets', map.otherSheets.length);
  const styles = map.stylesPart === null ? '' : (parts.text(map.stylesPart) ?? '');
  add(losses, 'borders', styles.match(/<(?:\w+:)?(?:left|right|top|bottom)\s[^>]*style="(?!none)/g)?.length ? 1 : 0);
  add(losses, 'fonts', otherFonts(styles));
  const strings = parts.text('xl/sharedStrings.xml') ?? '';
  add(losses, 'richText', strings.match(/<(?:\w+:)?si>\s*<(?:\w+:)?r>/g)?.length ?? 0);
  return losses;
}

/** Fonts of cells that differ from the first in name, or are underlined or struck through. */
function otherFonts(styles: string): number {
  const fonts = /<(?:\w+:)?fonts[\s>][\s\S]*?<\/(?:\w+:)?fonts>/.exec(styles)?.[0] ?? '';
  const nameOf = (font: string) => /<(?:\w+:)?name\s[^>]*val="([^"]*)"/.exec(font)?.[1];
  const list = fonts.match(/<(?:\w+:)?font>[\s\S]*?<\/(?:\w+:)?font>/g) ?? [];
  return list.filter((font) => /<(?:\w+:)?(?:u|strike)[\s/>]/.test(font) || nameOf(font) !== nameOf(list[0]!)).length;
}

function add(losses: SaveNotice[], what: Loss, count: number, sheet?: string): void {
  if (count > 0)
    losses.push(sheet === undefined ? { code: 'lost', what, count } : { code: 'lost', what, count, sheet });
}
