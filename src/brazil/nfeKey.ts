import { isFault, unwrap } from './cell';
import { modulus11 } from './checkDigit';
import { cnpjCheckDigits } from './cnpj';
import { cpfCheckDigits } from './cpf';
import type { Read, ReadFault } from './read';
import { plainDashes, tidy } from './text';
import { ufOfCode, type Uf } from './ufs';

/** What the access key of an NF-e (or NFC-e) says. */
export interface NfeKey {
  /** 44 characters, upper case. */
  key: string;
  uf: Uf;
  /** Month of issue, `yyyy-mm`. */
  month: string;
  /** 11 digits of a CPF or 14 characters of a CNPJ. */
  issuer: string;
  issuerKind: 'CPF' | 'CNPJ';
  model: '55' | '65';
  series: number;
  number: number;
}

const LENGTH = 44;
const LAST_WEIGHT = 9;
const LABEL =
  /^(?:(?:chaves?|de|da|do|acesso|nota|fiscal|eletr[oô]nica|danfe|nf-?c?-?e|n[uú]mero|n[º°o]*|id)[\s:.="'-]*)+(?=\d)/i;
/** Where the key stands in the address of a DANFE's QR code and in the XML. */
const IN_LINK_OR_XML = /(?:[?&]p=|chNFe[=>])([0-9A-Z]{44})(?![0-9A-Z])/i;
const SEPARATORS = /[\s./\\'’"_:;-]/g;
const SCIENTIFIC = /^\d+(?:[.,]\d+)?E\+?\d+$/i;
/** A double keeps 17 digits at most: 44 digits that end so were rebuilt from one. */
const ROUNDED = /^\d{17}0{27}$/;
const MANY_ZEROS = '0'.repeat(27);

/**
 * The access key of an NF-e, with its label, `NFe` prefix, blanks and separators taken off, or picked from the
 * address of its QR code. Checked: 44 characters (letters only in the CNPJ, positions 7 to 18), check digit, UF,
 * month, model 55 or 65, and the check digits of the issuer's CPF or CNPJ. A key in a number cell has lost digits and is never rebuilt.
 */
export function readNfeKey(cell: unknown): Read<NfeKey> {
  if (typeof cell === 'string' && WELL_PLACED.test(cell)) return readPlaced(cell, cell);
  const held = unwrap(cell);
  if (isFault(held)) return failed(held);
  const typed = tidy(String(held));
  if (typeof held === 'number' || SCIENTIFIC.test(typed)) return failed({ code: 'nfeDigitsLost', typed });
  const key = WELL_PLACED.test(typed) ? typed : bareKey(typed);
  if (key.length !== LENGTH) return failed({ code: 'nfeLength', typed, characters: key.length });
  const position = 1 + firstMisplaced(key);
  if (position > 0) return failed({ code: 'nfeCharacters', typed, position });
  return readPlaced(typed, key);
}

/** A key whose characters are where they must be. */
function readPlaced(typed: string, key: string): Read<NfeKey> {
  if (key.endsWith(MANY_ZEROS) && ROUNDED.test(key)) return failed({ code: 'nfeDigitsLost', typed });
  const expected = modulus11(key.slice(0, -1), LAST_WEIGHT);
  if (!key.endsWith(expected)) return failed({ code: 'nfeCheckDigit', typed, expected });
  return readParts(typed, key);
}

function bareKey(typed: string): string {
  const bare = IN_LINK_OR_XML.exec(typed)?.[1] ?? typed;
  return plainDashes(bare).replace(LABEL, '').replace(SEPARATORS, '').toUpperCase();
}

const WELL_PLACED = /^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$/;

function firstMisplaced(key: string): number {
  if (WELL_PLACED.test(key)) return -1;
  return [...key].findIndex((character, at) => !(at >= 6 && at < 18 ? /[0-9A-Z]/ : /[0-9]/).test(character));
}

function readParts(typed: string, key: string): Read<NfeKey> {
  const uf = ufOfCode(key.slice(0, 2));
  if (uf === undefined) return failed({ code: 'nfeUf', typed, ufCode: key.slice(0, 2) });
  const month = key.slice(4, 6);
  if (!/^(?:0[1-9]|1[0-2])$/.test(month)) return failed({ code: 'nfeMonth', typed, month });
  const model = key.slice(20, 22);
  if (model !== '55' && model !== '65') return failed({ code: 'nfeModel', typed, model });
  const series = Number(key.slice(22, 25));
  const issuer = issuerOf(key.slice(6, 20), series);
  if (issuer.expected !== null)
    return failed({ code: 'nfeIssuer', typed, issuerKind: issuer.kind, expected: issuer.expected });
  const number = Number(key.slice(25, 34));
  const value: NfeKey = {
    key,
    uf,
    month: `20${key.slice(2, 4)}-${month}`,
    issuer: issuer.id,
    issuerKind: issuer.kind,
    model,
    series,
    number,
  };
  return { ok: true, value, notes: [] };
}

interface Issuer {
  kind: 'CPF' | 'CNPJ';
  id: string;
  /** Check digits it should have; `null` when it has them, empty when there is no CPF to check. */
  expected: string | null;
}

/**
 * Series 910 to 969 are those of people (000 and the CPF), those below 890 of companies. Notes issued at the tax
 * office (890 to 909) and series not assigned bear either.
 */
function issuerOf(field: string, series: number): Issuer {
  const cnpj = issuerWith('CNPJ', field, cnpjCheckDigits(field));
  if (series < 890) return cnpj;
  const id = field.slice(3);
  const cpf: Issuer = field.startsWith('000')
    ? issuerWith('CPF', id, cpfCheckDigits(id))
    : { kind: 'CPF', id: field, expected: '' };
  if (series >= 910 && series <= 969) return cpf;
  return cnpj.expected !== null && cpf.expected === null ? cpf : cnpj;
}

function issuerWith(kind: 'CPF' | 'CNPJ', id: string, expected: string): Issuer {
  return { kind, id, expected: id.endsWith(expected) ? null : expected };
}

function failed(fault: ReadFault): { ok: false; fault: ReadFault } {
  return { ok: false, fault };
}
