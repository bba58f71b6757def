import type { ContentContext } from '@shop/shared/federation';
import {
  newsItemOf,
  readDocument,
  typesetDocument,
  withoutHidden,
  type Crumb,
  type NewsItem,
  type PageDocument,
} from '@shop/shared/page-documents';
import { BLOCK_SCHEMAS } from '../blocks/block-kinds';
import { SHIPPED_DOCUMENTS } from './generated/shipped-documents';
import { shownTexts } from '../content/shown-texts';
import { withPageName } from './page-name';

/** A document as its page shows it. */
export interface ShownDocument extends PageDocument {
  crumbs: readonly Crumb[];
  /** What is above the blocks of a piece of news. */
  news?: NewsItem | undefined;
  /** Whether the Open Graph picture that came with the remote shows its words and its drawing. */
  hasShippedPicture: boolean;
}

/** What the API sends has no hidden blocks; what comes with the remote may. */
const readShown = (document: PageDocument) => readDocument(BLOCK_SCHEMAS, withoutHidden(document));

/** In the order of the schemas, like published ones: an unchanged page has the same bytes. */
const SHIPPED: ReadonlyMap<string, PageDocument> = new Map(
  Object.entries(SHIPPED_DOCUMENTS).map(([id, document]) => [id, readShown(document).document]),
);

/** All that the Open Graph picture of a document shows, as one text to compare. */
function pictureKey({ root, content: [first] }: PageDocument): string {
  const { title, description, socialPicture } = root.props;
  return JSON.stringify([title, description, socialPicture, first]);
}

/**
 * The document of a page: what was published, as far as this version can show it, else the one that
 * came with the remote.
 * @throws Error when the remote has none
 */
export function contentOf(id: string, { document, crumbs, facts, onDropped }: ContentContext): ShownDocument {
  const read = document && readShown(document);
  if (read && read.dropped.length > 0) onDropped(read.dropped);
  const shipped = SHIPPED.get(id);
  const chosen = read?.document ?? shipped;
  if (!chosen) throw new Error(`there is no document ${id}`);
  const shown = typesetDocument(BLOCK_SCHEMAS, withPageName(chosen));
  const hasShippedPicture = shipped !== undefined && pictureKey(read?.document ?? shipped) === pictureKey(shipped);
  const news = newsItemOf(shown.root.props);
  return shownTexts({ ...shown, crumbs, ...(news && { news }), hasShippedPicture }, facts);
}
