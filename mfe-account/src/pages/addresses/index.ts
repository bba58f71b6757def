import type { PageModule } from '@shop/shared/federation';
import { AddressesPage } from './addresses-page';

export const page: PageModule = {
  Page: AddressesPage,
  head: () => ({
    title: 'Мои адреса — INVIS DUOS',
    description: 'Адреса доставки, сохранённые для\u00A0заказов.',
    canonicalPath: '/addresses',
    isIndexed: false,
  }),
};
