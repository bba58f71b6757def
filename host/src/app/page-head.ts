import type { PageHead, PageModule } from '@shop/shared/federation';
import { LIST_NAMES, type PublicLists, type Shop } from '@shop/shared/runtime';

export const SITE_NAME = 'INVIS DUOS';

export const NOT_FOUND_HEAD: PageHead = {
  title: `Страница не найдена — ${SITE_NAME}`,
  description: 'This page could not be found',
  status: 404,
  isIndexed: false,
};

export const FAILED_HEAD: PageHead = {
  title: `Страница временно недоступна — ${SITE_NAME}`,
  description: 'Этот блок сейчас недоступен. Остальная страница работает.',
  isIndexed: false,
};

/** All lists as they stand in the stores of this application instance. */
export function currentLists(shop: Shop): PublicLists {
  // Each store holds the list of its own name; the mapped type cannot follow `fromEntries`.
  return Object.fromEntries(
    LIST_NAMES.map((name) => [name, shop.lists.stores[name].getState().items]),
  ) as unknown as PublicLists;
}

interface LoadedPage {
  page: PageModule;
  params: Readonly<Record<string, string | undefined>>;
  content: unknown;
}

/** The head that a page makes of its parameters, content and lists. */
export function pageHead({ page, params, content }: LoadedPage, shop: Shop): PageHead {
  return page.head({ params, content, lists: currentLists(shop), publicUrl: shop.config.publicUrl });
}
