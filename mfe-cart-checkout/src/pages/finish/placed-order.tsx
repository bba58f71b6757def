import { fillTemplate, formatDayMonth, formatTime } from '@shop/shared/format';
import { Cell, Grid, H1, Lead, media, Note, StageTrack, type StageState } from '@shop/shared/ui';
import styled from 'styled-components';
import type { LastOrder } from '../../features/last-order';
import type { OrderStatus } from '../../generated/graphql';
import { Invoice } from './invoice';
import { NextSteps } from './next-steps';
import { OrderNumber, OrderSummary, OrderTotal } from './order-summary';
import { TEXTS } from './texts';
import { useTitle } from './use-title';

/** Each status has done its own stage, and the next one is under way. */
const DONE: Record<Exclude<OrderStatus, 'cancelled'>, number> = {
  new: 1,
  confirmed: 2,
  assembled: 3,
  shipped: 4,
  delivered: 5,
};

function stateOf(index: number, done: number): StageState {
  if (index < done) return 'done';
  return index === done ? 'now' : 'ahead';
}

/** How far the order has come. A manager sets the dates of the later stages. */
function OrderTrack({ placedAt, status }: { placedAt: string; status: OrderStatus }) {
  if (status === 'cancelled') return <Note>{TEXTS.cancelled}</Note>;
  const confirmation = status === 'new' ? TEXTS.confirmation : undefined;
  const details = [`${formatDayMonth(placedAt)}, ${formatTime(placedAt)}`, confirmation];
  const stages = TEXTS.stages.map((name, index) => ({
    name,
    state: stateOf(index, DONE[status]),
    detail: details[index],
  }));
  return <StageTrack label={TEXTS.track} stages={stages} />;
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

/** A company pays by it before anything else happens. */
const First = styled.div`
  margin-bottom: 48px;
`;

function thanks({ name, email }: LastOrder): string {
  return email ? fillTemplate(TEXTS.text, { name, email }) : fillTemplate(TEXTS.textNoEmail, { name });
}

interface PlacedOrderProps {
  order: LastOrder;
  status?: OrderStatus;
}

/** An order: its number, total and state, a company's invoice, the next steps and the contents. */
export function PlacedOrder({ order, status = 'new' }: PlacedOrderProps) {
  const payer = order.paymentType === 'invoice' ? order.payer : null;
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
        <OrderTrack placedAt={order.placedAt} status={status} />
      </Spaced>
      <Bottom>
        <Cell to={8}>
          {payer && (
            <First>
              <Invoice order={order} payer={payer} />
            </First>
          )}
          <NextSteps id={order.id} guestKey={order.guestKey ?? null} />
        </Cell>
        <Cell from={9}>
          <OrderSummary order={order} />
        </Cell>
      </Bottom>
    </>
  );
}
