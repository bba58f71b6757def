import type { ComponentType } from 'react';
import type { BlockPlace } from '../../blocks/block';
import type { PageDocument } from '../../content/page-document';

/** The kinds of block a page uses, by the name its document calls them; each takes props of its own. */
export type BlockSet = Readonly<Record<string, ComponentType<never>>>;

interface BlockListProps {
  content: PageDocument['content'];
  blocks: BlockSet;
}

/** Draws a page's blocks in order. */
export function BlockList({ content, blocks }: BlockListProps) {
  return content.map(({ type, props }, index) => {
    // The schema of the block proved its props when the document was read.
    const View = blocks[type] as ComponentType<BlockPlace>;
    return <View key={String(props.id)} {...props} isFirst={index === 0} />;
  });
}
