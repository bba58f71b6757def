import { DomUtils, parseDocument } from 'htmlparser2';
import { siteLink } from '../../links';
import { lookOf, isLeftOut, type Look } from './pasted-looks';
import { isPixel } from './pasted-pictures';
import type { HtmlElement, HtmlNode, Looks, Piece } from './pasted-pieces';
import { gridOf } from './pasted-table';
import { raisedText } from './raised-text';
import { bold, link, struck, textSchema } from './text-schema';

interface Context extends Looks, Look {
  href: string | null;
  /** New lines are meant, as in what is copied from a messenger. */
  keepsLines: boolean;
  /** A table inside of one is its words. */
  isInTable: boolean;
}

const START: Context = {
  ...{ kind: 'paragraph', level: 0, isOrdered: false, href: null },
  ...{ isBold: false, isStruck: false, isStressed: false, raised: null, keepsLines: false, isInTable: false },
};
const EDGE: Piece = { edge: 'block' };

const UNSEEN = new Set('head noscript script style template title'.split(' '));
const INSERTS = new Set('audio canvas embed iframe math object select svg textarea video'.split(' '));
const BLOCKS = new Set(
  `address article aside blockquote body dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr html li main
  nav ol p pre section table td th tr ul`.split(/\s+/),
);

// Word writes a list as paragraphs with a style of their own, and the bullet as words that a
// browser is to ignore.
const WORD_ITEM = /mso-list:\s*l\d+(?:\s+level(\d))?/i;
const WORD_BULLET = /mso-list:\s*ignore/i;
const NUMBER = /^\s*[\p{L}\d]{1,3}[.)]/u;
const PRE = /(?<![\w-])white-space:\s*(?:pre|break-spaces)/i;

const styleOf = ({ attribs }: HtmlElement) => attribs.style ?? '';

function bulletOf(paragraph: HtmlElement): string {
  const bullet = DomUtils.findOne((element) => WORD_BULLET.test(styleOf(element)), paragraph.children);
  return bullet ? DomUtils.textContent(bullet) : '';
}

/** Links of Word into its own file lead nowhere. */
const linkOf = ({ attribs: { href = '' } }: HtmlElement) => (href.startsWith('#_') ? null : siteLink(href));

function blockIn(element: HtmlElement, outer: Context): Context {
  const { name } = element;
  // A page has one h1, which is not a part of its text.
  if (/^h[1-6]$/.test(name)) return { ...outer, kind: 'heading', level: name === 'h1' || name === 'h2' ? 2 : 3 };
  if (name === 'ol' || name === 'ul') {
    const level = outer.kind === 'item' ? outer.level + 1 : 0;
    return { ...outer, kind: 'item', level, isOrdered: name === 'ol' };
  }
  const [isWordItem, wordLevel = 1] = (name === 'p' && WORD_ITEM.exec(styleOf(element))) || [];
  if (isWordItem)
    return { ...outer, kind: 'item', level: Number(wordLevel) - 1, isOrdered: NUMBER.test(bulletOf(element)) };
  return name === 'a' ? { ...outer, href: linkOf(element) } : outer;
}

function contextIn(element: HtmlElement, outer: Context): Context {
  const keepsLines = outer.keepsLines || element.name === 'pre' || PRE.test(styleOf(element));
  return { ...blockIn(element, outer), ...lookOf(element, outer), keepsLines };
}

/** The site puts non-breaking spaces and hyphens by itself. */
const cleaned = (text: string) => text.replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, '').replaceAll(/\s+/g, ' ');

function wordsOf(text: string, context: Context): Piece[] {
  if (context.keepsLines && text.includes('\n'))
    return text
      .split(/\r?\n/)
      .flatMap((line, index) => [...(index === 0 ? [] : [{ edge: 'line' } as const]), ...wordsOf(line, context)]);
  const { isBold, isStruck, isStressed, raised, href, kind, level, isOrdered } = context;
  const words = raisedText(cleaned(text), raised);
  if (words.text === '') return [];
  const marks = [
    ...(href === null ? [] : [link.create({ href })]),
    ...(isBold ? [bold.create()] : []),
    ...(isStruck ? [struck.create()] : []),
  ];
  return [
    ...(words.isLost ? [{ lost: 'raised' } as const] : []),
    ...(isStressed && href === null && words.text.trim() !== '' ? [{ lost: 'stress' } as const] : []),
    { words: textSchema.text(words.text, marks), looks: { kind, level, isOrdered } },
  ];
}

/** An element that is still to be read. */
interface Unread {
  node: HtmlNode;
  outer: Context;
}

/** A picture that people see: mails have some of a single pixel. */
const pictureIn = (element: HtmlElement): Piece[] =>
  isPixel(element) ? [] : [{ picture: { src: element.attribs.src ?? '', alt: element.attribs.alt ?? '' } }];

function stepInto({ node, outer }: Unread): (Piece | Unread)[] {
  if (DomUtils.isText(node)) return wordsOf(node.data, outer);
  if (!DomUtils.isTag(node) || UNSEEN.has(node.name) || WORD_BULLET.test(styleOf(node)) || isLeftOut(node)) return [];
  if (INSERTS.has(node.name)) return [{ lost: 'insert' }];
  if (node.name === 'br') return [{ edge: 'line' }];
  if (node.name === 'img' || node.name === 'v:imagedata') return pictureIn(node);
  const { 'data-part': part } = node.attribs;
  if (part !== undefined) return [{ card: part }];
  const grid = node.name === 'table' && !outer.isInTable ? gridOf(node, readCell) : null;
  if (grid) return [EDGE, ...grid, EDGE];
  const context = contextIn(node, outer);
  const children = node.children.map((child) => ({ node: child, outer: context }));
  return BLOCKS.has(node.name) ? [EDGE, ...children, EDGE] : children;
}

/** Not recursive: the depth of what people copy has no limit. */
function readNodes(nodes: readonly HtmlNode[], outer: Context = START): Piece[] {
  const pieces: Piece[] = [];
  const waiting: (Piece | Unread)[] = nodes.map((node) => ({ node, outer })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('node' in next) waiting.push(...stepInto(next).reverse());
    else pieces.push(next);
  }
  return pieces;
}

const readCell = (nodes: readonly HtmlNode[]) => readNodes(nodes, { ...START, isInTable: true });

/**
 * Reads HTML from the clipboard without giving it to the browser: nothing of it is loaded or run.
 * It keeps words, headings, lists, tables, bold and struck words, links and where pictures were.
 * @param plain the same as plain text: its lines count where the HTML has none
 */
export function readHtml(html: string, plain = ''): Piece[] {
  const hasLines = /<(?:br|p|div|li|tr|h\d|table)\b/i.test(html);
  return readNodes(parseDocument(html).children, { ...START, keepsLines: !hasLines && /\n/.test(plain.trim()) });
}
