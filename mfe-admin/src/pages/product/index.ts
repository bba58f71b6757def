import type { PageModule } from '@shop/shared/federation';
import { ProductPage } from './product-page';

export const page: PageModule = {
  Page: ProductPage,
  head: () => ({ title: 'Товар — INVIS DUOS', description: 'Тексты, цена и фотографии.', isIndexed: false }),
};
