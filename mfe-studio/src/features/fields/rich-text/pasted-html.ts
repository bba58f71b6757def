import { DomUtils, parseDocument } from 'htmlparser2';
import type { Node } from 'prosemirror-model';
import { siteLink } from '../../../components';
import { bold, link, textSchema } from './text-schema';

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** What a block of pasted words becomes. */
export interface Looks {
  kind: 'paragraph' | 'heading' | 'item';
  /** Of a heading. */
  level: 2 | 3;
  /** Of an item: whether its list has numbers. */
  isOrdered: boolean;
}

/** Pasted words, or the edge of a block, or the whole of a card that was cut out of a text. */
export type Piece = { words: Node; looks: Looks } | { edge: 'block' | 'line' } | { card: string };

interface Context extends Looks {
  isBold: boolean;
  href: string | null;
}

const START: Context = { kind: 'paragraph', level: 2, isOrdered: false, isBold: false, href: null };
const EDGE: Piece = { edge: 'block' };

const IGNORED = new Set('head iframe math noscript object script select style svg template textarea title'.split(' '));
const BLOCKS = new Set(
  `address article aside blockquote body dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr html li main
  nav ol p pre section table td th tr ul`.split(/\s+/),
);

const BOLD_STYLE = /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i;
const LIGHT_STYLE = /(?<![\w-])font-weight:\s*(?:normal|[1-5]00)/i;
// Word writes a list as paragraphs with a style of their own, and the bullet as words that a
// browser is to ignore.
const WORD_ITEM = /mso-list:\s*l\d/i;
const WORD_BULLET = /mso-list:\s*ignore/i;
const NUMBER = /^\s*[\p{L}\d]{1,3}[.)]/u;

const styleOf = ({ attribs }: HtmlElement) => attribs.style ?? '';

function bulletOf(paragraph: HtmlElement): string {
  const bullet = DomUtils.findOne((element) => WORD_BULLET.test(styleOf(element)), paragraph.children);
  return bullet ? DomUtils.textContent(bullet) : '';
}

function isBoldIn(element: HtmlElement, isBold: boolean): boolean {
  const style = styleOf(element);
  // Google Docs wraps everything in a <b> of normal weight.
  if (LIGHT_STYLE.test(style)) return false;
  return isBold || element.name === 'b' || element.name === 'strong' || BOLD_STYLE.test(style);
}

function contextIn(element: HtmlElement, outer: Context): Context {
  const { name, attribs } = element;
  const context = { ...outer, isBold: isBoldIn(element, outer.isBold) };
  // A page has one h1, which is not a part of its text.
  if (/^h[1-6]$/.test(name)) return { ...context, kind: 'heading', level: name === 'h1' || name === 'h2' ? 2 : 3 };
  if (name === 'ol' || name === 'ul') return { ...context, isOrdered: name === 'ol' };
  if (name === 'li') return { ...context, kind: 'item' };
  if (name === 'p' && WORD_ITEM.test(styleOf(element)))
    return { ...context, kind: 'item', isOrdered: NUMBER.test(bulletOf(element)) };
  return name === 'a' ? { ...context, href: siteLink(attribs.href ?? '') } : context;
}

/** The site puts non-breaking spaces and hyphens by itself. */
const cleaned = (text: string) => text.replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, '').replaceAll(/\s+/g, ' ');

function wordsOf(text: string, { isBold, href, ...looks }: Context): Piece[] {
  const words = cleaned(text);
  if (words === '') return [];
  const marks = [...(href === null ? [] : [link.create({ href })]), ...(isBold ? [bold.create()] : [])];
  return [{ words: textSchema.text(words, marks), looks }];
}

/** An element that is still to be read. */
interface Unread {
  node: HtmlNode;
  outer: Context;
}

function stepInto({ node, outer }: Unread): (Piece | Unread)[] {
  if (DomUtils.isText(node)) return wordsOf(node.data, outer);
  if (!DomUtils.isTag(node) || IGNORED.has(node.name) || WORD_BULLET.test(styleOf(node))) return [];
  if (node.name === 'br') return [{ edge: 'line' }];
  const { 'data-part': part } = node.attribs;
  if (part !== undefined) return [{ card: part }];
  const context = contextIn(node, outer);
  const children = node.children.map((child) => ({ node: child, outer: context }));
  return BLOCKS.has(node.name) ? [EDGE, ...children, EDGE] : children;
}

/**
 * Reads HTML from the clipboard without giving it to the browser: nothing of it is loaded or run.
 * It keeps words, headings, lists, bold and links.
 */
export function readHtml(html: string): Piece[] {
  const pieces: Piece[] = [];
  // Not recursive: the depth of what people copy has no limit.
  const waiting: (Piece | Unread)[] = parseDocument(html)
    .children.map((node) => ({ node, outer: START }))
    .reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('node' in next) waiting.push(...stepInto(next).reverse());
    else pieces.push(next);
  }
  return pieces;
}
