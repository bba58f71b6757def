import type { PageModule } from '@shop/shared/federation';
import { ComparePage, type CompareData } from './compare-page';
import { parseSharedIds } from './sharing';

export const page: PageModule<CompareData> = {
  Page: ComparePage,
  data: ({ search, lists: { products } }) => {
    const ids = search.get('ids');
    return ids ? parseSharedIds(ids).flatMap((id) => products.find((product) => product.id === id) ?? []) : null;
  },
  head: () => ({
    title: 'Сравнение — INVIS DUOS',
    description: 'Выбранные товары рядом: показываем только то, чем они отличаются.',
    canonicalPath: '/compare',
    isIndexed: false,
  }),
};
