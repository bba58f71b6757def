import { useAuth, useSearchParams } from '@shop/shared/runtime';
import { Container, ErrorPanel, Segmented } from '@shop/shared/ui';
import styled from 'styled-components';
import { EmptyCart } from '../../components/empty-cart';
import { LinesSkeleton } from '../../components/lines-skeleton';
import { PageBody } from '../../components/page-body';
import { PageHead } from '../../components/page-head';
import { isOrderable, useOrderLines } from '../../features/order-lines';
import { CheckoutForm } from './checkout-form';
import type { OrderType } from './checkout-values';
import { ClosedCheckout } from './closed-checkout';
import { PlacedNotice } from './placed-notice';
import { TEXTS, TITLES } from './texts';
import { usePlaceOrder } from './use-place-order';

const TypeSwitch = styled(Segmented<OrderType>)`
  min-width: min(340px, 100%);
`;

const OPTIONS = [
  { value: 'regular', label: TEXTS.regular },
  { value: 'fast', label: TEXTS.fast },
] as const;

function CheckoutContent({ type }: { type: OrderType }) {
  const lines = useOrderLines();
  const order = usePlaceOrder();
  const isUserLoading = useAuth((state) => state.isUserLoading);

  if (order.outcome?.kind === 'placed') return <PlacedNotice />;
  // What is kept of one user is not for another: who it is has to be known first.
  if (lines.isLoading || isUserLoading) return <LinesSkeleton label={TEXTS.loading} />;
  if (lines.hasFailed) return <ErrorPanel {...TEXTS.cartFailed} onRetry={lines.retry} />;
  if (lines.groups.length === 0) return <EmptyCart />;
  if (!isOrderable(lines.groups)) return <ClosedCheckout groups={lines.groups} />;
  // Each type has rules of its own; what both ask comes back from the draft.
  return <CheckoutForm key={type} type={type} groups={lines.groups} order={order} />;
}

export function CheckoutPage() {
  const [params, setParams] = useSearchParams();
  const type: OrderType = params.get('type') === 'fast' ? 'fast' : 'regular';
  const setType = (next: OrderType) => setParams(next === 'fast' ? { type: next } : {}, { replace: true });
  return (
    <Container>
      <PageHead
        title={TITLES[type]}
        crumbs={[{ label: TEXTS.cart, href: '/cart' }, { label: TITLES[type] }]}
        action={<TypeSwitch label={TEXTS.orderType} options={OPTIONS} value={type} onChange={setType} />}
      />
      <PageBody>
        <CheckoutContent type={type} />
      </PageBody>
    </Container>
  );
}
