import { isFault, unwrap } from '../brazil/cell';
import { readDate } from '../brazil/dates';
import { readNumber } from '../brazil/numbers';
import { readPlace, type Place } from '../brazil/place';
import type { DecimalText, IsoDate, Read, ReadNote } from '../brazil/read';
import { readShare } from '../brazil/share';
import { readUf, type Uf } from '../brazil/ufs';
import { readYesNo } from '../brazil/yesNo';
import { exact, type Decimal } from '../rules/exact';
import { ifGiven, needed, zeroIsBlank } from './cells';
import type { Parameter } from './entry';

// What the cells of a row say. Each reader names its argument in what it says is wrong, throws FunctionFailure when its
// cell cannot be read, and may be given `notes`, which collects how the cell was understood where that is worth telling.

/** A number as the cell holds it; text is read as Brazilians write numbers. */
export function numberCell(cell: unknown, parameter: Parameter, notes?: ReadNote[]): number {
  return isPlainNumber(cell) ? cell : Number(needed(unambiguous(readNumber(cell), parameter), parameter, notes));
}

export function numberCellIfGiven(cell: unknown, parameter: Parameter, notes?: ReadNote[]): number | null {
  if (isPlainNumber(cell)) return cell;
  const text = ifGiven(unambiguous(readNumber(cell), parameter), parameter, notes);
  return text === null ? null : Number(text);
}

function isPlainNumber(cell: unknown): cell is number {
  return typeof cell === 'number' && Number.isFinite(cell);
}

/** `1.500 kg` is a thousand and a half as a weight; where money is asked for, it could be R$ 1,50 as well. */
function unambiguous(read: Read<DecimalText>, parameter: Parameter): Read<DecimalText> {
  const dotted = read.ok && !parameter.weight && read.notes.find(({ code }) => code === 'dottedThousands');
  if (!dotted || dotted.code !== 'dottedThousands') return read;
  const decimal = exact(dotted.value).div(1000).toFixed();
  return { ok: false, fault: { code: 'numberAmbiguous', typed: dotted.typed, thousands: dotted.value, decimal } };
}

/** The date, when one is given. */
export function dateCell(cell: unknown, parameter: Parameter, notes?: ReadNote[]): IsoDate | null {
  return ifGiven(readDate(zeroIsBlank(cell)), parameter, notes);
}

export function ufCell(cell: unknown, parameter: Parameter, notes?: ReadNote[]): Uf {
  return needed(readUf(zeroIsBlank(cell)), parameter, notes);
}

/** @param uf the UF given beside the place, with which it must agree */
export function placeCell(cell: unknown, parameter: Parameter, notes?: ReadNote[], uf: Uf | null = null): Place {
  return needed(readPlace(zeroIsBlank(cell), uf), parameter, notes);
}

/** A part of one, exact, when one is given. */
export function shareCellIfGiven(cell: unknown, parameter: Parameter, notes?: ReadNote[]): Decimal | null {
  const share = ifGiven(readShare(cell), parameter, notes);
  return share === null ? null : exact(share);
}

export function yesNoCell(cell: unknown, parameter: Parameter, notes?: ReadNote[]): boolean {
  return needed(readYesNo(cell), parameter, notes);
}

/** What was typed; blank and error cells fail. */
export function textCell(cell: unknown, parameter: Parameter): string {
  const typed = unwrap(zeroIsBlank(cell));
  return isFault(typed) ? needed({ ok: false, fault: typed }, parameter) : String(typed).trim();
}
