import { formatPrice, toKopecks, toRoubles } from '@shop/shared/format';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LineList } from '../../components/line-list';
import { SummaryRow, SummarySheet, SummaryTitle, SummaryTotal } from '../../components/summary';
import { computeTotals, toListedLines, type OrderGroup } from '../../features/order-lines';
import { MissingService } from '../../features/missing-service';
import type { DeliveryOption } from './delivery';
import { DELIVERY_NAMES, TEXTS } from './texts';

interface CheckoutSummaryProps {
  groups: readonly OrderGroup[];
  /** The chosen way of delivery. */
  option: DeliveryOption | null;
  isDelivered: boolean;
  areDeliveryPricesKnown: boolean;
  /** The submit button. */
  children: ReactNode;
}

const Rows = styled.dl`
  margin-top: 12px;
  padding-top: 8px;
  border-top: 1px solid var(--c-line);
`;

function deliveryText({ price }: DeliveryOption, areDeliveryPricesKnown: boolean): string {
  if (price !== null) return formatPrice(price);
  return areDeliveryPricesKnown ? TEXTS.byAgreement : TEXTS.byManager;
}

/** The lines and the totals, including delivery once its price is known. */
export function CheckoutSummary({
  groups,
  option,
  isDelivered,
  areDeliveryPricesKnown,
  children,
}: CheckoutSummaryProps) {
  const totals = computeTotals(groups);
  const isDeliveryOpen = isDelivered && (option === null || option.price === null);
  const total = totals.totalKopecks + toKopecks(option?.price ?? 0);
  const sumKopecks = totals.goodsKopecks + totals.servicesKopecks;
  return (
    <SummarySheet>
      <SummaryTitle>{TEXTS.summary}</SummaryTitle>
      <LineList lines={toListedLines(groups)} />
      <Rows>
        <SummaryRow label={TEXTS.lines}>{formatPrice(toRoubles(sumKopecks))}</SummaryRow>
        {totals.discountKopecks > 0 && (
          <SummaryRow label={TEXTS.discount} isGain>
            {formatPrice(toRoubles(-totals.discountKopecks))}
          </SummaryRow>
        )}
        {option && (
          <SummaryRow label={DELIVERY_NAMES[option.kind]}>{deliveryText(option, areDeliveryPricesKnown)}</SummaryRow>
        )}
      </Rows>
      <SummaryTotal label={isDeliveryOpen ? TEXTS.totalWithoutDelivery : TEXTS.total} roubles={toRoubles(total)} />
      <MissingService groups={groups} />
      {children}
    </SummarySheet>
  );
}
