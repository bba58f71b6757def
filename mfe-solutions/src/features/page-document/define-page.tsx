import type { PageModule } from '@shop/shared/federation';
import { partsOf, NEWS_PAGE, TEXT_PAGE, CRUMB_TRAIL, type NewsItem } from '@shop/shared/page-documents';
import { usePageContent, usePageData } from '@shop/shared/runtime';
import type { ComponentType, ReactNode } from 'react';
import type { BlockPlace } from '../../blocks/block';
import { EstimateProvider } from '../../components/estimate';
import type { DocumentData, ShownDocument } from '../../documents';
import { loadAllParts } from './load-all-parts';

/** The components that pages are made of, by the names of `partsOf`. */
type Parts = Readonly<Record<string, ComponentType<never>>>;

/** Only the server reads documents: no browser loads this chunk, and no page has its name. */
const onServer = () => import(/* webpackChunkName: "all-documents" */ '../../documents');

/** The blocks of a page in order. */
function blockList(parts: Parts, { content, news }: ShownDocument, data: DocumentData | undefined): ReactNode[] {
  return content.map(({ type, props }, index) => {
    // The schema of the block describes its props.
    const View = parts[type] as ComponentType<BlockPlace & { data: unknown }>;
    const id = String(props.id);
    return <View key={id} {...props} data={data?.[id]} isFirst={index === 0 && !news} />;
  });
}

/** Arranges the blocks. Without it, they follow each other. */
type Frame = ComponentType<{ document: ShownDocument; children: readonly ReactNode[] }>;

/** What is around the blocks of a piece of news. */
type News = ComponentType<{ news: NewsItem; others: readonly NewsItem[]; children: ReactNode }>;

type Trail = ComponentType<Pick<ShownDocument, 'crumbs'>>;

/**
 * Makes a page of a document.
 * @param id of the route, and of the document that came with the remote
 * @param ownParts what this document is made of; another may need more, which is loaded then
 */
export function definePage(id: string, ownParts: Parts): PageModule<DocumentData> {
  let parts = ownParts;

  function Page() {
    const document = usePageContent<ShownDocument>();
    const data = usePageData<DocumentData | undefined>();
    const { crumbs, news } = document;
    // They have these props.
    const Crumbs = parts[CRUMB_TRAIL] as Trail | undefined;
    const Contents = document.root.props.contents ? (parts[TEXT_PAGE] as Frame | undefined) : undefined;
    const blocks = blockList(parts, document, data);
    const body = Contents ? <Contents document={document}>{blocks}</Contents> : blocks;
    const AroundNews = parts[NEWS_PAGE] as News | undefined;
    // `dataOf` names the other news so.
    const others = data?.[NEWS_PAGE] as readonly NewsItem[] | undefined;
    return (
      <EstimateProvider>
        {Crumbs && crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
        {AroundNews && news ? <AroundNews {...{ news, others: others ?? [] }}>{body}</AroundNews> : body}
      </EstimateProvider>
    );
  }

  return {
    Page,
    async load(content) {
      const needed = partsOf(content as ShownDocument); // the result of `content`
      if (needed.every((name) => Object.hasOwn(parts, name))) return;
      parts = await loadAllParts();
    },
    content: async (_params, site) => (await onServer()).contentOf(id, site),
    data: async (context) => (await onServer()).dataOf(context),
    head: async (context) => (await onServer()).headOf(id, context),
  };
}
