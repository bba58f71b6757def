import type { PageModule } from '@shop/shared/federation';
import { TextsPage } from './texts-page';

export const page: PageModule = {
  Page: TextsPage,
  head: () => ({
    title: 'Слова на всех страницах — INVIS DUOS',
    description: 'Поиск и замена слов на страницах сайта.',
    isIndexed: false,
  }),
};
