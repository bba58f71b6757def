import type { PageModule } from '@shop/shared/federation';
import { PeoplePage } from './people-page';

export const page: PageModule = {
  Page: PeoplePage,
  head: () => ({ title: 'Люди — INVIS DUOS', description: 'Кто работает в магазине.', isIndexed: false }),
};
