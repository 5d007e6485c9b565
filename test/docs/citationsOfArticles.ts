/** Numerals and letters of the articles in a text, as far as a first paragraph or item: `4`, `4§9`, `4,II`. */
function articlesCited(text: string): Set<string> {
  const plain = text.replace(/[º°]/g, '').replace(/parágrafo único|sole paragraph|sole §/gi, '§ u');
  const cited = new Set<string>();
  for (const [, plural = '', tail = ''] of plain.matchAll(/\bart(s?)\.\s*(?=\d)((?:(?!\barts?\.)[^:;()`"'“”\n])*)/gi)) {
    for (const citation of citationsIn(tail, plural !== '')) cited.add(citation);
  }
  return cited;
}

/** Whether a text speaks of a provision of the rules of the Selo: of another act its number is asked, or its name. */
export function speaksOfSelo(text: string, provision: string): boolean {
  const article = provision.replace('Portaria 280/2022, ', '');
  if (article.startsWith('art. ')) return speaksOfArticles(text, article);
  const act = /\d[\d.]*\/\d{4}/.exec(provision)?.[0] ?? provision.split(',')[0]!;
  return text.includes(act);
}

/** Whether a text speaks of a provision: of its article and, below it, of its paragraph or its item of the caput. */
function speaksOfArticles(text: string, provision: string): boolean {
  const [asked = ''] = citationsIn(
    provision.replace(/[º°]/g, '').replace('parágrafo único', '§ u').slice('art. '.length),
    false,
  );
  const cited = articlesCited(text);
  // A caput is spoken of where its article is, or one of its items.
  return cited.has(asked) || (!/[§,]/.test(asked) && [...cited].some((one) => one.startsWith(`${asked},`)));
}

const JOINED = '(?:\\s*(?:,|\\be\\b|\\band\\b|\\bor\\b|\\bou\\b|\\bto\\b|\\ba\\b(?=\\s+[IVX§\\d])))*\\s*';
const PART = new RegExp(`^${JOINED}(?:(§§?)\\s*(\\d+|u\\b)|(\\d+)|(caput)|([IVX]+)\\b|([a-k])(?![\\p{L}\\d]))`, 'u');

function citationsIn(tail: string, severalArticles: boolean): string[] {
  const citations: string[] = [];
  let article = '';
  let below = '';
  let severalParagraphs = false;
  const end = () => {
    if (article !== '') citations.push(article + below);
  };
  for (let rest = tail, part = PART.exec(rest); part; rest = rest.slice(part[0].length), part = PART.exec(rest)) {
    const [, mark, paragraph, number, , item] = part;
    if (paragraph !== undefined) {
      if (below !== '') end();
      below = `§${paragraph}`;
      severalParagraphs = mark === '§§';
    } else if (number !== undefined) {
      const nextParagraph = severalParagraphs;
      if (article !== '' && !nextParagraph && !severalArticles) break;
      end();
      if (nextParagraph) below = `§${number}`;
      else [article, below] = [number, ''];
    } else if (item !== undefined && !below.startsWith('§')) {
      if (below !== '') end();
      below = `,${item}`;
    }
  }
  end();
  return citations;
}
