import { Link, groupByCategory, selectGoods, useList } from '@shop/shared/runtime';
import { Breadcrumbs, Container, EmptyState } from '@shop/shared/ui';
import { PageHead } from '../../components/page-head';
import { TEXTS } from '../../content/texts';
import { ProductsReady } from '../../features/product-list';
import { CategorySection } from './category-section';
import { CompareBar } from './compare-bar';
import { PRODUCTS_CRUMBS } from './crumbs';
import * as S from './products-page.styles';

function Categories() {
  const { items } = useList('products');
  const groups = groupByCategory(selectGoods(items));
  if (groups.length === 0) return <EmptyState title={TEXTS.noGoods.title} text={TEXTS.noGoods.text} />;

  return groups.map((group, index) => <CategorySection key={group.category} group={group} isFirst={index === 0} />);
}

/** All goods by category. */
export function ProductsPage() {
  return (
    <>
      <Container>
        <Breadcrumbs items={PRODUCTS_CRUMBS} linkComponent={Link} />
        <PageHead title="Оборудование">
          <p>Не знаете, что выбрать? Отметьте два-три комплекса и сравните: покажем только различия.</p>
        </PageHead>
      </Container>
      <S.List>
        <ProductsReady>
          <Container>
            <Categories />
          </Container>
        </ProductsReady>
      </S.List>
      <CompareBar />
    </>
  );
}
