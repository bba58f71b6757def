import type { FastOrderProps } from '@shop/shared/federation';
import { fillTemplate, formatOrderNumber, formatPrice, toRoubles } from '@shop/shared/format';
import { ConsentLinks, ContactFields, useFastOrder, type FastOrder } from '@shop/shared/ordering';
import { useShop, type CartItem, type Shortage } from '@shop/shared/runtime';
import { Button, Caption, Note, Stack } from '@shop/shared/ui';
import { useEffect, useRef } from 'react';
import { LineList } from '../../components/line-list';
import { SummaryRow, SummaryTotal } from '../../components/summary';
import { bookProducts } from '../booking';
import type { LastOrder } from '../last-order';
import { computeTotals, flattenGroups, toListedLines, toSeenPrices, type OrderGroup } from '../order-lines';
import { FailureNote, OfflineNote, usePlaceOrder } from '../ordering';
import { TEXTS } from './texts';

type DialogOrder = FastOrder<LastOrder>;

/** False after the dialog is closed. */
function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/**
 * The form of the fast order. If the dialog is closed before the answer arrives, a toast shows the
 * result.
 */
export function useDialogOrder(
  rows: readonly CartItem[],
  groups: readonly OrderGroup[],
  onPlaced: FastOrderProps['onPlaced'],
): DialogOrder {
  const shop = useShop();
  const isMounted = useIsMounted();
  const lines = flattenGroups(groups);
  const place = usePlaceOrder(
    lines,
    lines.every(({ type }) => type === 'service'),
  );
  return useFastOrder({
    slot: 'shop.fastOrder',
    rows,
    seen: toSeenPrices(groups),
    // A manager asks for place and day; the models set the prices.
    place: (input) => place({ ...input, products: bookProducts(input.products, lines, {}) }),
    onOutcome: (outcome) => {
      if (outcome.kind === 'placed') onPlaced?.(outcome.order.id);
      if (isMounted.current) return;
      const { show } = shop.notices.getState();
      if (outcome.kind !== 'placed') show({ kind: 'error', title: TEXTS.notPlaced });
      else show({ title: fillTemplate(TEXTS.placed.title, { number: formatOrderNumber(outcome.order.id) }) });
    },
  });
}

/** The ordered lines and their total. The manager arranges the delivery by phone. */
function OrderPreview({ groups }: { groups: readonly OrderGroup[] }) {
  const { goodsCount, discountKopecks, totalKopecks } = computeTotals(groups);
  return (
    <section aria-label={TEXTS.lines}>
      <LineList lines={toListedLines(groups)} />
      {discountKopecks > 0 && (
        <dl>
          <SummaryRow label={TEXTS.discount} isGain>
            {formatPrice(toRoubles(-discountKopecks))}
          </SummaryRow>
        </dl>
      )}
      <SummaryTotal label={goodsCount > 0 ? TEXTS.total : TEXTS.totalOfServices} roubles={toRoubles(totalKopecks)} />
    </section>
  );
}

interface FastOrderFormProps {
  groups: readonly OrderGroup[];
  order: DialogOrder;
  onOrderAvailable: (products: readonly Shortage[]) => void;
}

/** The ordered lines, the buyer's fields and the submit button. */
export function FastOrderForm({ groups, order, onOrderAvailable }: FastOrderFormProps) {
  return (
    <Stack as="form" gap={5} noValidate onSubmit={order.submit} aria-label={TEXTS.title}>
      <OrderPreview groups={groups} />
      <ContactFields form={order.form} />
      <Note>{TEXTS.note}</Note>
      <FailureNote
        failure={order.failure}
        groups={groups}
        onRetry={order.submit}
        onDismiss={order.dismissFailure}
        onOrderAvailable={onOrderAvailable}
      />
      <OfflineNote />
      <Button type="submit" isFull size="lg" isLoading={order.isSending}>
        {TEXTS.submit}
      </Button>
      <Caption as="p">
        {TEXTS.agree} <ConsentLinks />.
      </Caption>
    </Stack>
  );
}
