import styled from 'styled-components';
import { countOf, fillTemplate, plural } from '@shop/shared/format';
import { ORDER_STATUSES, STATUS_LABELS } from '@shop/shared/order-words';
import { Link, query, useSearchParams, type Shop } from '@shop/shared/runtime';
import { BoxIcon, Button, ButtonLink, Caption, Chip, EmptyState, Panel, Row, Stack } from '@shop/shared/ui';
import { AccountPage } from '../../features/account-page';
import { useCatalogue } from '../../features/order';
import { PrivateBlock, RowsSkeleton, usePrivateData } from '../../features/private-data';
import { RepeatNote, useRepeatOrder } from '../../features/repeat-order';
import { OrdersDocument } from '../../generated/graphql';
import { OrderRow, type Order } from './order-row';
import { ORDER_FORMS, SHOWN_FORMS, TEXTS } from './texts';

function NoOrders() {
  const { title, text, button } = TEXTS.empty;
  return (
    <EmptyState
      icon={<BoxIcon size={32} />}
      title={title}
      text={text}
      action={
        <ButtonLink as={Link} to={button.href}>
          {button.text}
        </ButtonLink>
      }
    />
  );
}

function NoneOfStatus({ onShowAll }: { onShowAll: () => void }) {
  const { title, text, button } = TEXTS.noneOfStatus;
  return (
    <EmptyState
      icon={<BoxIcon size={32} />}
      title={title}
      text={text}
      action={
        <Button kind="outline" onClick={onShowAll}>
          {button}
        </Button>
      }
    />
  );
}

type Status = Order['orderStatus'];

/** The status named in the address; null, which means all, for an unknown one. */
function readStatus(search: URLSearchParams): Status | null {
  const value = search.get('status');
  return ORDER_STATUSES.find((status) => status === value) ?? null;
}

interface StatusFilterProps {
  orders: readonly Order[];
  value: Status | null;
  onChange: (status: Status | null) => void;
}

/** Offers the statuses that the buyer's orders have, each with its count. */
function StatusFilter({ orders, value, onChange }: StatusFilterProps) {
  const countOf = (status: Status) => orders.filter(({ orderStatus }) => orderStatus === status).length;
  const shown = ORDER_STATUSES.filter((status) => status === value || countOf(status) > 0);
  return (
    <Row gap={2} role="group" aria-label={TEXTS.filter}>
      <Chip isPressed={value === null} count={orders.length} onClick={() => onChange(null)}>
        {TEXTS.all}
      </Chip>
      {shown.map((status) => (
        <Chip key={status} isPressed={status === value} count={countOf(status)} onClick={() => onChange(status)}>
          {STATUS_LABELS[status]}
        </Chip>
      ))}
    </Row>
  );
}

const Summary = styled(Caption)`
  display: block;
`;

function summaryOf(shown: number, count: number): string {
  if (shown < count) return fillTemplate(TEXTS.shownSome, { shown, count });
  return `${plural(count, SHOWN_FORMS)} ${countOf(count, ORDER_FORMS)}`;
}

/** The buyer's orders, newest first. The address holds the chosen status. */
function OrderList({ orders }: { orders: readonly Order[] }) {
  const [search, setSearch] = useSearchParams();
  const catalogue = useCatalogue(orders.flatMap(({ products }) => products));
  const repeating = useRepeatOrder();
  const status = readStatus(search);
  const shown = orders.filter(({ orderStatus }) => status === null || orderStatus === status);
  const choose = (next: Status | null) => setSearch(next ? { status: next } : {});

  return (
    <Stack>
      <StatusFilter orders={orders} value={status} onChange={choose} />
      <RepeatNote plan={repeating.plan} />
      {shown.length > 0 ? (
        <Panel as="ul">
          {shown.map((order) => (
            <OrderRow key={order.id} order={order} catalogue={catalogue} repeating={repeating} />
          ))}
        </Panel>
      ) : (
        <NoneOfStatus onShowAll={() => choose(null)} />
      )}
      <Summary role="status">{summaryOf(shown.length, orders.length)}</Summary>
    </Stack>
  );
}

const loadOrders = async (client: Shop['client']) => (await query(client, OrdersDocument, {})).siteOrders;

export function OrdersPage() {
  const source = usePrivateData(loadOrders);
  return (
    <AccountPage title={TEXTS.title} current="/orders">
      <PrivateBlock source={source} skeleton={<RowsSkeleton label={TEXTS.loading} />} failure={TEXTS.failed}>
        {(orders) => (orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />)}
      </PrivateBlock>
    </AccountPage>
  );
}
