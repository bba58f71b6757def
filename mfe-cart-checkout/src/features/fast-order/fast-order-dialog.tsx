import type { FastOrderProps } from '@shop/shared/federation';
import { useShop, type CartItem, type Shortage } from '@shop/shared/runtime';
import { CartIcon, EmptyState, ErrorPanel, Modal, SkeletonLines } from '@shop/shared/ui';
import { useState } from 'react';
import { fitToStock, isOrderable, useJoinedLines } from '../order-lines';
import { FastOrderForm } from './fast-order-form';
import { PlacedMessage } from './placed-message';
import { ShortMessage } from './short-message';
import { TEXTS } from './texts';
import { useFastOrder } from './use-fast-order';

const WIDTH = '560px';

interface FastOrderDialogProps extends Pick<FastOrderProps, 'onPlaced' | 'onClose'> {
  /** Rows as of a cart; what happens to the cart meanwhile does not change the order. */
  items: readonly CartItem[];
}

function FastOrderContent({ items: ordered, onPlaced, onClose }: FastOrderDialogProps) {
  const { lists, track } = useShop();
  const [items, setItems] = useState(ordered);
  const { groups, isLoading, hasFailed, retry } = useJoinedLines(items);
  const fastOrder = useFastOrder(groups, onPlaced);
  const { outcome, dismissFailure } = fastOrder.order;

  const takeLeft = (products: readonly Shortage[]) => {
    setItems((current) => fitToStock(current, products));
    dismissFailure();
    // The list at hand has just proved old.
    void track(lists.load(['products'], { isForced: true }));
  };

  if (outcome?.kind === 'placed') return <PlacedMessage order={outcome.order} onClose={onClose} />;
  if (hasFailed) return <ErrorPanel {...TEXTS.failed} onRetry={retry} isRetrying={isLoading} />;
  if (isLoading) {
    return (
      <div role="status" aria-label={TEXTS.loading}>
        <SkeletonLines count={4} />
      </div>
    );
  }
  if (items.length === 0) return <EmptyState icon={<CartIcon size={32} />} {...TEXTS.nothing} />;
  if (!isOrderable(groups)) return <ShortMessage groups={groups} onTakeLeft={takeLeft} />;
  return <FastOrderForm groups={groups} fastOrder={fastOrder} onTakeLeft={takeLeft} />;
}

/** Takes a name and a phone number and places an order of these rows; a manager settles the rest in a call. */
export function FastOrderDialog(props: FastOrderDialogProps) {
  return (
    <Modal isOpen title={TEXTS.title} width={WIDTH} onClose={props.onClose}>
      <FastOrderContent {...props} />
    </Modal>
  );
}
