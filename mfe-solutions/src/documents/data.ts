import type { PageContext } from '@shop/shared/federation';
import type { BlockData } from '../blocks/block';
import { BLOCK_DATA } from './block-data';
import type { ShownDocument } from './content';

/** What the blocks of a page show of the lists and the catalogue, by block id. */
export type DocumentData = Readonly<Record<string, unknown>>;

/** Whether blocks of a kind show anything of the lists and the catalogue. */
export const needsData = (type: string): boolean => Object.hasOwn(BLOCK_DATA, type);

export async function dataOf(context: PageContext): Promise<DocumentData> {
  const { content } = context.content as ShownDocument; // the result of `contentOf`
  const ofBlocks = content.flatMap(({ type, props }) => {
    // The schema of the block describes its props.
    const ofBlock = BLOCK_DATA[type] as BlockData<typeof props, unknown> | undefined;
    return ofBlock ? [{ id: String(props.id), work: ofBlock(props, context) }] : [];
  });
  return Object.fromEntries(await Promise.all(ofBlocks.map(async ({ id, work }) => [id, await work] as const)));
}
