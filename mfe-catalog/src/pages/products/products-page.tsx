import { Link, useCompare, usePageData, useParams, useSearchParams } from '@shop/shared/runtime';
import { ArrowLink, Breadcrumbs, Container, media, PageHeading } from '@shop/shared/ui';
import { lazy, Suspense, useRef } from 'react';
import styled from 'styled-components';
import { catalogCrumbs } from '../../components/crumbs';
import { NoAnswer, NoGoods } from '../../components/rare-panels';
import { RecentPlace } from '../../features/recent';
import type { CatalogData } from './catalog-data';
import { hasFilters, readQuery } from './catalog-query';
import { FilterForm } from './filter-form';
import { Results } from './results';

/** On a phone the first product is on the first screen. */
const Heading = styled.div`
  @media ${media.phone} {
    & p {
      display: none;
    }
  }
`;

// Shares a chunk with the recently viewed products: most first views need neither.
const CompareBar = lazy(() =>
  import(/* webpackChunkName: "returning" */ './compare-bar').then((module) => ({ default: module.CompareBar })),
);

function Catalog() {
  const data = usePageData<CatalogData>();
  const [params] = useSearchParams();
  const { category } = useParams();
  const query = readQuery(params, category);
  const list = useRef<HTMLDivElement>(null);
  // The clicked link disappears with the filter it resets; on a phone this also closes the
  // keyboard.
  const showList = () => list.current?.focus();

  if (!data.isKnown) {
    return (
      <Suspense>
        <NoAnswer />
      </Suspense>
    );
  }
  if (data.total === 0 && !hasFilters(query)) {
    return (
      <Container>
        <Suspense>
          <NoGoods />
        </Suspense>
      </Container>
    );
  }
  return (
    <div>
      <FilterForm data={data} onSubmit={showList} />
      <Results ref={list} data={data} query={query} onReset={showList} />
    </div>
  );
}

/** All goods, by category or as the visitor filters and sorts them. */
export function ProductsPage() {
  const { category, lead } = usePageData<CatalogData>();
  const isComparing = useCompare(({ items }) => items.length > 0);
  return (
    <>
      <Container>
        <Breadcrumbs items={catalogCrumbs(category)} linkComponent={Link} />
        <Heading>
          <PageHeading title={category ?? 'Оборудование'} {...(lead && { lead })}>
            <ArrowLink as={Link} to="/choose">
              Подобрать модель
            </ArrowLink>
          </PageHeading>
        </Heading>
      </Container>
      <Catalog />
      <RecentPlace />
      {isComparing && (
        <Suspense fallback={null}>
          <CompareBar />
        </Suspense>
      )}
    </>
  );
}
