import { tidy } from '../../brazil/text';
import type { PastedDoubt } from '../../explain/tables/pastedDoubts';
import { exact, type Decimal } from '../../rules/exact';
import type { Act, PriceTable } from '../../rules/pgpmbio/priceTable';
import { productOfLabel } from '../../rules/pgpmbio/product';
import type { DraftRow, PaymentMode } from '../../rules/pgpmbio/tableDraft';
import type { Certainty } from '../recognisedTable';
import { doubtsOfLimit, readLimitAmount, readPriceAmount, type LimitDoubt } from './amounts';
import { partsOfLabel } from './label';
import { readPastedNotes, type PastedNotes } from './pastedNotes';
import { pastedTokens, type PastedToken } from './pastedTokens';
import { readRegionText } from './regionText';

export interface PastedRow {
  row: DraftRow;
  /** `known`: nothing was supposed; `likely`: to be looked at; `guessed`: to be completed. */
  certainty: Certainty;
  doubts: readonly PastedDoubt[];
}

/** A table taken from pasted text, as far as it was understood. */
export interface PastedTable {
  rows: readonly PastedRow[];
  /** R$, where a note says it. */
  annualCap: Decimal | null;
  /** Why the annual limit should be looked at. */
  annualCapDoubts: readonly LimitDoubt[];
  acts: readonly Act[];
  /** Texts that nothing was made of. */
  notUnderstood: readonly string[];
}

/**
 * Rows of a price table from the text of an official page, of a PDF whose lines are broken, or of a spreadsheet: a
 * product, a price, a region and a limit, the region also before the price or behind the limit. Nothing is certain that
 * was supposed.
 *
 * @param before the table of the year before, whose products are known
 * @throws MunicipalitiesNotLoaded where a note lists municipalities before the country's list is loaded
 */
export function readPastedTable(pasted: string, before: PriceTable | null): PastedTable {
  const { tokens, notes } = pastedTokens(pasted);
  const read = readPastedNotes(notes);
  const { found, left } = rowsOf(tokens);
  joinBrokenLines(found);
  const labelled = withLabels(found);
  return {
    rows: labelled.map((row) => rowRead(row, read, before)),
    annualCap: read.annualCap,
    annualCapDoubts: read.annualCapDoubts,
    acts: read.acts,
    notUnderstood: [...left, ...read.notUnderstood],
  };
}

/** A row as its pieces were found. */
interface Found {
  /** Texts before the price, between price and limit, and behind the limit on its line. */
  label: string;
  region: string;
  price: string | null;
  limit: string | null;
  mode: PaymentMode;
  doubts: Set<PastedDoubt>;
}

/**
 * Rows end with a limit; a second price begins another row, unless it is the last of the line on which the price and
 * a region stand: then it is where the limit should be, however low.
 */
function rowsOf(tokens: readonly PastedToken[]): { found: Found[]; left: string[] } {
  const found: Found[] = [];
  let mode: PaymentMode = 'variable';
  let texts: string[] = [];
  let open: Found | null = null;
  let onLineOfLimit = false;
  let onLineOfPrice = false;
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'lineEnd') [onLineOfLimit, onLineOfPrice] = [false, false];
    else if (token.kind === 'mode') mode = token.mode;
    else if (token.kind === 'text') {
      const last = found[found.length - 1];
      if (open !== null) open.region = joined(open.region, token.text);
      else if (onLineOfLimit && last?.region === '' && isRegion(token.text)) last.region = token.text;
      else texts.push(token.text);
    } else {
      const endsLine: boolean = onLineOfPrice && tokens[at + 1]?.kind === 'lineEnd';
      const kind: 'price' | 'limit' = endsLine && open !== null && isRegion(open.region) ? 'limit' : token.kind;
      if (kind === 'price' || open === null) {
        open = opened(texts, mode);
        texts = [];
        found.push(open);
      }
      open[kind] = token.text;
      if (kind === 'limit') open = null;
      onLineOfLimit = kind === 'limit';
      onLineOfPrice = kind === 'price';
    }
  }
  for (const row of found) takeRegionFromLabel(row);
  return { found, left: texts };
}

function opened(texts: readonly string[], mode: PaymentMode): Found {
  return { label: texts.join('\t'), region: '', price: null, limit: null, mode, doubts: new Set() };
}

function joined(one: string, other: string): string {
  return one === '' ? other : `${one} ${other}`;
}

function isRegion(text: string): boolean {
  const { ufs, unknown } = readRegionText(text);
  return ufs.length > 0 && unknown.length === 0;
}

