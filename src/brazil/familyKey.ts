import { isFault, unwrap } from './cell';
import { cpfCheckDigits, maskCpf } from './cpf';
import type { Read, ReadNote } from './read';
import { fold, tidy } from './text';

const LABEL = /^(?:DAP|CAF)(?:[ /]*(?:DAP|CAF))?(?: ?n[º°o.]+)? ?[:–-]? ?(?=.)/i;
const NO_NUMBER =
  /^(?:N(?:AO)?(?:TEM|HA|POSSUI|INFORMAD[AO]|CONSTA|SEAPLICA|APLICA|EXISTE)?|NA|ND|NI|NC|SEM|SEM(?:NUMERO|DAP|CAF|DAPCAF|DAPOUCAF|INFORMACAO|CADASTRO)|NENHUM[AO]?|NULL|PENDENTE|AGUARDANDO|IDEM|DAP|CAF|DAPCAF|X+|0+)$/;
/** As public lists of DAPs have them: one to four letters, then figures, 25 in all. */
const DAP = /^(?=.{25}$)[A-Z]{1,4}\d+$/;
/** The beginnings seen: SDW0, SAF0, or two letters of a UF or agency. */
const USUAL_DAP = /^(?:(?:SDW|SAF)0\d{21}|[A-Z]{2}\d{23})$/;
/** SDW, 0, the holder's CPF, date and time of issue. */
const DAP_WITH_CPF = /^SDW0(\d{11})\d{10}$/;
/** UF, month and year, 01, nine figures, CAF. No official description was found. */
const CAF = /^[A-Z]{2}(?:0[1-9]|1[0-2])\d{4}\d{2}\d{9}CAF$/;

/**
 * The number of a DAP or CAF, by which the limits of a family are kept: upper case, without blanks and
 * punctuation, so that its spellings agree. No official format is published: an unusual shape is noted, never
 * refused. Words that stand for no number (`sem DAP`, `não`, `-`) are none, and a number cell of more than 15
 * figures has lost some of them: families would be merged under either.
 */
export function readFamilyKey(cell: unknown): Read<string> {
  const held = unwrap(cell);
  if (isFault(held)) return { ok: false, fault: held };
  const typed = tidy(String(held));
  if (typeof held === 'number' && Math.abs(held) >= 1e15)
    return { ok: false, fault: { code: 'familyKeyDigitsLost', typed } };
  const key = fold(typed.replace(LABEL, ''));
  if (isNoNumber(key)) return { ok: false, fault: { code: 'familyKeyShape', typed } };
  return { ok: true, value: key, notes: notesOn(typed, key) };
}

/** Whether a folded text stands for the absence of a number: no letter or figure, `SEMDAP`, `NA`, `XXX`, `0`. */
function isNoNumber(key: string): boolean {
  return key === '' || NO_NUMBER.test(key);
}

/**
 * A DAP or CAF number fit to be shown: the CPF inside a number that begins with SDW is masked, also where it was
 * mistyped, and so is one that stands where a DAP should, alone or after a word.
 */
export function maskFamilyKey(key: string): string {
  if (/^(?:\d{9,11}|000\d{11})$/.test(key)) return maskCpf(key.slice(-11).padStart(11, '0'));
  return key
    .replace(/^(SDW[0-9A-Z])[0-9A-Z]{3}([0-9A-Z]{6})[0-9A-Z]{2}/, '$1***$2**')
    .replace(/(?<!\d)\d{11}(?!\d)/g, maskCpf);
}

function notesOn(typed: string, key: string): ReadNote[] {
  const cpf = DAP_WITH_CPF.exec(key)?.[1];
  if (cpf !== undefined)
    return cpf.endsWith(cpfCheckDigits(cpf)) ? [] : [{ code: 'familyKeyUnusual', typed, key, reason: 'cpfInside' }];
  if (USUAL_DAP.test(key) || CAF.test(key)) return [];
  const suggestion = withFigures(key);
  if (suggestion !== undefined) return [{ code: 'familyKeyUnusual', typed, key, reason: 'letterForDigit', suggestion }];
  return DAP.test(key) ? [] : [{ code: 'familyKeyUnusual', typed, key, reason: 'shape' }];
}

/** The key with letters that look like figures replaced by them, if that makes it a usual DAP number. */
function withFigures(key: string): string | undefined {
  const figures = (text: string) => text.replace(/O/g, '0').replace(/[IL]/g, '1');
  const candidates = [3, 2].map((letters) => key.slice(0, letters) + figures(key.slice(letters)));
  return candidates.find((candidate) => USUAL_DAP.test(candidate));
}
