import { fillTemplate } from '@shop/shared/format';
import { Cell, Grid, H1, Lead, media } from '@shop/shared/ui';
import styled from 'styled-components';
import type { LastOrder } from '../../features/last-order';
import { Invoice } from './invoice';
import { NextSteps } from './next-steps';
import { OrderNumber } from './order-number';
import { OrderSummary } from './order-summary';
import { OrderTrack } from './order-track';
import { TEXTS } from './texts';

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

const TrackPlace = styled.div`
  margin-top: 56px;
`;

const InvoicePlace = styled.div`
  margin-top: 56px;
`;

function thanks({ name, email }: LastOrder): string {
  return email ? fillTemplate(TEXTS.text, { name, email }) : fillTemplate(TEXTS.textNoEmail, { name });
}

/** The order of this browser: its number, what happens next, what it holds. */
export function PlacedOrder({ order }: { order: LastOrder }) {
  const payer = order.paymentType === 'invoice' ? order.payer : null;
  return (
    <>
      <Top>
        <Cell to={8}>
          <H1>{TEXTS.title}</H1>
          <Thanks>
            {thanks(order)} {payer && TEXTS.textInvoice}
          </Thanks>
        </Cell>
        <Cell from={9}>
          <OrderNumber id={order.id} />
        </Cell>
      </Top>
      <TrackPlace>
        <OrderTrack placedAt={order.placedAt} />
      </TrackPlace>
      <Bottom>
        <Cell to={8}>
          <NextSteps />
          {payer && (
            <InvoicePlace>
              <Invoice order={order} payer={payer} />
            </InvoicePlace>
          )}
        </Cell>
        <Cell from={9}>
          <OrderSummary order={order} />
        </Cell>
      </Bottom>
    </>
  );
}
