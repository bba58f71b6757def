import { groupByCategory, Link } from '@shop/shared/runtime';
import { ArrowLink, ButtonLink, EmptyState } from '@shop/shared/ui';
import { memo, type Ref } from 'react';
import { CategorySection } from './category-section';
import { hasFilters, hrefOf, NO_QUERY } from './filter';
import { IN_PLACE } from './in-place';
import { PAGE_SIZE } from './page-size';
import * as S from './results.styles';
import type { ShownGoods } from './use-filtered-goods';
import { useMoreFocus } from './use-more-focus';

const RESET = 'Сбросить фильтры';

interface ResultsProps {
  shown: ShownGoods;
  /** The visitor searches or filters. */
  isChanging: boolean;
  onReset: () => void;
  ref: Ref<HTMLDivElement>;
}

/** In the shop's own order goods stand by category; in any other, and as search results, in one row. */
function groupsOf({ fitting, query: { text, sort, page } }: ShownGoods) {
  const isByCategory = sort === 'sort' && text.trim() === '';
  const groups = isByCategory ? groupByCategory(fitting) : [{ category: '', products: fitting }];
  let room = PAGE_SIZE * page;
  return groups.flatMap(({ category, products }) => {
    const first = products.slice(0, room);
    room -= first.length;
    return first.length > 0 ? [{ category, products: first }] : [];
  });
}

/** The goods found, how many, and a way on where there are none. */
export const Results = memo(function Results({ shown, isChanging, onReset, ref }: ResultsProps) {
  const { query, fitting, found } = shown;
  const count = fitting.length;
  const corrected = found?.corrected;
  const isFiltered = hasFilters(query);
  const { place, handleMore } = useMoreFocus(query.page);
  const groups = groupsOf(shown);
  const reset = { to: hrefOf({ ...NO_QUERY, sort: query.sort }), state: IN_PLACE, onClick: onReset };

  return (
    <S.List ref={ref} tabIndex={-1} role="region" aria-label="Список товаров">
      <S.Summary data-shown={isFiltered}>
        <p role="status">
          {corrected && `Показаны результаты для «${corrected}». `}Найдено: {count}
        </p>
        <ArrowLink as={Link} {...reset} hidden={!isFiltered || count === 0}>
          {RESET}
        </ArrowLink>
      </S.Summary>
      {count === 0 && (
        <S.Empty>
          <EmptyState
            title="Товаров по этим условиям нет"
            text="Снимите один из фильтров."
            action={
              <ButtonLink as={Link} {...reset}>
                {RESET}
              </ButtonLink>
            }
          />
        </S.Empty>
      )}
      <div ref={place}>
        {/* By place, not by name: other goods in a card change some words; cards taken away and made anew hold up a letter typed. */}
        {groups.map((group, index) => (
          <CategorySection key={index} group={group} isFirst={index === 0} isChanging={isChanging} />
        ))}
      </div>
      {count > PAGE_SIZE * query.page && (
        <S.More>
          <ButtonLink
            as={Link}
            kind="outline"
            to={hrefOf({ ...query, page: query.page + 1 })}
            state={IN_PLACE}
            onClick={handleMore}
          >
            Показать ещё
          </ButtonLink>
        </S.More>
      )}
    </S.List>
  );
});
