import type { PageModule } from '@shop/shared/federation';
import { ResetPage } from './reset-page';

export const page: PageModule = {
  Page: ResetPage,
  head: () => ({
    title: 'Новый пароль — INVIS DUOS',
    description: 'Задайте новый пароль по\u00A0ссылке из\u00A0письма.',
    canonicalPath: '/reset',
    isIndexed: false,
  }),
};
