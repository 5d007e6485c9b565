import type { FunctionEntry } from '../entry';
import { admitted } from './admitted';
import { areaLimit } from './areaLimit';
import { cornCap } from './cornCap';
import { costs } from './costs';
import { explain } from './explain';
import { familyCap } from './familyCap';
import { instalment } from './instalment';
import { loss } from './loss';
import { missing } from './missing';
import { multiplier } from './multiplier';
import { percent } from './percent';
import { region } from './region';
import { regionalShare } from './regionalShare';
import { travel } from './travel';
import { used } from './used';
import { weighted } from './weighted';

/** The functions of the Selo; their names are also in `ids.ts`. */
export const seloEntries: readonly FunctionEntry[] = [
  multiplier,
  weighted,
  region,
  areaLimit,
  admitted,
  loss,
  used,
  instalment,
  travel,
  cornCap,
  costs,
  percent,
  missing,
  regionalShare,
  familyCap,
  explain,
];
