import type { ReactNode } from 'react';
import type { HeadContext, PageModule } from '@shop/shared/federation';
import { BlockList, type BlockSet } from './block-list';
import type { PageDocument } from './page-document';

export interface PageOptions {
  path: string;
  document: PageDocument;
  blocks: BlockSet;
}

interface PageFrame {
  /** Stands over the blocks. */
  top?: ReactNode;
  /** schema.org objects of the page. */
  jsonLd: (context: HeadContext) => readonly Record<string, unknown>[];
}

/** Names and prices of goods come from the catalogue. */
function needsProducts({ content }: PageDocument): boolean {
  return content.some(({ type, props }) => type === 'ProductStrip' || 'strip' in props);
}

/** Makes a page out of its document: head, lists, widgets and view all follow from the data. */
export function definePage({ path, document, blocks }: PageOptions, { top, jsonLd }: PageFrame): PageModule {
  const { title, description } = document.root.props;
  return {
    Page: () => (
      <>
        {top}
        <BlockList content={document.content} blocks={blocks} />
      </>
    ),
    head: (context) => ({ title, description, canonicalPath: path, jsonLd: jsonLd(context) }),
    ...(needsProducts(document) && { lists: ['products'] as const }),
    ...(document.content.some(({ type }) => type === 'ProductStrip') && { widgets: ['mfe-catalog/product-strip'] }),
  };
}
