import type { FastOrderLine, FastOrderProps } from '@shop/shared/federation';
import { fillTemplate, formatOrderNumber } from '@shop/shared/format';
import { fitToStock } from '@shop/shared/ordering';
import { productsOf } from '@shop/shared/products';
import { Link, useShop, type CartItem, type Shortage } from '@shop/shared/runtime';
import {
  Button,
  ButtonLink,
  CartIcon,
  EmptyState,
  ErrorPanel,
  H3,
  Modal,
  Note,
  Row,
  SkeletonLines,
  Stack,
} from '@shop/shared/ui';
import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useBookingDraft } from '../booking';
import type { LastOrder } from '../last-order';
import { isOrderable, shortagesOf, useJoinedLines, type OrderGroup } from '../order-lines';
import { ORDER_AVAILABLE, ShortageReasons } from '../ordering';
import { FastOrderForm, useDialogOrder } from './fast-order-form';
import { TEXTS } from './texts';

const { placed } = TEXTS;

/** More than passes between the two presses of somebody who saw no answer to the first. */
const SECOND_PRESS_MS = 1000;

/**
 * Tells whether a press belongs to the form that has just given way to the number: its second one
 * meets whatever is there now, a button or the ground behind the dialog.
 */
function useSecondPress() {
  const placedAt = useRef(-Infinity);
  return useMemo(
    () => ({
      start: () => void (placedAt.current = performance.now()),
      isOne: () => performance.now() - placedAt.current < SECOND_PRESS_MS,
    }),
    [],
  );
}

type SecondPress = ReturnType<typeof useSecondPress>;

interface PlacedMessageProps {
  order: LastOrder;
  secondPress: SecondPress;
  onClose: () => void;
}

/** The order number for the manager's call, and the next steps. */
function PlacedMessage({ order, secondPress, onClose }: PlacedMessageProps) {
  const head = useRef<HTMLHeadingElement>(null);

  // The button that submitted the form is gone, so the focus would be lost.
  useEffect(() => head.current?.focus(), []);

  useEffect(() => secondPress.start(), [secondPress]);
  const ignoreSecondPress = (event: MouseEvent) => {
    if (!secondPress.isOne()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Stack gap={5}>
      <H3 ref={head} tabIndex={-1}>
        {fillTemplate(placed.title, { number: formatOrderNumber(order.id) })}
      </H3>
      <p>{fillTemplate(placed.text, { name: order.name })}</p>
      <Row gap={3} onClickCapture={ignoreSecondPress}>
        <Button onClick={onClose}>{placed.close}</Button>
        <ButtonLink as={Link} to="/checkout/finish" kind="outline" onClick={onClose}>
          {placed.open}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

interface ShortMessageProps {
  groups: readonly OrderGroup[];
  onOrderAvailable: (products: readonly Shortage[]) => void;
}

/**
 * Explains why the API would refuse the order, as the catalogue already shows, and offers to order
 * only what is in stock.
 */
function ShortMessage({ groups, onOrderAvailable }: ShortMessageProps) {
  return (
    <Note kind="warning">
      <Stack gap={3}>
        <p>{TEXTS.short}</p>
        <ShortageReasons groups={groups} text={TEXTS.left} />
        <Button kind="outline" onClick={() => onOrderAvailable(shortagesOf(groups))}>
          {ORDER_AVAILABLE}
        </Button>
      </Stack>
    </Note>
  );
}

const WIDTH = '560px';

interface FastOrderDialogProps extends Pick<FastOrderProps, 'onPlaced' | 'onClose'> {
  /** Rows in the format of the cart. Later changes of the cart do not affect the order. */
  items: readonly CartItem[];
}

interface FastOrderContentProps extends FastOrderDialogProps {
  secondPress: SecondPress;
}

function FastOrderContent({ items: ordered, secondPress, onPlaced, onClose }: FastOrderContentProps) {
  const shop = useShop();
  const [items, setItems] = useState<readonly CartItem[]>(ordered);
  const { rows, groups, isLoading, hasFailed, retry } = useJoinedLines(items, useBookingDraft().values);
  const order = useDialogOrder(rows, groups, onPlaced);

  const orderAvailable = (products: readonly Shortage[]) => {
    setItems(fitToStock(rows, products));
    order.dismissFailure();
    // The refusal shows that the loaded stock is out of date.
    const ids = items.map(({ productId }) => productId);
    void shop.track(productsOf(shop).load(ids, { isForced: true }));
  };

  if (order.outcome?.kind === 'placed')
    return <PlacedMessage order={order.outcome.order} secondPress={secondPress} onClose={onClose} />;
  if (hasFailed) return <ErrorPanel {...TEXTS.failed} onRetry={retry} isRetrying={isLoading} />;
  if (isLoading) {
    return (
      <div role="status" aria-label={TEXTS.loading}>
        <SkeletonLines count={4} />
      </div>
    );
  }
  if (items.length === 0) return <EmptyState icon={<CartIcon size={32} />} {...TEXTS.nothing} />;
  if (!isOrderable(groups)) return <ShortMessage groups={groups} onOrderAvailable={orderAvailable} />;
  return <FastOrderForm groups={groups} order={order} onOrderAvailable={orderAvailable} />;
}

/** Orders these rows by name and phone number. A manager arranges the rest by phone. */
export function FastOrderDialog(props: FastOrderDialogProps) {
  const secondPress = useSecondPress();
  const handleClose = () => {
    if (!secondPress.isOne()) props.onClose();
  };
  return (
    <Modal isOpen title={TEXTS.title} width={WIDTH} onClose={handleClose}>
      <FastOrderContent {...props} secondPress={secondPress} />
    </Modal>
  );
}

/**
 * Converts the lines to rows of a separate cart, so that the cart code can join, count and limit
 * them.
 */
function toCartItems(lines: readonly FastOrderLine[]): CartItem[] {
  const items: CartItem[] = [];
  const add = (productId: number, productCount: number, parentId: number | null) => {
    const id = items.length + 1;
    items.push({ id, productId, productCount, parentId });
    return id;
  };
  for (const { productId, productCount, childProductIds } of lines) {
    const parentId = add(productId, productCount, null);
    for (const childId of childProductIds) add(childId, productCount, parentId);
  }
  return items;
}

/** The dialog as a widget for other remotes. */
export function FastOrderWidget({ lines, onPlaced, onClose }: FastOrderProps) {
  return <FastOrderDialog items={toCartItems(lines)} onClose={onClose} {...(onPlaced && { onPlaced })} />;
}
