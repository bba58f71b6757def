import type { SiteLinkFragment } from '../../generated/graphql';
import { pageName } from '../../words';

export type SiteLink = SiteLinkFragment;

const quoted = (text: string) => `«${text}»`;

/** «страница «Скидки»», «меню «Магазин»» */
export function holderWords({ kind, title, pagePath }: SiteLink): string {
  switch (kind) {
    case 'page':
      return `${pagePath ? 'страница' : 'общий блок'} ${quoted(pageName(title))}`;
    case 'menu':
      return `меню ${quoted(title)}`;
    case 'announcement':
      return 'объявление';
    case 'redirect':
      return `переадресация: ${title}`;
  }
}

/** «блок «Первый экран», «Подробнее», /sale» */
export function placeWords({ block, words, href }: SiteLink): string {
  return [block && `блок ${quoted(block)}`, words && quoted(words), href].filter(Boolean).join(', ');
}

/** Where the link is edited: the editor of its page at this place, or what all pages share. */
export function editPath({ pageId, place }: SiteLink): string {
  if (!pageId) return '/studio/site';
  return `/studio/${pageId}${place ? `?at=${encodeURIComponent(place)}` : ''}`;
}

/** Where draft and site differ; null where they do not. */
export function differenceWords({ kind, isInDraft, isOnSite }: SiteLink): string | null {
  if (kind !== 'page' || (isInDraft && isOnSite)) return null;
  return isInDraft ? 'только в\u00A0черновике' : 'только на\u00A0сайте';
}
