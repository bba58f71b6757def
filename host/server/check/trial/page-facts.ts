import { htmlParts, type HtmlPart } from './html-parts';

/** What a visitor, or a search engine, finds on a page. Items may repeat. */
export interface PageFacts {
  title: string;
  isIndexed: boolean;
  /** `h1 Name of the product`. */
  headings: string[];
  /** Visible texts, in order. */
  texts: string[];
  /** Characters of the visible texts between header and footer. */
  mainLength: number;
  prices: string[];
  /** Addresses of this site and of others. */
  links: string[];
  /** Of structured data: `Product.offers.price`. */
  data: string[];
  /** `form`, and the names of its fields: `input phone`. */
  forms: string[];
  /** Of the HTML, before it is compressed. */
  bytes: number;
}

const PRICE = /\d[\d\s]*\s?₽/g;
const HEADING = /^h[1-6]$/;
const FIELDS = new Set(['form', 'input', 'select', 'textarea', 'button']);
/** Their text is not on the screen. */
const UNSEEN = new Set(['script', 'style', 'title', 'template', 'noscript', 'option']);

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The names of all that structured data says, below its type. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, path));
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Object.entries(value).filter(([name]) => !name.startsWith('@'));
  const type = '@type' in value ? String(value['@type']) : '';
  const own = [path, type].filter(Boolean).join(':');
  return [own, ...entries.flatMap(([name, item]) => pathsOf(item, `${own}.${name}`))];
}

function dataOf(text: string): string[] {
  try {
    return pathsOf(JSON.parse(text));
  } catch {
    return ['not JSON'];
  }
}

type Attributes = (HtmlPart & { kind: 'open' })['attributes'];

/** A field by what the server or a person knows it by. */
const fieldOf = (tag: string, attributes: Attributes) =>
  plain(`${tag} ${attributes.get('name') ?? attributes.get('aria-label') ?? attributes.get('type') ?? ''}`);

const emptyFacts = (html: string): PageFacts => ({
  ...{ title: '', isIndexed: true, headings: [], texts: [], prices: [], links: [], data: [], forms: [] },
  mainLength: 0,
  bytes: Buffer.byteLength(html),
});

function addElement(facts: PageFacts, tag: string, attributes: Attributes): void {
  if (tag === 'a') facts.links.push(attributes.get('href') ?? '');
  if (FIELDS.has(tag)) facts.forms.push(fieldOf(tag, attributes));
  if (tag === 'meta' && attributes.get('name') === 'robots')
    facts.isIndexed = !(attributes.get('content') ?? '').includes('noindex');
}

/** Reads the facts of a page. */
export function factsOf(html: string): PageFacts {
  const facts = emptyFacts(html);
  let unseen: string | null = null;
  let mains = 0;
  let isData = false;
  let heading: { tag: string; text: string } | null = null;
  for (const part of htmlParts(html)) {
    if (part.kind === 'open') {
      if (unseen === null && UNSEEN.has(part.tag)) unseen = part.tag;
      isData = part.tag === 'script' && part.attributes.get('type') === 'application/ld+json';
      if (part.tag === 'main') mains += 1;
      if (HEADING.test(part.tag)) heading = { tag: part.tag, text: '' };
      addElement(facts, part.tag, part.attributes);
    } else if (part.kind === 'close') {
      if (part.tag === unseen) unseen = null;
      if (part.tag === 'main') mains -= 1;
      if (heading && part.tag === heading.tag) {
        facts.headings.push(plain(`${heading.tag} ${heading.text}`));
        heading = null;
      }
    } else if (isData) facts.data.push(...dataOf(part.text));
    else if (unseen === 'title') facts.title = plain(part.text);
    else if (unseen === null && plain(part.text) !== '') {
      facts.texts.push(plain(part.text));
      if (mains > 0) facts.mainLength += plain(part.text).length;
      if (heading) heading.text += part.text;
    }
  }
  facts.prices = facts.texts.join(' ').match(PRICE)?.map(plain) ?? [];
  return facts;
}
