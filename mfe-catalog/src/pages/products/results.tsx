import { groupByCategory, type ProductGroup } from '@shop/shared/products';
import { Link } from '@shop/shared/runtime';
import { ArrowLink, ButtonLink, H3, VisuallyHidden } from '@shop/shared/ui';
import { lazy, Suspense, useId, useLayoutEffect, useRef, type Ref } from 'react';
import type { CatalogQuery } from '../../features/catalog-address';
import { NoGoods } from '../../components/rare-panels';
import { productTag } from '../../content/product-words';
import { ProductTile, type TileProduct } from '../../features/buying';
import type { CatalogData } from './catalog-data';
import { hasFilters, hrefOf, IN_PLACE, isByCategory, isNarrowed, NO_QUERY, PAGE_SIZE } from './catalog-query';
import { Cards, CategoryBox, FiltersPlace, Head, List, More, Summary, Text } from './results.styles';
import { useVisitedPages } from './use-visited-pages';

// Most first views have no filter.
const ActiveFilters = lazy(() =>
  import(/* webpackChunkName: "active-filters" */ './active-filters').then((module) => ({
    default: module.ActiveFilters,
  })),
);

const RESET = 'Сбросить фильтры';
const CARD_LINKS = 'article h3 a';

/**
 * After «Показать ещё» the focus moves to the first new card, because the focused link has moved
 * down.
 */
function useMoreFocus(page: number) {
  const place = useRef<HTMLDivElement>(null);
  const shownBefore = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (shownBefore.current === null) return;
    const card = place.current?.querySelectorAll<HTMLElement>(CARD_LINKS)[shownBefore.current];
    shownBefore.current = null;
    card?.focus({ preventScroll: true });
  }, [page]);

  const handleMore = () => {
    shownBefore.current = place.current?.querySelectorAll(CARD_LINKS).length ?? null;
  };
  return { place, handleMore };
}

interface CategoryProps {
  group: ProductGroup<TileProduct>;
  /** The goods whose cards come in a later frame. */
  waiting: ReadonlySet<TileProduct>;
  text: string | null;
  /** True when the first card is visible without scrolling, on phones too. */
  isFirst: boolean;
}

/**
 * One category, its name and text beside the cards. Without a name the cards take the whole row.
 */
function Category({ group: { category, products }, waiting, text, isFirst }: CategoryProps) {
  const titleId = useId();
  const hasName = category !== '';

  return (
    <CategoryBox {...(hasName ? { 'aria-labelledby': titleId } : { 'aria-label': 'Другое оборудование' })}>
      {hasName && (
        <Head>
          <H3 as="h2" id={titleId}>
            {category}
          </H3>
          {text && <Text>{text}</Text>}
        </Head>
      )}
      {/* The names of goods are third-level headings, so a second-level one must come first. */}
      {isFirst && !hasName && <VisuallyHidden as="h2">Найденное оборудование</VisuallyHidden>}
      <Cards>
        {products.map((product, index) => (
          <li key={product.id}>
            {!waiting.has(product) && (
              <ProductTile product={product} tag={productTag(product.slug)} isUrgent={isFirst && index === 0} />
            )}
          </li>
        ))}
      </Cards>
    </CategoryBox>
  );
}

interface ResultsProps {
  data: CatalogData;
  /** The query that the list answers. */
  query: CatalogQuery;
  onReset: () => void;
  ref: Ref<HTMLDivElement>;
}

/** The goods found and their number; without any, ways to change the search. */
export function Results({ data, query, onReset, ref }: ResultsProps) {
  const { goods, total, corrected, categories } = data;
  const { place, handleMore } = useMoreFocus(query.page);
  const { shown, waiting, firstPage } = useVisitedPages(goods, query);
  // The page of a category has its name as the heading.
  const isGrouped = isByCategory(query) && query.category === '';
  const groups = isGrouped ? groupByCategory(shown) : [{ category: '', products: shown }];
  const isFiltered = hasFilters(query);
  const reset = {
    to: hrefOf({ ...NO_QUERY, category: query.category, sort: query.sort }),
    state: IN_PLACE,
    onClick: onReset,
  };

  return (
    <List ref={ref} tabIndex={-1} role="region" aria-label="Список товаров">
      <Summary $isShown={isFiltered || firstPage > 1}>
        <p role="status">
          {corrected && `Показаны результаты для «${corrected}». `}Найдено: {total}
        </p>
        {isFiltered && (
          <Suspense fallback={<FiltersPlace />}>
            <ActiveFilters query={query} data={data} onRemove={onReset} />
          </Suspense>
        )}
        {isFiltered && total > 0 && (
          <ArrowLink as={Link} {...reset}>
            {RESET}
          </ArrowLink>
        )}
        {firstPage > 1 && (
          <ArrowLink as={Link} to={hrefOf({ ...query, page: 1 })}>
            Показать с начала
          </ArrowLink>
        )}
      </Summary>
      {total === 0 && (
        <Suspense>
          <NoGoods
            text={query.text}
            isFiltered={isNarrowed(query)}
            reset={
              <ButtonLink as={Link} kind="outline" {...reset}>
                {isNarrowed(query) ? RESET : 'Всё оборудование'}
              </ButtonLink>
            }
          />
        </Suspense>
      )}
      <div ref={place}>
        {shown.length > 0 &&
          groups.map((group, index) => (
            <Category
              key={group.category}
              group={group}
              waiting={waiting}
              text={categories.find(({ name }) => name === group.category)?.text ?? null}
              isFirst={index === 0}
            />
          ))}
      </div>
      {total > PAGE_SIZE * query.page && (
        <More>
          <ButtonLink
            as={Link}
            kind="outline"
            to={hrefOf({ ...query, page: query.page + 1 })}
            state={IN_PLACE}
            onClick={handleMore}
          >
            Показать ещё
          </ButtonLink>
        </More>
      )}
    </List>
  );
}
