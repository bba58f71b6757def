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

/** All that the Open Graph picture of a document shows, as one text to compare. */
function pictureKey({ root, content: [first] }: PageDocument): string {
  const { title, description } = root.props;
  return JSON.stringify([title, description, first]);
}

/**
 * Whether a document still has the picture of the one that came with the remote: a page that is
 * published without changes stays the same to the byte.
 */
function keepsPicture(document: PageDocument, shipped: PageDocument | undefined): boolean {
  if (!shipped) return false;
  // Both in the order of the schema, whatever the order in which they were written.
  return pictureKey(document) === pictureKey(readDocument(BLOCK_SCHEMAS, shipped).document);
}

/**
 * The document of a page: what was published, as far as this version can show it, else the one that
 * came with the remote.
 * @throws Error when the remote has none
 */
export function contentOf(id: string, { document, crumbs, onDropped }: ContentContext): ShownDocument {
  const read = document && readDocument(BLOCK_SCHEMAS, document);
  if (read && read.dropped.length > 0) onDropped(read.dropped);
  const shipped = Object.hasOwn(SHIPPED_DOCUMENTS, id) ? SHIPPED_DOCUMENTS[id] : undefined;
  const shown = read ? typesetDocument(BLOCK_SCHEMAS, read.document) : shipped;
  if (!shown) throw new Error(`there is no document ${id}`);
  const hasShippedPicture = !read || keepsPicture(read.document, shipped);
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
