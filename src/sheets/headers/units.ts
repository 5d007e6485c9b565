/** Measures that headers name. */
export type Measure =
  | 'kg'
  | 't'
  | 'g'
  | 'sc'
  | 'arroba'
  | 'lata'
  | 'caixa'
  | 'litro'
  | 'hectolitro'
  | 'm³'
  | 'unidade'
  | 'ha'
  | 'alqueire'
  | 'm²';

/** Unit that a header says: a measure, money, money per measure, a measure per hectare, or a percentage. */
export type HeaderUnit = Measure | 'R$' | 'R$ mil' | `R$/${Measure}` | `${Measure}/ha` | '%';

/** What a unit measures; a column takes only units of its own class. */
export type UnitClass = 'quantity' | 'area' | 'money' | 'price' | 'perArea' | 'percent';

const MEASURES: Readonly<Record<Measure, string>> = {
  kg: 'kg kgs quilo quilos quilograma quilogramas kilo kilos',
  t: 't ton tons tonelada toneladas',
  g: 'g grama gramas',
  sc: 'sc scs saca sacas saco sacos bag bags',
  arroba: '@ arroba arrobas',
  lata: 'lata latas',
  caixa: 'cx caixa caixas',
  litro: 'l lt lts litro litros',
  hectolitro: 'hl hectolitro hectolitros',
  'm³': 'm3 m³',
  unidade: 'un und unid unidade unidades',
  ha: 'ha has hectare hectares',
  alqueire: 'alq alqueire alqueires',
  'm²': 'm2 m²',
};

const measureOfWord = new Map(
  Object.entries(MEASURES).flatMap(([measure, words]) => words.split(' ').map((word) => [word, measure as Measure])),
);
const AREAS: ReadonlySet<Measure> = new Set(['ha', 'alqueire', 'm²']);
/** Words that are a unit only in brackets or behind a slash; elsewhere they may be anything. */
const ONLY_APART = new Set(
  't g l lt lts un und unid unidade unidades caixa caixas cx has bag bags saco sacos'.split(' '),
);

/** A header without its unit, and the unit. */
export interface WithoutUnit {
  text: string;
  unit: HeaderUnit | null;
}

const MONEY = /r ?\$|\breais\b|\bbrl\b/g;
const THOUSANDS = /(?:r ?\$|\breais\b) ?(?:mil|x ?1\.?000)\b|\bmil(?:hares de)? (?:r ?\$|reais)/g;
const PER_HECTARE = /\b([a-z]+) ?(?:\/|por|p\/|\.| ) ?(?:ha|hectare)(?:-1|⁻¹)?(?![a-z])/;
/** What stands in brackets, or the word behind a slash, `por` or `em`. */
const APART = /[([{]([^)\]}]*)[)\]}]|(?:\/|\bpor |\bp\/|\bem |\bper |\bin )[ ]?(@|m[23²³]|[a-z]+)\b/g;

/** Takes the unit off a header (lower case, no accents): `qtde (kg)`, `preco r$/sc`, `qtd kg`, `produtividade em t/ha`. */
export function takeUnit(header: string): WithoutUnit {
  const thousands = header.search(THOUSANDS) >= 0;
  const money = thousands || header.search(MONEY) >= 0;
  const perHectare = PER_HECTARE.exec(header);
  const rate = perHectare && measureOfWord.get(perHectare[1]!);
  if (rate && !money) return { text: header.replace(PER_HECTARE, ' '), unit: `${rate}/ha` };

  const measures: Measure[] = [];
  const isMeasure = (word: string) => {
    const measure = measureOfWord.get(word);
    if (measure !== undefined) measures.push(measure);
    return measure !== undefined;
  };
  const bare = header
    .replace(THOUSANDS, ' ')
    .replace(MONEY, ' ')
    .replace(APART, (whole, inBrackets?: string, behind?: string) => {
      if (behind !== undefined) return isMeasure(behind) ? ' ' : whole;
      return ` ${wordsIn(inBrackets ?? '')
        .filter((word) => !isMeasure(word))
        .join(' ')} `;
    });
  const words = wordsIn(bare).filter((word, at, all) => {
    const plain = !ONLY_APART.has(word) || (word === 't' && at > 0 && at === all.length - 1);
    return !(plain && isMeasure(word)) && word !== '%';
  });
  return { text: words.join(' '), unit: unitOf(money, thousands, measures[0] ?? null, bare.includes('%')) };
}

function wordsIn(text: string): string[] {
  return text.split(/[\s_,;:()[\]{}/-]+/).filter((word) => word !== '');
}

function unitOf(money: boolean, thousands: boolean, measure: Measure | null, percent: boolean): HeaderUnit | null {
  if (money && measure) return `R$/${measure}`;
  if (thousands) return 'R$ mil';
  if (money) return 'R$';
  return measure ?? (percent ? '%' : null);
}

/** What a unit measures. */
export function classOf(unit: HeaderUnit): UnitClass {
  if (unit === '%') return 'percent';
  if (unit === 'R$' || unit === 'R$ mil') return 'money';
  if (unit.startsWith('R$/')) return 'price';
  if (unit.endsWith('/ha')) return 'perArea';
  return AREAS.has(unit as Measure) ? 'area' : 'quantity';
}
