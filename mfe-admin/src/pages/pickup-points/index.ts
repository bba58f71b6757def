import type { PageModule } from '@shop/shared/federation';
import { PointsPage } from './points-page';

export const page: PageModule = {
  Page: PointsPage,
  head: () => ({ title: 'Пункты выдачи — INVIS DUOS', description: 'Где забирают заказы.', isIndexed: false }),
};
