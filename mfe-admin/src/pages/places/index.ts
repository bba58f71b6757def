import type { PageModule } from '@shop/shared/federation';
import { PlacesPage } from './places-page';

export const page: PageModule = {
  Page: PlacesPage,
  head: () => ({ title: 'Точки — INVIS DUOS', description: 'Магазины, мойки и установка.', isIndexed: false }),
};
