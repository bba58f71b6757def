import type { PageModule } from '@shop/shared/federation';
import { SitePage } from './site-page';

export const page: PageModule = {
  Page: SitePage,
  head: () => ({ title: 'Сайт — INVIS DUOS', description: 'Объявление и меню всех страниц.', isIndexed: false }),
};
