import { fillTemplate, formatDayMonth, formatTime } from '@shop/shared/format';
import { Link, useAuth, useCart, useShop } from '@shop/shared/runtime';
import {
  BoxIcon,
  ButtonLink,
  Cell,
  Container,
  DocIcon,
  EmptyState,
  Grid,
  H1,
  H3,
  Lead,
  media,
  PhoneIcon,
  Row,
  StageTrack,
  WrenchIcon,
  type StageState,
} from '@shop/shared/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { LinesSkeleton, PageBody } from '../../components/page-layout';
import { readLastOrder, type LastOrder } from '../../features/last-order';
import { Invoice } from './invoice';
import { OrderNumber, OrderSummary } from './order-summary';
import { TEXTS } from './texts';

const { prepare, unknown } = TEXTS;

/**
 * The last order; undefined until hydration, because the server has no browser storage. The cart is
 * read right after hydration, so its loading state tells when that is.
 */
function useLastOrder(): LastOrder | null | undefined {
  const shop = useShop();
  const isHydrating = useCart((state) => state.isLoading);
  // An order is shown only to the user who placed it, so the user must be known first.
  const isUserLoading = useAuth((state) => state.isUserLoading);
  const isWaiting = isHydrating || isUserLoading;
  return useMemo(() => (isWaiting ? undefined : readLastOrder(shop)), [isWaiting, shop]);
}

const STATES: readonly StageState[] = ['done', 'now'];

/** The stages of a newly placed order. A manager sets the dates of the later ones. */
function OrderTrack({ placedAt }: { placedAt: string }) {
  const details = [`${formatDayMonth(placedAt)}, ${formatTime(placedAt)}`, TEXTS.confirmation];
  const stages = TEXTS.stages.map((name, index) => ({
    name,
    state: STATES[index] ?? 'ahead',
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

/** What the buyer can prepare before the manager calls. */
function NextSteps() {
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

/** The order of this browser: its number, the next steps and its contents. */
function PlacedOrder({ order }: { order: LastOrder }) {
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
      <Spaced>
        <OrderTrack placedAt={order.placedAt} />
      </Spaced>
      <Bottom>
        <Cell to={8}>
          <NextSteps />
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

const Body = styled(PageBody)`
  padding-top: 72px;
`;

function NoOrder() {
  return (
    <EmptyState
      level={1}
      icon={<BoxIcon size={32} />}
      title={unknown.title}
      text={unknown.text}
      action={
        <ButtonLink as={Link} to="/products">
          {unknown.button}
        </ButtonLink>
      }
    />
  );
}

export function FinishPage() {
  const order = useLastOrder();
  return (
    <Container>
      <Body>
        {order === undefined && <LinesSkeleton label={TEXTS.loading} />}
        {order === null && <NoOrder />}
        {order && <PlacedOrder order={order} />}
      </Body>
    </Container>
  );
}
