import type { PageModule } from '@shop/shared/federation';
import { ComparePage, type CompareData } from './compare-page';
import { parseSharedIds } from './sharing';

export const page: PageModule<CompareData> = {
  Page: ComparePage,
  data: async ({ search, catalog }) => {
    const text = search.get('ids');
    if (!text) return null;
    const ids = parseSharedIds(text);
    const products = (await catalog.products({ ids })) ?? [];
    return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  },
  head: () => ({
    title: 'Сравнение — INVIS DUOS',
    description: 'Выбранные товары рядом: показываем только то, чем они отличаются.',
    canonicalPath: '/compare',
    isIndexed: false,
  }),
};
