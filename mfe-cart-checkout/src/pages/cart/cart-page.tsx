import { removeOrdered } from '@shop/shared/ordering';
import { useNavigate, useShop, type CartItem } from '@shop/shared/runtime';
import { Button, ConfirmDialog, Container, ErrorPanel, media, Note } from '@shop/shared/ui';
import { memo, useDeferredValue, useRef, useState } from 'react';
import styled from 'styled-components';
import { EmptyCart, LinesSkeleton, MainColumn, PageBody, PageHead, TwoColumns } from '../../components/page-layout';
import { useBookingDraft, type BookingDraft } from '../../features/booking';
import { useOrderLines, type OrderGroup } from '../../features/order-lines';
import { CartBooking } from './cart-booking';
import { CartGroup, useRecordedPrices } from './cart-rows';
import { CartSummary } from './cart-summary';
import { SavedList, useSavedItems } from './saved';
import { TEXTS } from './texts';
import { useCartActions, type CartActions } from './use-cart-actions';
import { useKeepFocus } from './use-keep-focus';

const { clearQuestion } = TEXTS;

// On phones the text, not the invisible box around it, aligns with the heading.
const QuietButton = styled(Button)`
  @media ${media.phone} {
    margin-left: -12px;
  }
`;

/** Clears the cart after a confirmation. */
function ClearButton({ onClear }: { onClear: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false);

  const handleConfirm = () => {
    setIsConfirming(false);
    onClear();
  };

  return (
    <>
      <QuietButton kind="quiet" onClick={() => setIsConfirming(true)}>
        {TEXTS.clear}
      </QuietButton>
      <ConfirmDialog
        {...clearQuestion}
        isOpen={isConfirming}
        onConfirm={handleConfirm}
        onCancel={() => setIsConfirming(false)}
      />
    </>
  );
}

interface CartViewProps {
  groups: readonly OrderGroup[];
  bookingDraft: BookingDraft;
  actions: CartActions;
  onFastOrder: () => void;
}

const Hint = styled.div`
  padding-top: 24px;
  border-top: 1px solid var(--c-line-strong);
`;

/** The rows of the cart beside the summary. */
function CartView({ groups, bookingDraft, actions, onFastOrder }: CartViewProps) {
  const prices = useRecordedPrices();
  const hasAccessories = groups.some(({ children }) => children.some(({ isIncluded }) => !isIncluded));
  return (
    <TwoColumns>
      <MainColumn>
        <ul>
          {groups.map((group) => (
            <CartGroup key={group.line.id} group={group} actions={actions} prices={prices} />
          ))}
        </ul>
        <CartBooking groups={groups} draft={bookingDraft} />
        <Hint>{hasAccessories && <Note>{TEXTS.hint}</Note>}</Hint>
      </MainColumn>
      <CartSummary groups={groups} onFixAll={() => actions.fixAll(groups)} onFastOrder={onFastOrder} />
    </TwoColumns>
  );
}

/** The widget uses a chunk of the same name, so a product page may have loaded it already. */
const loadFastOrder = () => import(/* webpackChunkName: "fast-order" */ '../../features/fast-order');

type FastOrderModule = Awaited<ReturnType<typeof loadFastOrder>>;

interface Ordered {
  Dialog: FastOrderModule['FastOrderDialog'];
  /** The cart at the time of the press. */
  items: readonly CartItem[];
}

interface FastOrder {
  ordered: Ordered | null;
  open: () => void;
  close: () => void;
  /** Removes the rows of the placed order from the cart. */
  finish: () => void;
}

/**
 * The fast order of the whole cart. The first press loads the dialog. If the dialog does not load,
 * the checkout page opens instead.
 */
function useFastOrder(): FastOrder {
  const shop = useShop();
  const navigate = useNavigate();
  const [ordered, setOrdered] = useState<Ordered | null>(null);

  const open = () => {
    const { items } = shop.cart.getState();
    shop.track(loadFastOrder()).then(
      ({ FastOrderDialog }) => setOrdered({ Dialog: FastOrderDialog, items }),
      () => void navigate('/checkout?type=fast'),
    );
  };

  return { ordered, open, close: () => setOrdered(null), finish: () => removeOrdered(shop, ordered?.items ?? []) };
}

const Place = styled(PageBody)`
  &:focus {
    outline: none;
  }
`;

interface CartBodyProps {
  lines: ReturnType<typeof useOrderLines>;
  bookingDraft: BookingDraft;
}

interface CartContentProps extends CartBodyProps {
  actions: CartActions;
  onFastOrder: () => void;
}

function CartContent({ lines, bookingDraft, actions, onFastOrder }: CartContentProps) {
  if (lines.isLoading) return <LinesSkeleton label={TEXTS.loading} />;
  if (lines.hasFailed) return <ErrorPanel {...TEXTS.failed} onRetry={lines.retry} />;
  if (lines.groups.length === 0) return <EmptyCart />;
  return <CartView groups={lines.groups} bookingDraft={bookingDraft} actions={actions} onFastOrder={onFastOrder} />;
}

const CartBody = memo(function CartBody({ lines, bookingDraft }: CartBodyProps) {
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
        <CartContent lines={lines} bookingDraft={bookingDraft} actions={actions} onFastOrder={fastOrder.open} />
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
  // The field of the stepper responds to a press immediately; prices, remarks and totals update in
  // a later task.
  const bookingDraft = useBookingDraft();
  const lines = useDeferredValue(useOrderLines(bookingDraft.values));
  return <CartBody lines={lines} bookingDraft={bookingDraft} />;
}
