import { groupByCategory, Link } from '@shop/shared/runtime';
import { TabCount, TabLink } from '@shop/shared/ui';
import { useMemo } from 'react';
import { hrefOf, type CatalogQuery } from './filter';
import { countCategories } from './filter/count-choices';
import * as S from './filter-form.styles';
import { IN_PLACE } from './in-place';
import type { ShownGoods } from './use-filtered-goods';

interface CategoryTabsProps {
  shown: ShownGoods;
  query: CatalogQuery;
}

/** Categories as links, with what the other conditions leave of each. */
export function CategoryTabs({ shown, query }: CategoryTabsProps) {
  const { goods, found } = shown;
  const named = useMemo(() => groupByCategory(goods).flatMap(({ category }) => category || []), [goods]);
  const counts = useMemo(() => countCategories(goods, shown.query, found?.scores ?? null), [goods, shown.query, found]);
  const tabs = [
    { category: '', label: 'Все', count: counts.all },
    ...named.map((category) => ({ category, label: category, count: counts.byCategory.get(category) ?? 0 })),
  ];

  return (
    <S.Categories aria-label="Категории">
      {tabs.map(({ category, label, count }) => (
        <TabLink
          key={category}
          as={Link}
          to={hrefOf({ ...query, category, page: 1 })}
          state={IN_PLACE}
          aria-current={query.category === category ? 'true' : undefined}
        >
          {label} <TabCount>{count}</TabCount>
        </TabLink>
      ))}
    </S.Categories>
  );
}
