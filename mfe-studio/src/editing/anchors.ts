import { textsOf, type PageDocument } from '@shop/shared/page-documents';

/** Whether an anchor is that of another part of the page. */
export function isAnchorTaken({ content }: PageDocument, path: string, anchor: string): boolean {
  return textsOf(content, 'content').some(
    (other) => other.text === anchor && other.path !== path && other.path.endsWith('.id'),
  );
}
