import { formatDateLong, formatOrderNumber, formatPrice, termText } from '@shop/shared/format';
import { TrackNumber } from '@shop/shared/order-page';
import { PAYMENT_TYPE_LABELS } from '@shop/shared/order-words';
import { useNotices } from '@shop/shared/runtime';
import { Button, Caption, CopyIcon, KeyValueList, Price } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LineList } from '../../components/line-list';
import { SummaryRow, SummarySheet, SummaryTitle, SummaryTotal } from '../../components/summary';
import type { LastOrder } from '../../features/last-order';
import type { LiveOrder, PlacedView } from './placed-view';
import { TEXTS } from './texts';

/** False on pages without HTTPS, where browsers offer no clipboard. Browser only. */
function hasClipboard(): boolean {
  return 'clipboard' in navigator;
}

/** Copies a text to the clipboard. Resolves to false when the visitor forbids it. */
function copyText(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

const Number = styled.p`
  font-size: var(--fs-h1);
  line-height: 60px;
  letter-spacing: -0.035em;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const CopyButton = styled(Button)`
  margin-left: -12px;
`;

/** The order number, for the manager's call. */
export function OrderNumber({ id }: { id: number }) {
  const show = useNotices((state) => state.show);
  const number = formatOrderNumber(id);

  const handleCopy = async () => {
    show((await copyText(number)) ? TEXTS.copied : TEXTS.notCopied);
  };

  return (
    <>
      <Caption as="p">{TEXTS.number}</Caption>
      <Number>{number}</Number>
      {hasClipboard() && (
        <CopyButton kind="quiet" onClick={() => void handleCopy()}>
          <CopyIcon size={18} />
          {TEXTS.copy}
        </CopyButton>
      )}
    </>
  );
}

const TopTotal = styled.div`
  margin-top: 16px;
`;

function totalLabel({ deliveryKopecks }: LastOrder): string {
  return deliveryKopecks === null ? TEXTS.totalWithoutDelivery : TEXTS.total;
}

/** What the order costs, beside its number. */
export function OrderTotal({ order }: { order: LastOrder }) {
  return (
    <TopTotal>
      <Caption as="p">{totalLabel(order)}</Caption>
      <Price value={order.totalKopecks / 100} size="lg" />
    </TopTotal>
  );
}

interface Fact {
  label: string;
  value: ReactNode;
}

function trackOf(live: LiveOrder | undefined): ReactNode {
  return live?.trackNumber && <TrackNumber carrier={live.carrier} trackNumber={live.trackNumber} />;
}

/** Delivery, payment and payer. A fast order has none of them yet. */
function orderFacts({ order, live }: PlacedView): Fact[] {
  const { delivery, place, deliveryDate, deliveryPeriod, paymentType, payer } = order;
  const when = [deliveryDate && formatDateLong(deliveryDate), deliveryPeriod].filter(Boolean).join(', ');
  const facts = [
    { label: TEXTS.facts.delivery, value: delivery },
    { label: TEXTS.facts.place, value: place },
    { label: TEXTS.facts.address, value: live?.address },
    { label: TEXTS.facts.when, value: when },
    { label: TEXTS.facts.carrier, value: live?.carrier },
    { label: TEXTS.facts.trackNumber, value: trackOf(live) },
    { label: TEXTS.facts.recipient, value: live?.recipient },
    { label: TEXTS.facts.payment, value: paymentType && PAYMENT_TYPE_LABELS[paymentType] },
    { label: TEXTS.facts.payer, value: payer?.name },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

const Details = styled(KeyValueList)`
  margin-top: 20px;

  & dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

function toListed(lines: LastOrder['lines']) {
  return lines.map(({ sumKopecks, booking = [], orderTermDays, ...line }) => ({
    ...line,
    roubles: sumKopecks / 100,
    notes: [
      ...(orderTermDays ? [termText(orderTermDays)] : []),
      ...booking.map(({ label, value }) => `${label}: ${value}`),
    ],
  }));
}

/** The ordered lines and the totals with the server's prices. */
export function OrderSummary({ order, live }: PlacedView) {
  const { discountKopecks, deliveryKopecks, totalKopecks } = order;
  return (
    <SummarySheet>
      <SummaryTitle>{TEXTS.summary}</SummaryTitle>
      <LineList lines={toListed(order.lines)} />
      <dl>
        {discountKopecks > 0 && (
          <SummaryRow label={TEXTS.discount} isGain>
            {formatPrice(-discountKopecks / 100)}
          </SummaryRow>
        )}
        {deliveryKopecks !== null && deliveryKopecks > 0 && (
          <SummaryRow label={TEXTS.delivery}>{formatPrice(deliveryKopecks / 100)}</SummaryRow>
        )}
      </dl>
      <SummaryTotal label={totalLabel(order)} roubles={totalKopecks / 100} />
      <Details items={orderFacts({ order, ...(live && { live }) })} />
    </SummarySheet>
  );
}
