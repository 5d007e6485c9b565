import { isFault, unwrap } from './cell';
import type { DecimalText, Read, ReadFault, ReadNote } from './read';
import { fold, plainDashes, tidy } from './text';

/**
 * A number as a person or Excel wrote it. A number cell is read at Excel's own precision, 15 significant
 * digits. A text is read the Brazilian way (`R$ 1.234,56`, `1299,9`, `0,0213`, `3,70/kg`, `1.500 kg`) and only
 * when it has one meaning; a dot that cannot separate thousands (`3.7`) is a decimal sign.
 * The sign is kept: whether a negative number makes sense is for the caller to say.
 */
export function readNumber(cell: unknown): Read<DecimalText> {
  const held = typeof cell === 'number' && Number.isFinite(cell) ? cell : unwrap(cell);
  if (typeof held === 'number') return { ok: true, value: decimalOf(held), notes: [] };
  if (isFault(held)) return { ok: false, fault: held };
  return readNumberText(tidy(held));
}

/** The decimal that Excel shows for a finite double: 15 significant digits, plain, without exponent. */
export function decimalOf(double: number): DecimalText {
  const scaled = Math.round(double * SCALE);
  const short = scaled / SCALE === double && Math.abs(scaled) < LARGEST_SCALED;
  return short ? shortDecimal(scaled) : plainDecimal(double);
}

/** Four decimals hold nearly all quantities and prices, and need no slow conversion of the double. */
const SCALE = 1e4;
const LARGEST_SCALED = 1e14;
/** `.5` for 5000 and so on, each made when first met. */
const fractions: string[] = [];

function shortDecimal(scaled: number): DecimalText {
  const size = Math.abs(scaled);
  const whole = Math.floor(size / SCALE);
  const rest = size - whole * SCALE;
  const fraction = (fractions[rest] ??= `.${String(rest).padStart(4, '0')}`.replace(/\.?0+$/, ''));
  return scaled < 0 ? `-${whole}${fraction}` : `${whole}${fraction}`;
}

function plainDecimal(double: number): DecimalText {
  const [mantissa = '', exponentText = '0'] = double.toExponential(14).split('e');
  const negative = mantissa.startsWith('-');
  const digits = mantissa.replace(/[-.]/g, '');
  const integerLength = Number(exponentText) + 1;
  if (integerLength <= 0) return normalized(negative, '0', '0'.repeat(-integerLength) + digits);
  const padded = digits.padEnd(integerLength, '0');
  return normalized(negative, padded.slice(0, integerLength), padded.slice(integerLength));
}

function normalized(negative: boolean, integer: string, fraction: string): DecimalText {
  const whole = integer.replace(/^0+(?=\d)/, '') || '0';
  const part = fraction.replace(/0+$/, '');
  const text = part === '' ? whole : `${whole}.${part}`;
  return negative && text !== '0' ? `-${text}` : text;
}

