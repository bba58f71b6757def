import { formatPrice } from '@shop/shared/format';
import { LineList } from '../../components/line-list';
import { SummaryRow, SummaryRows, SummaryTotal } from '../../components/summary';
import { computeTotals, toListedLines, toRoubles, type OrderGroup } from '../order-lines';
import { TEXTS } from './texts';

/** What is ordered and what it comes to; delivery is settled in the call. */
export function OrderPreview({ groups }: { groups: readonly OrderGroup[] }) {
  const { goodsCount, discountKopecks, totalKopecks } = computeTotals(groups);
  return (
    <section aria-label={TEXTS.lines}>
      <LineList lines={toListedLines(groups)} />
      {discountKopecks > 0 && (
        <SummaryRows>
          <SummaryRow label={TEXTS.discount} isGain>
            {formatPrice(toRoubles(-discountKopecks))}
          </SummaryRow>
        </SummaryRows>
      )}
      <SummaryTotal label={goodsCount > 0 ? TEXTS.total : TEXTS.totalOfServices} roubles={toRoubles(totalKopecks)} />
    </section>
  );
}
