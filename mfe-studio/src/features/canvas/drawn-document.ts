import { expandCommons, type CommonBlocks, type PageDocument, type Schemas } from '@shop/shared/page-documents';

/** Where the page of a common block would be: a page without an address is none. */
const NOWHERE = '/';

/** A document as it is drawn: with the common blocks themselves, which are not edited there. */
export function drawnDocument(document: PageDocument, commons: CommonBlocks, schemas: Schemas): PageDocument {
  const { root, ...rest } = expandCommons(document, commons, schemas);
  return { ...rest, root: root.props.path === '' ? { props: { ...root.props, path: NOWHERE } } : root };
}
