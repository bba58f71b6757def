import type { RemoteDocuments } from '@shop/shared/federation';
import { BLOCK_KINDS, BLOCK_SCHEMAS } from '../blocks/block-kinds';
import { SHIPPED_DOCUMENTS } from './generated/shipped-documents';

/** All that a release tells of its documents. */
export const remoteDocuments: RemoteDocuments = {
  schemas: BLOCK_SCHEMAS,
  kinds: Object.fromEntries(
    Object.entries(BLOCK_KINDS).map(([name, { schema: _schema, ...needs }]) => [name, needs] as const),
  ),
  pages: SHIPPED_DOCUMENTS,
};
