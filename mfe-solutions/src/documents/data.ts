import type { PageContext } from '@shop/shared/federation';
import { NEWS_PAGE } from '@shop/shared/page-documents';
import type { BlockData } from '../blocks/block';
import { latestNews } from '../news';
import { BLOCK_DATA } from './block-data';
import type { ShownDocument } from './content';

/** How much a piece of news shows of others. */
const OTHER_NEWS = 3;

/**
 * What the blocks of a page show of the lists and the catalogue, by block id; and by `NEWS_PAGE`,
 * which no block has as its id, the other news.
 */
export type DocumentData = Readonly<Record<string, unknown>>;

/** Whether blocks of a kind show anything of the lists and the catalogue. */
export const needsData = (type: string): boolean => Object.hasOwn(BLOCK_DATA, type);

export async function dataOf(context: PageContext): Promise<DocumentData> {
  const { content, news } = context.content as ShownDocument; // the result of `contentOf`
  const ofBlocks = content.flatMap(({ type, props }) => {
    // The schema of the block describes its props.
    const ofBlock = BLOCK_DATA[type] as BlockData<typeof props, unknown> | undefined;
    return ofBlock ? [{ id: String(props.id), work: ofBlock(props, context) }] : [];
  });
  const data = await Promise.all(ofBlocks.map(async ({ id, work }) => [id, await work] as const));
  return { ...Object.fromEntries(data), ...(news && { [NEWS_PAGE]: latestNews(context, OTHER_NEWS) }) };
}
