import type { PageModule } from '@shop/shared/federation';
import { EditorPage } from './editor-page';

export const page: PageModule = {
  Page: EditorPage,
  head: () => ({
    title: 'Редактор страницы — INVIS DUOS',
    description: 'Правка страницы сайта.',
    isIndexed: false,
  }),
};
