import type { FactTexts } from '@shop/shared/facts';
import type { PageDocument } from '@shop/shared/page-documents';
import { indexOfBlock, shownText } from '../../editing';
import type { BlockMark, TextMark } from './block-mark';
import { shownFieldsOf } from './find-field';
import { wordChanges } from './word-changes';

/** What became of a block, for its style. */
export const CHANGED = 'data-change';
/** The words on a block that say so: across its edge, unless it cuts off what is outside. */
export const LABEL = 'data-change-label';
/** The numbers of the changes that an element shows. */
const NUMBERS = 'data-change-numbers';
/** The change that somebody looks at. */
export const CURRENT = 'data-change-current';

/** @returns the element that has the nodes now */
function wrap(nodes: readonly Node[], tag: 'ins' | 'del' | 'span'): Element | null {
  const [first] = nodes;
  if (!first) return null;
  const element = document.createElement(tag);
  first.parentNode?.insertBefore(element, first);
  element.append(...nodes);
  return element;
}

/** The text nodes of an element, and where each begins in its words. */
function textNodes(element: Element): { node: Text; start: number }[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: { node: Text; start: number }[] = [];
  let start = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text; // nothing else is shown to the walker
    found.push({ node, start });
    start += node.length;
  }
  return found;
}

/** The letters of an element from one to another, as nodes of their own. */
function cutOut(element: Element, from: number, to: number): Text[] {
  return textNodes(element).flatMap(({ node, start }) => {
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, node.length)];
    if (first >= last) return [];
    const own = first > 0 ? node.splitText(first) : node;
    if (last - first < own.length) own.splitText(last - first);
    return [own];
  });
}

/** Puts words that are gone before a letter. */
function putGone(element: Element, words: string, at: number): void {
  const gone = document.createElement('del');
  gone.textContent = words;
  const [after] = cutOut(element, at, Number.MAX_SAFE_INTEGER);
  const space = document.createTextNode(' ');
  // What is new in the same place is marked already.
  const next = after?.parentElement?.localName === 'ins' ? after.parentElement : after;
  if (next) next.before(gone, ...(/^\s/.test(next.textContent) ? [] : [space]));
  else element.append(space, gone);
}

/** Where words stand in lines: a flexible box would push its marked words apart. */
const linesOf = (element: Element) =>
  /flex|grid/.test(getComputedStyle(element).display) ? (wrap([...element.childNodes], 'span') ?? element) : element;

/** Strikes out what was there, and marks what is new, word by word. */
function markWords(shown: Element, before: string): void {
  const element = linesOf(shown);
  // From the end: what is before keeps its place.
  for (const { gone, start, end } of wordChanges(before, element.textContent).toReversed()) {
    for (const node of cutOut(element, start, end)) wrap([node], 'ins');
    if (gone !== '') putGone(element, gone, start);
  }
}

/** Where words are struck out already, or are no words of the page. */
const NOT_STRUCK = `del, [${LABEL}], svg, style, script, option, textarea`;

/** Strikes out all words of a block that is gone. */
function strikeBlock(root: Element): void {
  for (const { node } of textNodes(root))
    if (node.data.trim() !== '' && !node.parentElement?.closest(NOT_STRUCK)) wrap([node], 'del');
}

const isWithin = (path: string, outer: string) =>
  path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

interface ShownText {
  path: string;
  element: Element;
}

function showText({ number, path, before, after }: TextMark, shown: readonly ShownText[], facts: FactTexts): void {
  const own = shown.filter((one) => isWithin(one.path, path));
  for (const { element, path: at } of own) {
    element.setAttribute(NUMBERS, `${element.getAttribute(NUMBERS) ?? ''} ${number}`.trim());
    if (before !== undefined && after !== undefined && at === path) markWords(element, shownText(before, facts));
    else wrap([...element.childNodes], after === undefined ? 'del' : 'ins');
  }
}

function showLabel(root: Element, { kind, label }: BlockMark): void {
  root.setAttribute(CHANGED, kind);
  const words = document.createElement('p');
  words.setAttribute(LABEL, getComputedStyle(root).overflowY === 'visible' ? 'across' : 'inside');
  words.textContent = label;
  root.prepend(words);
}

const elementOf = (number: number) => document.querySelector(`[${NUMBERS}~="${number}"]`);

/**
 * Marks in the page what differs from the site, where it is drawn and not marked yet. React draws a
 * block anew that is to be without its marks.
 */
export function showMarks(page: PageDocument, marks: readonly BlockMark[], facts: FactTexts): void {
  for (const mark of marks) {
    const root = document.getElementById(mark.blockId);
    const index = indexOfBlock(page, mark.blockId);
    const block = page.content[index];
    if (!root || !block) continue;
    // Parts of a block may be drawn later than the block.
    const missing = mark.texts.filter(({ number }) => !elementOf(number));
    const path = `content[${index}].props.`;
    const shown =
      missing.length === 0
        ? []
        : shownFieldsOf({ root, block, index, facts }).map((field) => ({
            ...field,
            path: field.path.slice(path.length),
          }));
    for (const text of missing) showText(text, shown, facts);
    if (!root.hasAttribute(CHANGED)) showLabel(root, mark);
    if (mark.kind === 'removed') strikeBlock(root);
  }
}

/**
 * Shows the change that somebody looks at.
 * @returns whether it is drawn
 */
export function showCurrent(number: number, blockId: string | null): boolean {
  for (const before of document.querySelectorAll(`[${CURRENT}]`)) before.removeAttribute(CURRENT);
  const element = elementOf(number) ?? (blockId === null ? null : document.getElementById(blockId));
  for (let closed = element?.closest('details'); closed; closed = closed.parentElement?.closest('details'))
    closed.open = true;
  element?.setAttribute(CURRENT, '');
  // At once: the page still grows while its blocks load, which ends a smooth scroll midway.
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element !== null;
}