/** Where nothing stood between price and limit, the region may be the last words before the price. */
function takeRegionFromLabel(row: Found): void {
  const words = row.label.split(/[\t ]+/);
  if (row.region === '') {
    // The longest end that is a region; the first word is the product's.
    const at = words.findIndex((_, from) => from > 0 && isRegion(words.slice(from).join(' ')));
    const whole = isRegion(words.join(' ')) ? 0 : at;
    if (whole >= 0 && row.label !== '') {
      row.region = words.slice(whole).join(' ');
      words.splice(whole);
    }
  }
  row.label = words.join(' ').trim();
}

const DANGLING = /(?:[,;(]| e| d[aeo]s?| exceto)$/iu;

/** Words that a cell's second line left behind the limit belong to the row above: its form, the end of its region. */
function joinBrokenLines(found: readonly Found[]): void {
  found.forEach((row, at) => {
    const above = found[at - 1];
    if (!above) return;
    const form = /^\([^)]+\)\s*/.exec(row.label)?.[0];
    if (form !== undefined && partsOfLabel(above.label).form === '' && !/^\(\*/.test(form)) {
      above.label = `${above.label} ${form.trim()}`;
      row.label = row.label.slice(form.length);
      above.doubts.add('putTogether');
    }
    if (!DANGLING.test(above.region) && isRegion(above.region)) return;
    const words = row.label.split(' ');
    for (let count = 1; count <= words.length; count++) {
      const region = `${above.region} ${words.slice(0, count).join(' ')}`;
      if (!isRegion(region) || DANGLING.test(region)) continue;
      above.region = region;
      row.label = words.slice(count).join(' ');
      above.doubts.add('putTogether');
      return;
    }
  });
}

/** A row without product has that of the row above, or below where its states are the other row's already. */
function withLabels(found: readonly Found[]): Found[] {
  let above = '';
  let covered = new Set<string>();
  return found.map((row, at) => {
    const { ufs } = readRegionText(row.region);
    const below = found.slice(at + 1).find(({ label }) => label !== '')?.label;
    const fromBelow = row.label === '' && ufs.some((uf) => covered.has(uf)) && below !== undefined;
    const label = row.label !== '' ? row.label : fromBelow ? below : above;
    if (row.label === '') row.doubts.add(fromBelow ? 'productFromBelow' : 'productFromAbove');
    if (label !== above) covered = new Set();
    for (const uf of ufs) covered.add(uf);
    above = label;
    return { ...row, label };
  });
}

function rowRead(found: Found, notes: PastedNotes, before: PriceTable | null): PastedRow {
  const { mode, doubts } = found;
  const label = tidy(found.label.replace(/\(\d\)|[¹²³⁴⁵*]/g, ' '));
  const region = tidy(found.region.replace(/\(\d\)|[¹²³⁴⁵]/g, ' '));
  const { ufs, inPart, unknown } = readRegionText(region);
  const listed = notes.municipalities;
  const onlyMunicipalities = listed && inPart.includes(listed.uf) ? { [listed.uf]: [...listed.ibge] } : {};
  const price = amountOf(found.price, readPriceAmount);
  const limit = amountOf(found.limit, readLimitAmount);
  if (before !== null && before.rows.every(({ productId }) => productId !== productOfLabel(label)))
    doubts.add('productUnknown');
  if (unknown.length > 0) doubts.add('placesUnknown');
  else if (ufs.length === 0) doubts.add('placesMissing');
  if (price === null) doubts.add('priceMissing');
  if (limit === null) doubts.add('limitMissing');
  for (const doubt of doubtsOfLimit(found.limit)) doubts.add(doubt);
  if (inPart.some((uf) => !(uf in onlyMunicipalities))) doubts.add('municipalitiesMissing');
  const figures =
    mode === 'fixed' ? { minimumPrice: null, fixedValue: price } : { minimumPrice: price, fixedValue: null };
  return {
    row: { label, mode, ...figures, region, ufs, onlyMunicipalities, limit },
    certainty: certaintyOf(doubts),
    doubts: [...doubts],
  };
}

const ONLY_LIKELY: ReadonlySet<PastedDoubt> = new Set([
  'productFromAbove',
  'putTogether',
  'productUnknown',
  'limitInThousands',
]);

function certaintyOf(doubts: ReadonlySet<PastedDoubt>): Certainty {
  if (doubts.size === 0) return 'known';
  return [...doubts].every((doubt) => ONLY_LIKELY.has(doubt)) ? 'likely' : 'guessed';
}

function amountOf(text: string | null, read: typeof readPriceAmount): Decimal | null {
  const amount = text === null ? null : read(text);
  return amount?.ok ? exact(amount.value) : null;
}
