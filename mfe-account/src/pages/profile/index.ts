import type { PageModule } from '@shop/shared/federation';
import { ProfilePage } from './profile-page';

export const page: PageModule = {
  Page: ProfilePage,
  head: () => ({
    title: 'Мой профиль — INVIS DUOS',
    description: 'Ваши данные, телефон, e-mail и\u00A0пароль.',
    canonicalPath: '/profile',
    isIndexed: false,
  }),
};
