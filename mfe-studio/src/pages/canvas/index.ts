import type { PageModule } from '@shop/shared/federation';
import { CanvasPage } from './canvas-page';

export const page: PageModule = {
  Page: CanvasPage,
  head: () => ({
    title: 'Холст студии — INVIS DUOS',
    description: 'Страница, которую правят.',
    isIndexed: false,
  }),
};
