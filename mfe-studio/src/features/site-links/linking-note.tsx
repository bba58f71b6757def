import { Note } from '@shop/shared/ui';
import { holderWords } from './link-place';
import { useLinksTo } from './use-links-to';

/** What would lead to nowhere without the page. Without an answer, nothing is said. */
export function LinkingNote({ pageId, isCommon }: { pageId: string; isCommon: boolean }) {
  const links = (useLinksTo(pageId) ?? []).filter(({ isOnSite }) => isOnSite);
  if (links.length === 0) return null;
  const holders = new Set(links.map(holderWords));
  return (
    <Note kind="warning">{`${isCommon ? 'Этот блок показывают' : 'На\u00A0эту страницу ссылаются'}: ${[...holders].join(', ')}`}</Note>
  );
}
