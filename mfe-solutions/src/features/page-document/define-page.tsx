import type { ComponentType } from 'react';
import type { HeadContext, PageModule } from '@shop/shared/federation';
import { usePageContent } from '@shop/shared/runtime';
import { fits } from '../../schema';
import { BlockList, type BlockSet } from './block-list';
import { pageDocumentSchema, type PageDocument } from './page-document';

export interface PageOptions {
  path: string;
  /** Brings the page's document, apart from its code. */
  document: () => Promise<{ default: unknown }>;
  blocks: BlockSet;
}

interface PageFrame {
  /** Stands over the blocks. */
  Top?: ComponentType<{ document: PageDocument }>;
  /** schema.org objects of the page. */
  jsonLd: (document: PageDocument, context: HeadContext) => readonly Record<string, unknown>[];
}

const GOODS = { lists: ['products'], widgets: ['mfe-catalog/product-strip'] } as const;

/** Makes a page out of a document and the blocks it may use. */
export function definePage({ path, document, blocks }: PageOptions, { Top, jsonLd }: PageFrame): PageModule {
  function Page() {
    const content = usePageContent<PageDocument>();
    return (
      <>
        {Top && <Top document={content} />}
        <BlockList content={content.content} blocks={blocks} />
      </>
    );
  }

  return {
    Page,
    content: async () => (await document()).default,
    head: (context) => {
      if (!fits(pageDocumentSchema, context.content)) throw new Error(`The document of ${path} has a wrong form`);
      const { title, description } = context.content.root.props;
      return { title, description, canonicalPath: path, jsonLd: jsonLd(context.content, context) };
    },
    ...('ProductStrip' in blocks && GOODS),
  };
}
