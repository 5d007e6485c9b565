import type { WhyValue } from '../../../explain/sharing/nativeReasons';
import type { NativeFunction } from '../nativeBook';
import { cornCapRow } from './cornCap';
import { instalment, travel, used } from './costs';
import { admitted, areaLimit, loss } from './production';
import { multiplier, region, weighted } from './purchase';
import { regionalShareRow } from './regionalShare';
import { familyCap, missing, percent } from './shares';

/** The functions of the Selo in the terms of a foreign Excel, by their ids. */
export const seloNative: readonly (readonly [id: string, formula: NativeFunction])[] = [
  ['SELO.MULTIPLIER', multiplier],
  ['SELO.WEIGHTED', weighted],
  ['SELO.REGION', region],
  ['SELO.AREALIMIT', areaLimit],
  ['SELO.ADMITTED', admitted],
  ['SELO.LOSS', loss],
  ['SELO.USED', used],
  ['SELO.INSTALMENT', instalment],
  ['SELO.TRAVEL', travel],
  ['SELO.PERCENT', percent],
  ['SELO.MISSING', missing],
  ['SELO.FAMILYCAP', familyCap],
];

/** Those that answer with a row, a formula a cell. */
export const seloNativeRows: readonly (readonly [id: string, cells: readonly NativeFunction[]])[] = [
  ['SELO.CORNCAP', cornCapRow],
  ['SELO.REGIONALSHARE', regionalShareRow],
];

/** Those of the Selo whose cells become values, and why. */
export const seloValuesOnly: readonly (readonly [id: string, why: WhyValue])[] = [
  ['SELO.COSTS', 'wholeTable'],
  ['SELO.EXPLAIN', 'words'],
];
