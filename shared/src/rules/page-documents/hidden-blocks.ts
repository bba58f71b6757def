import type { PageDocument } from './page-document';

/** A document as shoppers get it: a hidden block is nowhere in it. */
export function withoutHidden(document: PageDocument): PageDocument {
  return { ...document, content: document.content.filter(({ isHidden }) => !isHidden) };
}

/**
 * The same for what tells places by their paths: a hidden block keeps its number, and has nothing
 * in it.
 */
export function withHiddenEmptied(document: PageDocument): PageDocument {
  const content = document.content.map((block) => (block.isHidden ? { ...block, props: {} } : block));
  return { ...document, content };
}

const BLOCK = /^content\[(\d+)\]/;

/** Where a place of `withoutHidden` is in the document itself. */
export function wholePath({ content }: PageDocument, path: string): string {
  const shown = [...content.entries()].filter(([, { isHidden }]) => !isHidden);
  return path.replace(BLOCK, (place, index: string) => {
    const at = shown[Number(index)]?.[0];
    return at === undefined ? place : `content[${at}]`;
  });
}
