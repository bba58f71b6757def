import { fillTemplate, formatPrice } from '@shop/shared/format';
import { SummaryRow, SummaryRows, SummaryTitle, SummaryTotal } from '../../components/summary';
import { computeTotals, isOrderable, toRoubles, type OrderGroup, type OrderTotals } from '../../features/order-lines';
import { CheckoutButton, CHECKOUT_CLOSED_ID } from './checkout-button';
import { ClosedNote } from './closed-note';
import { FastOrderOffer } from './fast-order-offer';
import { Foot, Head, Pay, RoomForBar, Sheet, Side } from './summary-layout';
import { TEXTS } from './texts';

const { summary } = TEXTS;

const priceOf = (kopecks: number) => formatPrice(toRoubles(kopecks));

function Rows({ totals }: { totals: OrderTotals }) {
  return (
    <SummaryRows>
      {totals.goodsCount > 0 && (
        <SummaryRow label={fillTemplate(summary.goods, { count: totals.goodsCount })}>
          {priceOf(totals.goodsKopecks)}
        </SummaryRow>
      )}
      {totals.servicesKopecks > 0 && (
        <SummaryRow label={summary.services}>{priceOf(totals.servicesKopecks)}</SummaryRow>
      )}
      {totals.discountKopecks > 0 && (
        <SummaryRow label={summary.discount} isGain>
          {priceOf(-totals.discountKopecks)}
        </SummaryRow>
      )}
      <SummaryRow label={summary.delivery}>{summary.deliveryLater}</SummaryRow>
    </SummaryRows>
  );
}

interface CartSummaryProps {
  groups: readonly OrderGroup[];
  onCureAll: () => void;
  onFastOrder: () => void;
}

/** What the cart comes to, and the ways to order it; closed with the reason while a line cannot be ordered. */
export function CartSummary({ groups, onCureAll, onFastOrder }: CartSummaryProps) {
  const totals = computeTotals(groups);
  const isOpen = isOrderable(groups);
  return (
    <Side aria-label={summary.label}>
      <RoomForBar />
      <Sheet>
        <Head>
          <SummaryTitle>{summary.title}</SummaryTitle>
          <Rows totals={totals} />
        </Head>
        <Pay>
          <SummaryTotal label={summary.total} roubles={toRoubles(totals.totalKopecks)} />
          <CheckoutButton isOpen={isOpen} />
        </Pay>
        <Foot>
          {isOpen ? (
            <FastOrderOffer onOpen={onFastOrder} />
          ) : (
            <ClosedNote id={CHECKOUT_CLOSED_ID} groups={groups} onCureAll={onCureAll} />
          )}
        </Foot>
      </Sheet>
    </Side>
  );
}
