import type { CanvasProps } from '@shop/shared/federation';
import { CRUMB_TRAIL, isShownAt, NEWS_PAGE, TEXT_PAGE, type Block, type NewsItem } from '@shop/shared/page-documents';
import { memo, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { BlockPlace } from '../../blocks/block';
import { EstimateProvider } from '../../components/estimate';
import type { ShownDocument } from '../../documents';
import { loadAllParts } from '../page-document';
import { AwaitedBlock } from './awaited-block';
import { BlockBoundary } from './block-boundary';
import { CanvasWidgets } from './canvas-widgets';
import { useBlockData } from './use-block-data';
import { useCanvasLists } from './use-canvas-lists';
import { UnfinishedBlock } from './unfinished-block';
import { UNFINISHED, useShownDocument } from './use-shown-document';

/** Shoppers see nothing of such a block. */
const NO_NEWS =
  'Здесь встанут новости, когда на\u00A0сайте появится хоть одна. До\u00A0этого блока на\u00A0странице нет.';

type Parts = Readonly<Record<string, ComponentType<never>>>;

/** The code of all kinds of block; null while it loads. */
function useAllParts(): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    void loadAllParts().then(setParts);
  }, []);
  return parts;
}

interface BlockViewProps {
  block: Block;
  parts: Parts;
  data: unknown;
  /** Its data have not come yet. */
  isAwaited: boolean;
  isFirst: boolean;
}

const BlockView = memo(function BlockView({ block, parts, data, isAwaited, isFirst }: BlockViewProps) {
  const id = String(block.props.id);
  if (isAwaited) return <AwaitedBlock id={id} />;
  if (block.type === UNFINISHED)
    return <UnfinishedBlock id={id} text={`Здесь будет блок «${String(block.props.label)}». Заполните его поля.`} />;
  if (block.type === 'NewsList' && !isFirst && Array.isArray(data) && data.length === 0)
    return <UnfinishedBlock id={id} text={NO_NEWS} />;
  // The schema of the block describes its props.
  const View = parts[block.type] as ComponentType<BlockPlace & { data: unknown }> | undefined;
  if (!View) return null;
  return (
    <BlockBoundary block={block} data={data} id={id}>
      <View {...block.props} data={data} isFirst={isFirst} />
    </BlockBoundary>
  );
});

interface FrameProps {
  document: ShownDocument;
  otherNews: readonly NewsItem[];
  parts: Parts;
  children: readonly ReactNode[];
}

/** What is around the blocks: breadcrumbs, a table of contents, the head of a piece of news. */
function Frame({ document, otherNews, parts, children }: FrameProps) {
  // They have these props.
  const Crumbs = parts[CRUMB_TRAIL] as ComponentType<Pick<ShownDocument, 'crumbs'>> | undefined;
  const Contents = parts[TEXT_PAGE] as
    ComponentType<{ document: ShownDocument; children: readonly ReactNode[] }> | undefined;
  const AroundNews = parts[NEWS_PAGE] as
    ComponentType<{ news: NewsItem; others: readonly NewsItem[]; children: ReactNode }> | undefined;
  const { crumbs, news, root } = document;
  const body = Contents && root.props.contents ? <Contents document={document}>{children}</Contents> : children;
  return (
    <>
      {Crumbs && crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
      {AroundNews && news ? <AroundNews {...{ news, others: otherNews }}>{body}</AroundNews> : body}
    </>
  );
}

/** A page as it looks, from a document that is being edited: in the browser alone. */
export function Canvas({ document: edited, drawn = {} }: CanvasProps) {
  const lists = useCanvasLists();
  const document = useShownDocument(edited, lists.facts);
  const known = useBlockData(document, lists);
  const parts = useAllParts();
  const [openedAt] = useState(() => Date.now());
  if (!document || !parts || !known) return null;
  const first = document.content.findIndex((block) => isShownAt(block, openedAt));
  const blocks = document.content.map((block, index) => {
    const id = String(block.props.id);
    return (
      <BlockView
        key={`${id} ${drawn[id] ?? 0}`}
        block={block}
        parts={parts}
        data={known.data[id]}
        isAwaited={known.data[id] === undefined && known.needsData(block.type)}
        isFirst={index === first && !document.news}
      />
    );
  });
  return (
    <CanvasWidgets lists={lists}>
      <EstimateProvider>
        <Frame document={document} otherNews={known.otherNews} parts={parts}>
          {blocks}
        </Frame>
      </EstimateProvider>
    </CanvasWidgets>
  );
}
