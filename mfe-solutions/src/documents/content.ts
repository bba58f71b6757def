import type { ContentContext, PageContext } from '@shop/shared/federation';
import { readDocument, typesetDocument, type Crumb, type PageDocument } from '@shop/shared/page-documents';
import type { BlockData } from '../blocks/block';
import { BLOCK_SCHEMAS } from '../blocks/block-kinds';
import { SHIPPED_DOCUMENTS } from './generated/shipped-documents';
import { BLOCK_DATA } from './block-data';
import { shownTexts } from '../content/shown-texts';

/** A document as its page shows it. */
export interface ShownDocument extends PageDocument {
  crumbs: readonly Crumb[];
  /** Whether the Open Graph picture that came with the remote shows its words and its drawing. */
  hasShippedPicture: boolean;
}

/** In the order of the schemas, like published ones: an unchanged page has the same bytes. */
const SHIPPED: ReadonlyMap<string, PageDocument> = new Map(
  Object.entries(SHIPPED_DOCUMENTS).map(([id, document]) => [id, readDocument(BLOCK_SCHEMAS, document).document]),
);

/** All that the Open Graph picture of a document shows, as one text to compare. */
function pictureKey({ root, content: [first] }: PageDocument): string {
  const { title, description } = root.props;
  return JSON.stringify([title, description, first]);
}

/**
 * The document of a page: what was published, as far as this version can show it, else the one that
 * came with the remote.
 * @throws Error when the remote has none
 */
export function contentOf(id: string, { document, crumbs, onDropped }: ContentContext): ShownDocument {
  const read = document && readDocument(BLOCK_SCHEMAS, document);
  if (read && read.dropped.length > 0) onDropped(read.dropped);
  const shipped = SHIPPED.get(id);
  const shown = read ? typesetDocument(BLOCK_SCHEMAS, read.document) : shipped;
  if (!shown) throw new Error(`there is no document ${id}`);
  const hasShippedPicture = shipped !== undefined && pictureKey(read?.document ?? shipped) === pictureKey(shipped);
  return shownTexts({ ...shown, crumbs, hasShippedPicture });
}

/** What the blocks of a page show of the lists and the catalogue, by block id. */
export type DocumentData = Readonly<Record<string, unknown>>;

export async function dataOf(context: PageContext): Promise<DocumentData> {
  const { content } = context.content as ShownDocument; // the result of `contentOf`
  const ofBlocks = content.flatMap(({ type, props }) => {
    // The schema of the block describes its props.
    const ofBlock = BLOCK_DATA[type] as BlockData<typeof props, unknown> | undefined;
    return ofBlock ? [{ id: String(props.id), work: ofBlock(props, context) }] : [];
  });
  return Object.fromEntries(await Promise.all(ofBlocks.map(async ({ id, work }) => [id, await work] as const)));
}
