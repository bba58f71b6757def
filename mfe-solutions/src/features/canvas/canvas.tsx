import type { CanvasProps } from '@shop/shared/federation';
import { CRUMB_TRAIL, isShownAt, TEXT_PAGE, type Block } from '@shop/shared/page-documents';
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
  if (block.type === UNFINISHED) return <UnfinishedBlock id={id} label={String(block.props.label)} />;
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
  parts: Parts;
  children: readonly ReactNode[];
}

/** What is around the blocks: breadcrumbs, and a table of contents. */
function Frame({ document, parts, children }: FrameProps) {
  // Both have these props.
  const Crumbs = parts[CRUMB_TRAIL] as ComponentType<Pick<ShownDocument, 'crumbs'>> | undefined;
  const Contents = parts[TEXT_PAGE] as
    ComponentType<{ document: ShownDocument; children: readonly ReactNode[] }> | undefined;
  const { crumbs, root } = document;
  return (
    <>
      {Crumbs && crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
      {Contents && root.props.contents ? <Contents document={document}>{children}</Contents> : children}
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
        isFirst={index === first}
      />
    );
  });
  return (
    <CanvasWidgets lists={lists}>
      <EstimateProvider>
        <Frame document={document} parts={parts}>
          {blocks}
        </Frame>
      </EstimateProvider>
    </CanvasWidgets>
  );
}
