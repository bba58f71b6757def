import type { ListNode, RichSpan } from './schema';

export interface NestedLine {
  text: string;
  spans: readonly RichSpan[] | undefined;
  /** The lines of the list inside of it. */
  inner: NestedLine[];
}

/** The lines of a list, each with those that are a level below it. */
export function nestedLines({ items, spans, levels }: Pick<ListNode, 'items' | 'spans' | 'levels'>): NestedLine[] {
  const outermost: NestedLine[] = [];
  /** The lists that are open, the outermost first. */
  let open = [outermost];
  for (const [index, text] of items.entries()) {
    const line: NestedLine = { text, spans: spans?.[index], inner: [] };
    // A line is never more than a level below the one before it.
    const level = Math.max(0, Math.min(levels?.[index] ?? 0, open.length - 1));
    open[level]?.push(line);
    open = [...open.slice(0, level + 1), line.inner];
  }
  return outermost;
}
