import type { PageHead } from '@shop/shared/federation';

export const SITE_NAME = 'INVIS DUOS';

export const NOT_FOUND_HEAD: PageHead = {
  title: `Страница не найдена — ${SITE_NAME}`,
  description: 'This page could not be found',
  status: 404,
  isIndexed: false,
};

export const FAILED_HEAD: PageHead = {
  title: `Страница временно недоступна — ${SITE_NAME}`,
  description: 'Этот блок сейчас недоступен. Остальная страница работает.',
  isIndexed: false,
};
