import { Link, useSearchParams } from '@shop/shared/runtime';
import { Breadcrumbs, Container } from '@shop/shared/ui';
import { ProductsReady } from '../../features/product-list';
import { OwnComparison } from './own-comparison';
import { PrintStyle } from './print-style';
import { SharedComparison } from './shared-comparison';

const CRUMBS = [{ label: 'Главная', href: '/' }, { label: 'Сравнение' }];

/** Compared products side by side: the visitor's own, or those that a link names. */
export function ComparePage() {
  const [search] = useSearchParams();
  const sharedIds = search.get('ids');

  return (
    <>
      <PrintStyle />
      <Container>
        <Breadcrumbs items={CRUMBS} linkComponent={Link} />
      </Container>
      <ProductsReady>{sharedIds ? <SharedComparison ids={sharedIds} /> : <OwnComparison />}</ProductsReady>
    </>
  );
}
