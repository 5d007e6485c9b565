import { XmlWalker } from '../package/xml';

/** The Office theme, for workbooks that name theme colours without carrying a theme. */
const OFFICE_THEME = [
  '#FFFFFF',
  '#000000',
  '#E7E6E6',
  '#44546A',
  '#5B9BD5',
  '#ED7D31',
  '#A5A5A5',
  '#FFC000',
  '#4472C4',
  '#70AD47',
  '#0563C1',
  '#954F72',
];

/** Theme colours in the order cells number them: the first two pairs stand reversed in the theme part. */
export function themeColors(themePart: string | null): readonly string[] {
  if (themePart === null) return OFFICE_THEME;
  const named = new Map<string, string>();
  const xml = new XmlWalker(themePart);
  let slot = '';
  while (xml.next()) {
    if (xml.kind === 'close' && xml.name === 'clrScheme') break;
    if (xml.kind !== 'open') continue;
    if (xml.name === 'srgbClr') named.set(slot, `#${xml.attribute('val')?.toUpperCase()}`);
    else if (xml.name === 'sysClr') named.set(slot, `#${xml.attribute('lastClr')?.toUpperCase()}`);
    else slot = xml.name;
  }
  const order = ['lt1', 'dk1', 'lt2', 'dk2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink'];
  return [...order, 'folHlink'].map((name, i) => named.get(name) ?? OFFICE_THEME[i]!);
}

const INDEXED = (
  '000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF ' +
  '800000 008000 000080 808000 800080 008080 C0C0C0 808080 9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF ' +
  '000080 FF00FF FFFF00 00FFFF 800080 800000 008080 0000FF 00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 ' +
  '3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600 666699 969696 003366 339966 003300 333300 993300 993366 333399 333333'
).split(' ');

/** A colour of the old fixed palette; the system's own colours have none. */
export function indexedColor(index: number): string | undefined {
  return INDEXED[index] === undefined ? undefined : `#${INDEXED[index]}`;
}

/** A colour made lighter (0 to 1) or darker (-1 to 0), each channel alike. */
export function tinted(color: string | undefined, tint: number): string | undefined {
  if (!color || !tint) return color;
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const moved = channels.map((value) => Math.round(tint < 0 ? value * (1 + tint) : value + (255 - value) * tint));
  return `#${moved.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0').toUpperCase()).join('')}`;
}
