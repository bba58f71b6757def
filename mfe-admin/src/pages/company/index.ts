import type { PageModule } from '@shop/shared/federation';
import { CompanyPage } from './company-page';

export const page: PageModule = {
  Page: CompanyPage,
  head: () => ({
    title: 'Компания — INVIS DUOS',
    description: 'Реквизиты, телефоны и часы магазина.',
    isIndexed: false,
  }),
};
