import { fillTemplate, formatDayMonth, formatTime } from '@shop/shared/format';
import { orderStages, type OrderStage } from '@shop/shared/order-page';
import { ReturnTerms } from '@shop/shared/ordering';
import { Cell, Grid, H1, Lead, media, Note, StageTrack } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LastOrder } from '../../features/last-order';
import { Invoice } from './invoice';
import { NextSteps } from './next-steps';
import { OrderNumber, OrderSummary, OrderTotal } from './order-summary';
import type { PlacedView } from './placed-view';
import { TEXTS } from './texts';
import { useTitle } from './use-title';

/** How far the order has come. A manager sets the dates of the later stages. */
function OrderTrack({ order, live }: PlacedView) {
  const { placedAt, paymentType, deliveryKind = null, lines } = order;
  const { orderStatus = 'new', paymentStatus = 'not_paid' } = live ?? {};
  if (orderStatus === 'cancelled') return <Note>{TEXTS.cancelled}</Note>;
  const details: Partial<Record<OrderStage['key'], string>> = {
    placed: `${formatDayMonth(placedAt)}, ${formatTime(placedAt)}`,
    ...(orderStatus === 'new' && { confirmed: TEXTS.confirmation }),
  };
  const hasGoods = lines.some(({ isService }) => !isService);
  const stages = orderStages({ orderStatus, paymentStatus, paymentType, deliveryKind, hasGoods });
  return <StageTrack label={TEXTS.track} stages={stages.map((stage) => ({ ...stage, detail: details[stage.key] }))} />;
}

const Top = styled(Grid)`
  row-gap: 48px;

  @media ${media.phone} {
    row-gap: 32px;
  }
`;

const Bottom = styled(Top)`
  margin-top: 72px;
`;

const Thanks = styled(Lead)`
  max-width: 520px;
  margin-top: 16px;
  overflow-wrap: anywhere;
`;

const Spaced = styled.div`
  margin-top: 56px;
`;

const Terms = styled.div`
  margin-top: 32px;
`;

/** A company pays by it before anything else happens. */
const First = styled.div`
  margin-bottom: 48px;
`;

function thanks({ name, email }: LastOrder): string {
  return email ? fillTemplate(TEXTS.text, { name, email }) : fillTemplate(TEXTS.textNoEmail, { name });
}

interface PlacedOrderProps {
  view: PlacedView;
  /** What the buyer may still change. */
  changes?: ReactNode;
}

/** An order: its number, total and state, a company's invoice, the next steps and the contents. */
export function PlacedOrder({ view, changes }: PlacedOrderProps) {
  const { order, live } = view;
  const status = live?.orderStatus ?? 'new';
  const payer = order.paymentType === 'invoice' && status !== 'cancelled' ? order.payer : null;
  const isNew = status === 'new';
  const title = isNew ? TEXTS.title : TEXTS.yourOrder;
  useTitle(title);
  return (
    <>
      <Top>
        <Cell to={8}>
          <H1>{title}</H1>
          {isNew && (
            <Thanks>
              {thanks(order)} {payer && TEXTS.textInvoice}
            </Thanks>
          )}
        </Cell>
        <Cell from={9}>
          <OrderNumber id={order.id} />
          <OrderTotal order={order} />
        </Cell>
      </Top>
      <Spaced>
        <OrderTrack {...view} />
      </Spaced>
      <Bottom>
        <Cell to={8}>
          {payer && (
            <First>
              <Invoice order={order} payer={payer} />
            </First>
          )}
          {changes}
          <NextSteps order={order} status={status} />
          {status !== 'cancelled' && !order.payer && (
            <Terms>
              <ReturnTerms />
            </Terms>
          )}
        </Cell>
        <Cell from={9}>
          <OrderSummary {...view} />
        </Cell>
      </Bottom>
    </>
  );
}
