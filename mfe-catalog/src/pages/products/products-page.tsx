import { Link } from '@shop/shared/runtime';
import { Breadcrumbs, Container, PageHeading } from '@shop/shared/ui';
import { Suspense } from 'react';
import { CardsSkeleton, ProductsReady } from '../../features/product-list';
import { Catalog } from './catalog';
import { RecentPlace } from '../../features/recent';
import { CompareBarPlace } from './compare-bar-place';
import { PRODUCTS_CRUMBS } from './crumbs';

/** All goods: by category, or as the visitor filters and orders them. */
export function ProductsPage() {
  return (
    <>
      <Container>
        <Breadcrumbs items={PRODUCTS_CRUMBS} linkComponent={Link} />
        <PageHeading
          title="Оборудование"
          lead="Не знаете, что выбрать? Отметьте два-три комплекса и сравните: покажем только различия."
        />
      </Container>
      <ProductsReady>
        <Suspense fallback={<CardsSkeleton />}>
          <Catalog />
        </Suspense>
      </ProductsReady>
      <RecentPlace />
      <CompareBarPlace />
    </>
  );
}
