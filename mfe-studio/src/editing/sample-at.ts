import { isSampleIn, type PageDocument, type Schemas } from '@shop/shared/page-documents';
import { valueAt, type ValuePath } from './paths';

const BLOCK = /^content\[(\d+)\]/;

/** Whether a text of a block still waits for its author: what is typed replaces it as a whole. */
export function isSampleAt(document: PageDocument, schemas: Schemas, path: ValuePath): boolean {
  const block = document.content[Number(BLOCK.exec(path)?.[1] ?? -1)];
  const schema = schemas.kinds[block?.type ?? ''];
  const words = valueAt(document, path);
  return schema !== undefined && typeof words === 'string' && isSampleIn(schema, words);
}
