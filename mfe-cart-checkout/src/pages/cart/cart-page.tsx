import { Container, ErrorPanel } from '@shop/shared/ui';
import { memo, useDeferredValue, useRef } from 'react';
import styled from 'styled-components';
import { EmptyCart } from '../../components/empty-cart';
import { LinesSkeleton } from '../../components/lines-skeleton';
import { PageBody } from '../../components/page-body';
import { PageHead } from '../../components/page-head';
import { useOrderLines } from '../../features/order-lines';
import { CartView } from './cart-view';
import { ClearButton } from './clear-button';
import { SavedList, useSavedItems } from './saved';
import { TEXTS } from './texts';
import { useCartActions, type CartActions } from './use-cart-actions';
import { useFastOrder } from './use-fast-order';
import { useKeepFocus } from './use-keep-focus';

const Place = styled(PageBody)`
  &:focus {
    outline: none;
  }
`;

interface CartBodyProps {
  lines: ReturnType<typeof useOrderLines>;
}

interface CartContentProps extends CartBodyProps {
  actions: CartActions;
  onFastOrder: () => void;
}

function CartContent({ lines, actions, onFastOrder }: CartContentProps) {
  if (lines.isLoading) return <LinesSkeleton label={TEXTS.loading} />;
  if (lines.hasFailed) return <ErrorPanel {...TEXTS.failed} onRetry={lines.retry} />;
  if (lines.groups.length === 0) return <EmptyCart />;
  return <CartView groups={lines.groups} actions={actions} onFastOrder={onFastOrder} />;
}

const CartBody = memo(function CartBody({ lines }: CartBodyProps) {
  const saved = useSavedItems();
  const actions = useCartActions(saved);
  const fastOrder = useFastOrder();
  const place = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(place, fastOrder.ordered !== null);
  const isReady = !lines.isLoading && !lines.hasFailed;
  return (
    <Container>
      <PageHead
        title={TEXTS.title}
        crumbs={[{ label: TEXTS.title }]}
        action={isReady && lines.groups.length > 0 && <ClearButton onClear={actions.clear} />}
      />
      <Place ref={place} tabIndex={-1} role="group" aria-label={TEXTS.title} {...keepFocus}>
        <CartContent lines={lines} actions={actions} onFastOrder={fastOrder.open} />
        {isReady && <SavedList saved={saved} />}
      </Place>
      {fastOrder.ordered && (
        <fastOrder.ordered.Dialog
          items={fastOrder.ordered.items}
          onPlaced={fastOrder.finish}
          onClose={fastOrder.close}
        />
      )}
    </Container>
  );
});

export function CartPage() {
  // The press of a stepper is answered in its field; prices, remarks and sums follow in a task of their own.
  const lines = useDeferredValue(useOrderLines());
  return <CartBody lines={lines} />;
}
