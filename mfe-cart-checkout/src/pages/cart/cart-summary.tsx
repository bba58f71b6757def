import { fillTemplate, formatPrice } from '@shop/shared/format';
import { SummaryRow, SummaryRows, SummarySheet, SummaryTitle, SummaryTotal } from '../../components/summary';
import { computeTotals, isOrderable, toRoubles, type OrderGroup } from '../../features/order-lines';
import { CheckoutLinks } from './checkout-links';
import { TEXTS } from './texts';

const { summary } = TEXTS;

export function CartSummary({ groups }: { groups: readonly OrderGroup[] }) {
  const totals = computeTotals(groups);
  const price = (kopecks: number) => formatPrice(toRoubles(kopecks));
  return (
    <SummarySheet>
      <SummaryTitle>{summary.title}</SummaryTitle>
      <SummaryRows>
        {totals.goodsCount > 0 && (
          <SummaryRow label={fillTemplate(summary.goods, { count: totals.goodsCount })}>
            {price(totals.goodsKopecks)}
          </SummaryRow>
        )}
        {totals.servicesKopecks > 0 && (
          <SummaryRow label={summary.services}>{price(totals.servicesKopecks)}</SummaryRow>
        )}
        {totals.discountKopecks > 0 && (
          <SummaryRow label={summary.discount} isGain>
            {price(-totals.discountKopecks)}
          </SummaryRow>
        )}
        <SummaryRow label={summary.delivery}>{summary.deliveryLater}</SummaryRow>
      </SummaryRows>
      <SummaryTotal label={summary.total} roubles={toRoubles(totals.totalKopecks)} />
      <CheckoutLinks isOpen={isOrderable(groups)} />
    </SummarySheet>
  );
}
