import type { DocumentListProps } from '../../blocks/document-list/schema';
import type { MediaListProps } from '../../blocks/media-list/schema';
import type { RichTextProps } from '../../blocks/rich-text/schema';
import { partId } from '../../components/part-id';
import type { PageDocument } from '@shop/shared/page-documents';

/** A line of the table of contents: the anchor of a part of the page, and its heading. */
export interface ContentsEntry {
  id: string;
  title: string;
  /** True for a part of the block above. */
  isPart: boolean;
}

type Block = PageDocument['content'][number];

/** The parts inside a block that have their own anchors. */
function partsOf({ type, props }: Block): Omit<ContentsEntry, 'isPart'>[] {
  const id = String(props.id);
  // The page generator has checked the props against the schema of the block.
  switch (type) {
    case 'RichText':
      return (props as RichTextProps).nodes.flatMap((node, index) =>
        node.type === 'heading' ? [{ id: partId(id, index), title: node.text }] : [],
      );
    case 'DocumentList': {
      const { groups } = props as DocumentListProps;
      return groups.length > 1 ? groups.map(({ title }, index) => ({ id: partId(id, index), title })) : [];
    }
    case 'MediaList':
      return (props as MediaListProps).items.map(({ id: note, title }) => ({ id: note, title }));
    default:
      return [];
  }
}

/**
 * The table of contents of a page: the headings of its blocks and of their parts, in order. The
 * first block has the heading of the page itself: it is the way back to the top.
 */
export function contentsOf({ content }: PageDocument): ContentsEntry[] {
  return content.flatMap((block) => {
    if (block.isHidden) return []; // only the canvas of the studio has such blocks
    const { id, heading } = block.props;
    const own = typeof heading === 'string' ? [{ id: String(id), title: heading, isPart: false }] : [];
    return [...own, ...partsOf(block).map((part) => ({ ...part, isPart: own.length > 0 }))];
  });
}
