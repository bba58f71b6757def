import { fillTemplate, formatDayMonth, formatTime } from '@shop/shared/format';
import { Link, useAuth } from '@shop/shared/runtime';
import {
  ButtonLink,
  Cell,
  DocIcon,
  Grid,
  H1,
  H3,
  Lead,
  media,
  Note,
  PhoneIcon,
  Row,
  StageTrack,
  WrenchIcon,
  type StageState,
} from '@shop/shared/ui';
import styled from 'styled-components';
import type { LastOrder } from '../../features/last-order';
import type { OrderStatus } from '../../generated/graphql';
import { guestLinkTo } from './guest-link';
import { Invoice } from './invoice';
import { OrderNumber, OrderSummary } from './order-summary';
import { TEXTS } from './texts';
import { useTitle } from './use-title';

const { prepare } = TEXTS;

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

const Steps = styled.ul`
  margin: 12px 0 32px;
  border-bottom: 1px solid var(--c-line);
`;

const Step = styled.li`
  display: flex;
  gap: 16px;
  align-items: center;
  padding: 14px 0;
  border-top: 1px solid var(--c-line);

  & > svg {
    flex: none;
  }
`;

const GuestLinkNote = styled.p`
  margin-bottom: 32px;
  color: var(--c-text-2);

  & > a {
    color: var(--c-link);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** What the buyer can prepare before the manager calls. */
function NextSteps({ id, guestKey }: Pick<LastOrder, 'id' | 'guestKey'>) {
  const isAuth = useAuth((state) => state.isAuth);
  return (
    <>
      <H3 as="h2">{TEXTS.prepareTitle}</H3>
      <Steps>
        <Step>
          <WrenchIcon size={20} />
          {prepare.installation}
        </Step>
        <Step>
          <DocIcon size={20} />
          {prepare.documents}
        </Step>
        <Step>
          <PhoneIcon size={20} />
          {prepare.app}
        </Step>
      </Steps>
      {guestKey && (
        <GuestLinkNote>
          <Link to={guestLinkTo({ id, key: guestKey })}>{TEXTS.link}</Link>
          {TEXTS.linkWhy}
        </GuestLinkNote>
      )}
      <Row gap={4}>
        {/* A guest has no list of orders. */}
        {isAuth && (
          <ButtonLink as={Link} to="/orders">
            {TEXTS.orders}
          </ButtonLink>
        )}
        <ButtonLink as={Link} to="/products" kind={isAuth ? 'outline' : 'primary'}>
          {TEXTS.catalogue}
        </ButtonLink>
      </Row>
    </>
  );
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

function thanks({ name, email }: LastOrder): string {
  return email ? fillTemplate(TEXTS.text, { name, email }) : fillTemplate(TEXTS.textNoEmail, { name });
}

interface PlacedOrderProps {
  order: LastOrder;
  status?: OrderStatus;
}

/** An order: its number, its state, the next steps and its contents. */
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
        </Cell>
      </Top>
      <Spaced>
        <OrderTrack placedAt={order.placedAt} status={status} />
      </Spaced>
      <Bottom>
        <Cell to={8}>
          <NextSteps id={order.id} guestKey={order.guestKey ?? null} />
          {payer && (
            <Spaced>
              <Invoice order={order} payer={payer} />
            </Spaced>
          )}
        </Cell>
        <Cell from={9}>
          <OrderSummary order={order} />
        </Cell>
      </Bottom>
    </>
  );
}
