import type { PageModule } from '@shop/shared/federation';
import { OwnAccessPage } from './own-access-page';

export const page: PageModule = {
  Page: OwnAccessPage,
  head: () => ({ title: 'Вход — INVIS DUOS', description: 'Второй способ входа.', isIndexed: false }),
};
