import { useSendOrder } from '@shop/shared/ordering';
import { Link, useAuth, useSearchParams } from '@shop/shared/runtime';
import {
  Button,
  ButtonLink,
  CartIcon,
  CheckIcon,
  Container,
  EmptyState,
  ErrorPanel,
  Note,
  Row,
  Segmented,
  Stack,
} from '@shop/shared/ui';
import styled from 'styled-components';
import { EmptyCart, LinesSkeleton, PageBody, PageHead } from '../../components/page-layout';
import { useBookingDraft } from '../../features/booking';
import { isOrderable, shortagesOf, useOrderLines, type OrderGroup } from '../../features/order-lines';
import { ORDER_AVAILABLE, ShortageReasons } from '../../features/ordering';
import { CheckoutForm } from './checkout-form';
import { isFieldName, type OrderType } from './checkout-schema';
import { isBookingErrorName } from './use-checkout-booking';
import { useDelivery } from './delivery';
import { CartLink, useOrderAvailable } from './stock-actions';
import type { CheckoutFieldName, CheckoutOrder } from './submit-order';
import { TEXTS, TITLES } from './texts';
import { DRAFT_STORAGE_KEY } from './use-checkout-form';

const { closed } = TEXTS;

/**
 * Shown between the answer and the last page. The link helps if that page does not open by itself.
 */
function PlacedNotice() {
  return (
    <EmptyState
      icon={<CheckIcon size={32} />}
      title={TEXTS.placed.title}
      text={TEXTS.placed.text}
      action={
        <ButtonLink as={Link} to="/checkout/finish">
          {TEXTS.placed.link}
        </ButtonLink>
      }
    />
  );
}

/** Explains why the order cannot be placed, and offers to order only what is in stock. */
function ClosedCheckout({ groups }: { groups: readonly OrderGroup[] }) {
  const orderAvailable = useOrderAvailable();
  return (
    <Stack gap={6}>
      <Note kind="warning">
        <p>{closed.text}</p>
        <ShortageReasons groups={groups} />
      </Note>
      <EmptyState
        icon={<CartIcon size={32} />}
        title={closed.title}
        text={closed.safety}
        action={
          <Row gap={3}>
            <Button onClick={() => orderAvailable(shortagesOf(groups))}>{ORDER_AVAILABLE}</Button>
            <CartLink text={closed.button} />
          </Row>
        }
      />
    </Stack>
  );
}

const TypeSwitch = styled(Segmented<OrderType>)`
  min-width: min(340px, 100%);
`;

const OPTIONS = [
  { value: 'regular', label: TEXTS.regular },
  { value: 'fast', label: TEXTS.fast },
] as const;

const isOrderFieldName = (name: string): name is CheckoutFieldName => isFieldName(name) || isBookingErrorName(name);

function CheckoutContent({ type }: { type: OrderType }) {
  const bookingDraft = useBookingDraft();
  const lines = useOrderLines(bookingDraft.values);
  const order: CheckoutOrder = useSendOrder(DRAFT_STORAGE_KEY, isOrderFieldName);
  const delivery = useDelivery();
  const isUserLoading = useAuth((state) => state.isUserLoading);

  if (order.outcome?.kind === 'placed') return <PlacedNotice />;
  // Stored data belongs to one user, so the form waits until the user is known.
  if (lines.isLoading || isUserLoading || (type === 'regular' && delivery.isFirstLoad))
    return <LinesSkeleton label={TEXTS.loading} />;
  if (lines.hasFailed) return <ErrorPanel {...TEXTS.cartFailed} onRetry={lines.retry} />;
  if (lines.groups.length === 0) return <EmptyCart />;
  if (!isOrderable(lines.groups)) return <ClosedCheckout groups={lines.groups} />;
  // The types have different rules, so each gets its own form. The draft carries the common values
  // over.
  return (
    <CheckoutForm
      key={type}
      type={type}
      items={lines.rows}
      groups={lines.groups}
      delivery={delivery}
      bookingDraft={bookingDraft}
      order={order}
    />
  );
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
