import type { PageModule } from '@shop/shared/federation';
import { ReviewsPage } from './reviews-page';

export const page: PageModule = {
  Page: ReviewsPage,
  head: () => ({ title: 'Отзывы — INVIS DUOS', description: 'Отзывы и вопросы о товарах.', isIndexed: false }),
};
