import { groupByCategory, type ProductGroup } from '@shop/shared/products';
import { Link, useShop, type Shop } from '@shop/shared/runtime';
import { ArrowLink, ButtonLink, H3, VisuallyHidden } from '@shop/shared/ui';
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, type Ref } from 'react';
import { productTag } from '../../content/product-words';
import { ProductTile, type TileProduct } from '../../features/buying';
import type { CatalogData } from './catalog-data';
import { hasFilters, hrefOf, IN_PLACE, isByCategory, NO_QUERY, PAGE_SIZE, type CatalogQuery } from './catalog-query';
import * as S from './results.styles';

// Most first views have no filter.
const ActiveFilters = lazy(() =>
  import(/* webpackChunkName: "active-filters" */ './active-filters').then((module) => ({
    default: module.ActiveFilters,
  })),
);

// Most lists have goods.
const NoGoods = lazy(() =>
  import(/* webpackChunkName: "no-goods" */ './no-goods').then((module) => ({ default: module.NoGoods })),
);

const RESET = 'Сбросить фильтры';
const CARD_LINKS = 'article h3 a';

/** The pages of the list that the visit has seen, by address. */
const visitedPages = new WeakMap<Shop, Map<string, readonly TileProduct[]>>();

function visitedPagesOf(shop: Shop) {
  const pages = visitedPages.get(shop) ?? new Map<string, readonly TileProduct[]>();
  visitedPages.set(shop, pages);
  return pages;
}

/**
 * A page of the list after the pages that the visit has seen. «Показать ещё» adds a page, and Back
 * restores the list.
 */
function useVisitedPages(goods: readonly TileProduct[], query: CatalogQuery) {
  const pages = visitedPagesOf(useShop());
  const address = hrefOf(query);
  useEffect(() => {
    pages.set(address, goods);
  }, [address, goods, pages]);

  let shown = goods;
  let firstPage = query.page;
  for (; firstPage > 1; firstPage -= 1) {
    const before = pages.get(hrefOf({ ...query, page: firstPage - 1 }));
    if (!before) break;
    shown = [...before, ...shown];
  }
  // If the list changes between two requests, a product can be on both pages.
  return { firstPage, shown: [...new Map(shown.map((product) => [product.id, product])).values()] };
}

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
  text: string | null;
  /** True when the first card is visible without scrolling, on phones too. */
  isFirst: boolean;
}

/**
 * One category, its name and text beside the cards. Without a name the cards take the whole row.
 */
function Category({ group: { category, products }, text, isFirst }: CategoryProps) {
  const titleId = useId();
  const hasName = category !== '';

  return (
    <S.Category {...(hasName ? { 'aria-labelledby': titleId } : { 'aria-label': 'Другое оборудование' })}>
      {hasName && (
        <S.Head>
          <H3 as="h2" id={titleId}>
            {category}
          </H3>
          {text && <S.Text>{text}</S.Text>}
        </S.Head>
      )}
      {/* The names of goods are third-level headings, so a second-level one must come first. */}
      {isFirst && !hasName && <VisuallyHidden as="h2">Найденное оборудование</VisuallyHidden>}
      <S.Cards $isWide={!hasName}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductTile product={product} tag={productTag(product.slug)} isUrgent={isFirst && index === 0} />
          </li>
        ))}
      </S.Cards>
    </S.Category>
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
  const { goods, total, corrected, facets, categories } = data;
  const { place, handleMore } = useMoreFocus(query.page);
  const { shown, firstPage } = useVisitedPages(goods, query);
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
    <S.List ref={ref} tabIndex={-1} role="region" aria-label="Список товаров">
      <S.Summary $isShown={isFiltered || firstPage > 1}>
        <p role="status">
          {corrected && `Показаны результаты для «${corrected}». `}Найдено: {total}
        </p>
        {isFiltered && (
          <Suspense fallback={<S.FiltersPlace />}>
            <ActiveFilters query={query} facets={facets} onRemove={onReset} />
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
      </S.Summary>
      {total === 0 && (
        <S.Empty>
          <Suspense>
            <NoGoods
              reset={
                <ButtonLink as={Link} {...reset}>
                  {RESET}
                </ButtonLink>
              }
            />
          </Suspense>
        </S.Empty>
      )}
      <div ref={place}>
        {shown.length > 0 &&
          groups.map((group, index) => (
            <Category
              key={group.category}
              group={group}
              text={categories.find(({ name }) => name === group.category)?.text ?? null}
              isFirst={index === 0}
            />
          ))}
      </div>
      {total > PAGE_SIZE * query.page && (
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
}
