/** An opening or closing tag, or a text between tags. */
export type HtmlPart =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; tag: string };

const PART = /<!--[^]*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)/gi;
const ATTRIBUTE = /([^\s=/"'>]+)(?:="([^"]*)")?/g;
/** What such an element holds is text to the next closing tag of the same name, whatever it is. */
const RAW = new Set(['script', 'style']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

const decode = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name as string] ?? whole; // the pattern has one group for each form
  });

const attributesOf = (text: string) =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]));

/**
 * Splits a page into tags and texts, in order. Our own renderer has written it, so it is well
 * formed: attributes have double quotes, and `<` is nowhere but in tags.
 */
export function* htmlParts(html: string): Generator<HtmlPart> {
  PART.lastIndex = 0;
  const parts = new RegExp(PART);
  for (let match = parts.exec(html); match; match = parts.exec(html)) {
    const [, slash, name, attributes = '', text] = match;
    if (text !== undefined) yield { kind: 'text', text: decode(text) };
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    if (slash) {
      yield { kind: 'close', tag };
      continue;
    }
    yield { kind: 'open', tag, attributes: attributesOf(attributes) };
    if (!RAW.has(tag)) continue;
    const end = html.indexOf(`</${tag}`, parts.lastIndex);
    if (end === -1) return;
    yield { kind: 'text', text: html.slice(parts.lastIndex, end) };
    parts.lastIndex = end;
  }
}
