import type { PageDocument } from '@shop/shared/page-documents';

/**
 * A place of a document without its numbers, which another block or item above it changes: the same
 * words and links of draft and site have the same.
 */
export function steadyPlace({ content }: PageDocument, path: string): string {
  const [block = '', index] = /^content\[(\d+)\]/.exec(path) ?? [];
  const id = content[Number(index)]?.props.id;
  return `${typeof id === 'string' ? id : ''} ${path.slice(block.length).replaceAll(/\[\d+\]/g, '[]')}`;
}
