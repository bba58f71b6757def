import { formatPrice } from '@shop/shared/format';
import { KeyValueList } from '@shop/shared/ui';
import styled from 'styled-components';
import { LineList } from '../../components/line-list';
import { SummaryRow, SummaryRows, SummarySheet, SummaryTitle, SummaryTotal } from '../../components/summary';
import type { LastOrder } from '../../features/last-order';
import { orderFacts } from './order-facts';
import { TEXTS } from './texts';

const Details = styled(KeyValueList)`
  margin-top: 20px;
`;

function toListed(lines: LastOrder['lines']) {
  return lines.map(({ sumKopecks, ...line }) => ({ ...line, roubles: sumKopecks / 100 }));
}

/** What was ordered and what it came to by the server's prices. */
export function OrderSummary({ order }: { order: LastOrder }) {
  const { discountKopecks, deliveryKopecks, totalKopecks } = order;
  return (
    <SummarySheet>
      <SummaryTitle>{TEXTS.summary}</SummaryTitle>
      <LineList lines={toListed(order.lines)} />
      <SummaryRows>
        {discountKopecks > 0 && (
          <SummaryRow label={TEXTS.discount} isGain>
            {formatPrice(-discountKopecks / 100)}
          </SummaryRow>
        )}
        {deliveryKopecks !== null && deliveryKopecks > 0 && (
          <SummaryRow label={TEXTS.delivery}>{formatPrice(deliveryKopecks / 100)}</SummaryRow>
        )}
      </SummaryRows>
      <SummaryTotal
        label={deliveryKopecks === null ? TEXTS.totalWithoutDelivery : TEXTS.total}
        roubles={totalKopecks / 100}
      />
      <Details items={orderFacts(order)} />
    </SummarySheet>
  );
}
