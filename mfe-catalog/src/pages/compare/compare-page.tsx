import { Link, useCompare, useList } from '@shop/shared/runtime';
import { Breadcrumbs, Button, ButtonLink, CompareIcon, Container, EmptyState } from '@shop/shared/ui';
import { PageHead } from '../../components/page-head';
import { COMPARE_TEXTS } from '../../content/texts';
import { CardsSkeleton, ProductsReady } from '../../features/product-list';
import * as S from './compare-page.styles';
import { CompareTable } from './compare-table';

const CRUMBS = [{ label: 'Главная', href: '/' }, { label: 'Сравнение' }];

function NothingToCompare({ title, text }: { title: string; text: string }) {
  return (
    <Container>
      <EmptyState
        icon={<CompareIcon size={32} />}
        title={title}
        text={text}
        action={
          <ButtonLink as={Link} to="/products">
            К оборудованию
          </ButtonLink>
        }
      />
    </Container>
  );
}

function Comparison() {
  const { items, isLoading } = useCompare((state) => state);
  const { byId } = useList('products');
  const products = items.flatMap(({ productId }) => byId.get(productId) ?? []);

  if (isLoading) return <CardsSkeleton />;
  if (products.length === 0) return <NothingToCompare {...COMPARE_TEXTS.empty} />;
  if (products.length === 1) return <NothingToCompare {...COMPARE_TEXTS.one} />;
  return <CompareTable products={products} />;
}

/** Compared products side by side. The list is this browser's own, so the server renders its place only. */
export function ComparePage() {
  const hasItems = useCompare(({ items }) => items.length > 0);
  const clear = useCompare((state) => state.clear);

  return (
    <>
      <Container>
        <Breadcrumbs items={CRUMBS} linkComponent={Link} />
        <PageHead title="Сравнение">
          {hasItems && (
            <Button kind="outline" onClick={clear}>
              Очистить список
            </Button>
          )}
        </PageHead>
      </Container>
      <S.Content>
        <ProductsReady>
          <Comparison />
        </ProductsReady>
      </S.Content>
    </>
  );
}
