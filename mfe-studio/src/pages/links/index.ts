import type { PageModule } from '@shop/shared/federation';
import { LinksPage } from './links-page';

export const page: PageModule = {
  Page: LinksPage,
  head: () => ({
    title: 'Ссылки в никуда — INVIS DUOS',
    description: 'Ссылки сайта, которые никуда не ведут.',
    isIndexed: false,
  }),
};
