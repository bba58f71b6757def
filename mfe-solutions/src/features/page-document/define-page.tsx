import type { HeadContext, PageModule } from '@shop/shared/federation';
import { BlockList, type BlockSet } from './block-list';
import { Crumbs } from './crumbs';
import type { PageDocument } from './page-document';
import { breadcrumbList, faqPages } from './page-json-ld';

type JsonLd = Record<string, unknown>;

interface PageOptions {
  path: string;
  document: PageDocument;
  blocks: BlockSet;
  /** schema.org objects beyond those the blocks give. */
  jsonLd?: (context: HeadContext) => readonly JsonLd[];
}

/** Names and prices of goods come from the catalogue. */
function needsProducts({ content }: PageDocument): boolean {
  return content.some(({ type, props }) => type === 'ProductStrip' || 'strip' in props);
}

/** Makes a page out of its document: head, lists, widgets and view all follow from the data. */
export function definePage({ path, document, blocks, jsonLd }: PageOptions): PageModule {
  const { title, description, navigation } = document.root.props;
  const isHome = path === '/';
  const label = navigation?.label ?? title;
  return {
    Page: () => (
      <>
        {!isHome && <Crumbs label={label} />}
        <BlockList content={document.content} blocks={blocks} />
      </>
    ),
    head: (context) => ({
      title,
      description,
      canonicalPath: path,
      jsonLd: [
        ...(isHome ? [] : [breadcrumbList(context.publicUrl, path, label)]),
        ...faqPages(document),
        ...(jsonLd?.(context) ?? []),
      ],
    }),
    ...(needsProducts(document) && { lists: ['products'] as const }),
    ...(document.content.some(({ type }) => type === 'ProductStrip') && { widgets: ['mfe-catalog/product-strip'] }),
  };
}
