import type { PageModule } from '@shop/shared/federation';
import { PeoplePage } from './people-page';

export const page: PageModule = {
  Page: PeoplePage,
  head: () => ({ title: 'Люди студии — INVIS DUOS', description: 'Кто правит страницы сайта.', isIndexed: false }),
};
