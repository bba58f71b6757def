import type { PageModule } from '@shop/shared/federation';
import { BookingsPage } from './bookings-page';

export const page: PageModule = {
  Page: BookingsPage,
  head: () => ({ title: 'Записи — INVIS DUOS', description: 'Записи на услуги.', isIndexed: false }),
};
