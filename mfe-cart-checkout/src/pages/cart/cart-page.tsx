import { Container, ErrorPanel } from '@shop/shared/ui';
import { EmptyCart } from '../../components/empty-cart';
import { LinesSkeleton } from '../../components/lines-skeleton';
import { PageBody } from '../../components/page-body';
import { PageHead } from '../../components/page-head';
import { useOrderLines } from '../../features/order-lines';
import { CartView } from './cart-view';
import { ClearButton } from './clear-button';
import { TEXTS } from './texts';
import { useCartActions } from './use-cart-actions';

function CartContent({ lines }: { lines: ReturnType<typeof useOrderLines> }) {
  const actions = useCartActions();

  if (lines.isLoading) return <LinesSkeleton label={TEXTS.loading} />;
  if (lines.hasFailed) return <ErrorPanel {...TEXTS.failed} onRetry={lines.retry} />;
  if (lines.groups.length === 0) return <EmptyCart />;
  return <CartView groups={lines.groups} actions={actions} />;
}

export function CartPage() {
  const lines = useOrderLines();
  const { clear } = useCartActions();
  const canClear = !lines.isLoading && lines.groups.length > 0;
  return (
    <Container>
      <PageHead
        title={TEXTS.title}
        crumbs={[{ label: TEXTS.title }]}
        action={canClear && <ClearButton onClear={clear} />}
      />
      <PageBody>
        <CartContent lines={lines} />
      </PageBody>
    </Container>
  );
}
