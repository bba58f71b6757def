import { crumbsOf, readDocument, type Block, type PageDocument } from '@shop/shared/page-documents';
import { useState } from 'react';
import { BLOCK_SCHEMAS } from '../../blocks/block-kinds';
import { shownTexts } from '../../content/shown-texts';
import type { ShownDocument } from '../../documents';

/** Blocks that have not changed stay the same objects, so that a keystroke draws one block. */
function reuse(before: readonly Block[], content: readonly Block[]): Block[] {
  const known = new Map(before.map((block) => [JSON.stringify(block), block] as const));
  return content.map((block) => known.get(JSON.stringify(block)) ?? block);
}

/** Shoppers get no picture without words; whoever writes them sees it. */
const WITHOUT_WORDS = 'Картинка без описания';

function withWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWords);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withWords(inner)] as const);
  const shown: Record<string, unknown> = Object.fromEntries(entries);
  return Boolean(shown.src) && shown.alt === '' ? { ...shown, alt: WITHOUT_WORDS } : shown;
}

function read(document: PageDocument, before: ShownDocument | null): ShownDocument | null {
  try {
    const complete = withWords(document) as PageDocument; // only words are added
    const { root, content } = shownTexts(readDocument(BLOCK_SCHEMAS, complete).document);
    return {
      root,
      content: reuse(before?.content ?? [], content),
      crumbs: crumbsOf(root.props, []),
      hasShippedPicture: false,
    };
  } catch {
    return before; // without an address or a title it is no page; what was there stays
  }
}

/** An edited document, as far as this version can show it; null when it is no page at all. */
export function useShownDocument(document: PageDocument): ShownDocument | null {
  const [last, setLast] = useState(() => ({ document, shown: read(document, null) }));
  if (last.document === document) return last.shown;
  const shown = read(document, last.shown);
  setLast({ document, shown });
  return shown;
}
