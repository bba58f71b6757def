import type { PageModule } from '@shop/shared/federation';
import { DayPage } from './day-page';

export const page: PageModule = {
  Page: DayPage,
  head: () => ({ title: 'День — INVIS DUOS', description: 'Итоги дня.', isIndexed: false }),
};
