import { groupByCategory, Link, type Product } from '@shop/shared/runtime';
import { TabCount, TabLink } from '@shop/shared/ui';
import { useMemo } from 'react';
import { hrefOf, type CatalogQuery, type ChoiceCounts } from './filter';
import * as S from './filter-form.styles';
import { IN_PLACE } from './in-place';

interface CategoryTabsProps {
  goods: readonly Product[];
  query: CatalogQuery;
  counts: ChoiceCounts;
}

/** Categories as links, with what the other conditions leave of each. */
export function CategoryTabs({ goods, query, counts }: CategoryTabsProps) {
  const named = useMemo(() => groupByCategory(goods).flatMap(({ category }) => category || []), [goods]);
  const tabs = [
    { category: '', label: 'Все', count: counts.allCategories },
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
