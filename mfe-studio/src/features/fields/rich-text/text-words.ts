import type { Mark, Node } from 'prosemirror-model';
import { splitAtNames } from '@shop/shared/facts';
import { areSpansOf, isRecord } from '@shop/shared/page-documents';
import type { Part, Span } from './text-parts';
import { bold, fact, link, struck, textSchema } from './text-schema';

export const hasOnly = (part: Part, ...names: string[]) => Object.keys(part).every((name) => names.includes(name));
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isBlank = (text: string) => !/\S/.test(text);

const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean';

const isSpan = (value: unknown): value is Span =>
  isRecord(value) &&
  hasOnly(value, 'text', 'bold', 'struck', 'href') &&
  isText(value.text) &&
  isFlag(value.bold) &&
  isFlag(value.struck) &&
  (value.href === undefined || isText(value.href));

/** Words, and a chip for each name of a fact or of the seller among them. */
export function wordsWithFacts(text: string, marks: readonly Mark[] = []): Node[] {
  return splitAtNames(text).flatMap((piece, index) => {
    if (index % 2 === 1) return [fact.create({ name: piece }, null, marks)];
    return piece === '' ? [] : [textSchema.text(piece, marks)];
  });
}

/** The words of a text. Spans of another text say nothing of it, and so they are not kept. */
export function wordsOf(text: string, spans: unknown): Node[] {
  const all = Array.isArray(spans) && spans.every(isSpan) ? spans : [];
  const known = areSpansOf(all, text) ? all : [{ text }];
  return known
    .filter((span) => span.text !== '')
    .flatMap((span: Span) => {
      const marks = [
        ...(span.href === undefined ? [] : [link.create({ href: span.href })]),
        ...(span.bold ? [bold.create()] : []),
        ...(span.struck ? [struck.create()] : []),
      ];
      return wordsWithFacts(span.text, marks);
    });
}

const looksAlike = (one: Span, other: Omit<Span, 'text'>) =>
  one.bold === other.bold && one.struck === other.struck && one.href === other.href;

/** The words with their looks. Blank ones join others: a page may not have a span without words. */
export function spansOf(block: Node): Span[] {
  const spans: Span[] = [];
  const add = ({ text, ...looks }: Span) => {
    const last = spans.at(-1);
    if (!last) spans.push({ text, ...looks });
    else if (isBlank(text) || looksAlike(last, looks)) last.text += text;
    else if (isBlank(last.text)) spans.splice(-1, 1, { ...looks, text: last.text + text });
    else spans.push({ text, ...looks });
  };
  block.forEach(({ textContent: text, marks }) => {
    const target: unknown = marks.find(({ type }) => type === link)?.attrs.href;
    const has = (wanted: typeof bold) => marks.some(({ type }) => type === wanted);
    add({
      text,
      ...(has(bold) && { bold: true }),
      ...(has(struck) && { struck: true }),
      ...(isText(target) && { href: target }),
    });
  });
  return spans;
}

export const isPlain = (spans: readonly Span[]) =>
  spans.every((span) => !span.bold && !span.struck && span.href === undefined);