const ACCOUNTING_NOTHING = /^(?:R\$ ?)?-*$/i;
/** Sign, currency and bracket; figures; the rest. */
const PARTS = /^((?:[-+( ]|R\$|BRL)*)([\d.,][\d., ]*)(.*)$/i;
const BEFORE = new Set(['', '-', '+', 'R$', '-R$', 'R$-', '+R$', '(', 'R$(', '(R$']);
/** Currency, `/`, `p/` or `por`, unit. */
const AFTER = /^(R\$|REAIS|REAL|BRL)? ?((?:P?\/|POR |O |A |CADA ) ?)?([^\d\s()/]+?)?\.?$/i;

const KILOGRAM = new Set(['KG', 'KGS', 'QUILO', 'QUILOS', 'KILO', 'KILOS', 'QUILOGRAMA', 'QUILOGRAMAS']);
/** Units that would have to be converted, which is never done silently. Symbols that folding erases stay as they are. */
const OTHER_UNITS = new Set(
  (
    'T TON TONS TONELADA TONELADAS SC SCS SACA SACAS SACO SACOS LATA LATAS LT G GR GRAMA GRAMAS MG ARROBA ARROBAS @ ' +
    'L LITRO LITROS ML HL HECTOLITRO HECTOLITROS CX CAIXA CAIXAS UN UND UNID UNIDADE UNIDADES DZ DUZIA DUZIAS ' +
    'FARDO FARDOS PANEIRO PANEIROS RASA RASAS BARRICA BARRICAS ALQUEIRE ALQUEIRES BALDE BALDES PC PCT PACOTE PACOTES ' +
    'HA HECTARE HECTARES LB LBS M M²  M³ US$ $ € USD EUR'
  ).split(/ +/),
);

function readNumberText(typed: string): Read<DecimalText> {
  if (/^[+-]?=/.test(typed)) return fault({ code: 'numberFormulaText', typed });
  const text = plainDashes(typed);
  if (ACCOUNTING_NOTHING.test(text)) return fault({ code: 'blank' });
  if (/\d ?[%‰]$/.test(text)) return fault({ code: 'numberPercent', typed });
  const dressed = undress(text);
  if (dressed === null) return fault({ code: 'numberUnreadable', typed });
  if (dressed.unit !== '' && !dressed.kilogram) return fault({ code: 'numberWrongUnit', typed, unit: dressed.unit });

  const { negative } = dressed;
  const figures = readFigures(dressed.figures);
  const notes: ReadNote[] = [];
  if (dressed.kilogram) notes.push({ code: 'unitDropped', typed, unit: dressed.unit });
  switch (figures?.kind) {
    case undefined:
      return fault({ code: 'numberUnreadable', typed });
    case 'foreign':
      return fault({ code: 'numberForeignFormat', typed, value: normalized(negative, ...figures.parts) });
    case 'ambiguous': {
      const thousands = normalized(negative, ...figures.thousands);
      const decimal = normalized(negative, ...figures.decimal);
      // A bare weight, unlike a price, is not written with three decimals and a dot.
      if (!dressed.quantity) return fault({ code: 'numberAmbiguous', typed, thousands, decimal });
      return { ok: true, value: thousands, notes: [...notes, { code: 'dottedThousands', typed, value: thousands }] };
    }
    case 'value': {
      const value = normalized(negative, ...figures.parts);
      if (figures.spaced) notes.push({ code: 'spacesInNumber', typed });
      if (figures.threeDecimals) notes.push({ code: 'commaDecimals', typed, value });
      return { ok: true, value, notes };
    }
  }
}

function fault(found: ReadFault): { ok: false; fault: ReadFault } {
  return { ok: false, fault: found };
}

interface Dressed {
  negative: boolean;
  figures: string;
  /** As typed; empty when there is none. */
  unit: string;
  kilogram: boolean;
  /** A weight (`1.500 kg`), not a price (`R$ 1.500/kg`). */
  quantity: boolean;
}

function undress(text: string): Dressed | null {
  const [, before = '', figures = '', rest = ''] = PARTS.exec(text) ?? [];
  if (figures === '') return foreignMoney(text);
  const sign = before.replace(/ /g, '').toUpperCase().replace('BRL', 'R$');
  if (!BEFORE.has(sign)) return null;
  const bracket = sign.includes('(');
  if (bracket && !/^ ?\)/.test(rest)) return null;
  const trailing = (bracket ? rest.replace(/^ ?\)/, '') : rest).trim();
  const after = AFTER.exec(trailing.replace(/^\(([^()]+)\)$/, '$1'));
  if (after === null) return null;
  const [, currency = '', per = '', unit = ''] = after;
  const word = fold(unit) || unit;
  const kilogram = KILOGRAM.has(word);
  if ((per !== '' && unit === '') || (unit !== '' && !kilogram && !OTHER_UNITS.has(word))) return null;
  return {
    negative: bracket || sign.includes('-'),
    figures: figures.trim(),
    unit,
    kilogram,
    quantity: kilogram && currency === '' && per === '' && !sign.includes('R$'),
  };
}

/** Money of another country, with the sign in front. */
function foreignMoney(text: string): Dressed | null {
  const [, unit = '', figures = ''] = /^(US\$|USD|EUR|€|\$) ?-?([\d.,]+)$/i.exec(text) ?? [];
  return figures === '' ? null : { negative: false, figures, unit, kilogram: false, quantity: false };
}

type Parts = [integer: string, fraction: string];
type Figures =
  | { kind: 'value'; parts: Parts; spaced: boolean; threeDecimals: boolean }
  | { kind: 'ambiguous'; thousands: Parts; decimal: Parts }
  | { kind: 'foreign'; parts: Parts };

const SPACED = /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/;
const COMMA_DECIMAL = /^\d*(?:,\d+)?$/;
const DOTTED = /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;
const ONE_DOT_THREE_FIGURES = /^0*[1-9]\d{0,2}\.\d{3}$/;
const DOT_DECIMAL = /^\d*\.\d+$/;
const AMERICAN = /^[1-9]\d{0,2}(?:,\d{3})+\.\d+$|^[1-9]\d{0,2}(?:,\d{3}){2,}$/;

function readFigures(figures: string): Figures | null {
  const spaced = SPACED.test(figures);
  const written = spaced ? figures.replace(/ /g, '') : figures;
  const value = (text: string): Figures => {
    const [integer = '', fraction = ''] = text.split('.');
    const threeDecimals = !spaced && /^0*[1-9]\d{0,2},\d{3}$/.test(figures);
    return { kind: 'value', parts: [integer, fraction], spaced, threeDecimals };
  };
  if (COMMA_DECIMAL.test(written)) return value(written.replace(',', '.'));
  if (spaced) return value(written);
  if (DOTTED.test(written)) return value(written.replaceAll('.', '').replace(',', '.'));
  if (ONE_DOT_THREE_FIGURES.test(written)) {
    const [integer = '', fraction = ''] = written.split('.');
    return { kind: 'ambiguous', thousands: [integer + fraction, ''], decimal: [integer, fraction] };
  }
  if (DOT_DECIMAL.test(written)) return value(written);
  if (AMERICAN.test(written)) {
    const [integer = '', fraction = ''] = written.replaceAll(',', '').split('.');
    return { kind: 'foreign', parts: [integer, fraction] };
  }
  return null;
}
