import type { KeptText } from './writing';

/** The namespace of the custom XML parts in which texts are kept. */
export const keptNamespace = 'urn:conferebio:kept';

/**
 * A kept text as a custom XML part. XML cannot hold every character, and programs may turn line ends and spaces of it
 * into others: so the text stands in it as a JSON string of nothing but ASCII letters, digits and harmless signs.
 */
export function keptXml({ key, text }: KeptText): string {
  return `<conferebio xmlns="${keptNamespace}" key="${encodeURIComponent(key)}">${harmlessJson(text)}</conferebio>`;
}

/** The kept text of a custom XML part; `null` for a part of somebody else, or a broken one. */
export function readKeptXml(xml: string): KeptText | null {
  const root = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?<([\w.-]+:)?conferebio(\s[^>]*)>([^<]*)<\/\1conferebio\s*>\s*$/.exec(
    xml,
  );
  const attributes = root?.[2] ?? '';
  const key = /\skey\s*=\s*(["'])(.*?)\1/.exec(attributes)?.[2];
  if (root === null || key === undefined || !attributes.includes(keptNamespace)) return null;
  try {
    const text: unknown = JSON.parse(withoutEntities(root[3] ?? ''));
    return typeof text === 'string' ? { key: decodeURIComponent(withoutEntities(key)), text } : null;
  } catch {
    return null;
  }
}

function harmlessJson(text: string): string {
  return JSON.stringify(text).replace(
    /[&<>]|[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Programs that write a part anew may put quotes as entities. */
function withoutEntities(xml: string): string {
  return xml.replace(/&quot;|&#34;|&#x22;/gi, '"').replace(/&apos;|&#39;|&#x27;/gi, "'");
}
