import { Fragment } from 'react';
import type { Block } from '../../blocks/block';
import type { PageDocument } from './page-document';

/** The kinds of block a page uses, by the name its document calls them. */
export type BlockSet = Readonly<Record<string, Block>>;

interface BlockListProps {
  content: PageDocument['content'];
  blocks: BlockSet;
}

/** Draws a page's blocks in order. What is unknown or does not fit its schema is left out; the content tests name it. */
export function BlockList({ content, blocks }: BlockListProps) {
  return content.map(({ type, props }, index) => (
    <Fragment key={String(props.id)}>{blocks[type]?.render(props, { isFirst: index === 0 })}</Fragment>
  ));
}
