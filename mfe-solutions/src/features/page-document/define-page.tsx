import type { ReactNode } from 'react';
import type { HeadContext, PageModule } from '@shop/shared/federation';
import { usePageContent } from '@shop/shared/runtime';
import type { PageDocument } from '../../content/page-document';
import { BlockList, type BlockSet } from './block-list';
import { organizations } from './organization';

export interface PageOptions extends Pick<PageModule, 'lists' | 'widgets'> {
  path: string;
  /** Address of the page's Open Graph picture. */
  image: string;
  /** Brings the page's document, checked, apart from its code. */
  content: () => Promise<PageDocument>;
  blocks: BlockSet;
}

interface PageFrame {
  /** Stands over the blocks. */
  top?: ReactNode;
  /** schema.org objects of the page besides those its document asks for. */
  jsonLd?: (document: PageDocument, context: HeadContext) => readonly Record<string, unknown>[];
}

/** Makes a page out of a document and the blocks it uses. */
export function definePage(
  { path, image, blocks, ...loaded }: PageOptions,
  { top, jsonLd }: PageFrame = {},
): PageModule {
  function Page() {
    const document = usePageContent<PageDocument>();
    return (
      <>
        {top}
        <BlockList content={document.content} blocks={blocks} />
      </>
    );
  }

  return {
    Page,
    ...loaded,
    head: (context) => {
      const document = context.content as PageDocument; // what `content` gave
      const { title, description } = document.root.props;
      const objects = [...organizations(document, context.publicUrl), ...(jsonLd?.(document, context) ?? [])];
      return { title, description, canonicalPath: path, image, jsonLd: objects };
    },
  };
}
