import type { KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { formatOfficePhone, formatOrderNumber, phoneHref } from '@shop/shared/format';
import { PAYMENT_LABELS, PAYMENT_TYPE_LABELS, STATUS_LABELS } from '@shop/shared/order-words';
import { Link } from '@shop/shared/runtime';
import { Badge, Checkbox, media, Panel, Price, VisuallyHidden } from '@shop/shared/ui';
import { ageOf, callWords, isLate } from '../../words';
import type { ListedOrder } from './use-order-list';
import type { Selection } from './use-selection';

/** One above the other: on a phone, and beside the card. */
const stacked = css`
  grid-template-columns: minmax(0, 1fr) auto;

  & > .place,
  & > .payment {
    grid-column: 1;
  }

  & > .status {
    grid-column: 2;
    grid-row: 2;
    justify-self: end;
  }

  & > .sum {
    grid-column: 2;
    grid-row: 1;
  }
`;

interface LineProps {
  $isNarrow: boolean;
  $isOpen: boolean;
  $isChosen: boolean | null;
  /** Whether any order is chosen. */
  $isChoosing: boolean;
}

const Line = styled.li<LineProps>`
  position: relative;
  display: grid;
  grid-template-columns: 240px minmax(0, 1.3fr) minmax(0, 1fr) 108px 168px 118px;
  gap: 4px 16px;
  align-items: center;
  padding: 10px 16px;
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;
  ${({ $isNarrow }) => $isNarrow && stacked}
  ${({ $isNarrow }) => $isNarrow && '& > .payment { display: none; }'}
  ${({ $isOpen, $isChosen }) => ($isOpen || $isChosen) && 'background: var(--c-stage);'}
  ${({ $isChosen }) => $isChosen !== null && 'padding-left: 48px;'}

  & + & {
    border-top: 1px solid var(--c-line);
  }

  &:hover {
    background: var(--c-bg);
  }

  /* The line of a new order has the one green mark. */
  &.is-new {
    box-shadow: inset 2px 0 0 var(--c-signal);
  }

  & > .sum {
    text-align: right;
  }

  @media (max-width: 1023.98px) {
    ${stacked}
  }

  @media ${media.phone} {
    padding: 12px 16px;
    ${({ $isChoosing }) => $isChoosing && 'padding-left: 48px;'}
  }
`;

/** Above the link of the line. On a phone there is room for it only while orders are chosen. */
const Choice = styled.div<{ $isChoosing: boolean }>`
  position: absolute;
  left: 8px;
  top: 0;
  z-index: 1;
  padding: 10px 8px;

  @media ${media.phone} {
    ${({ $isChoosing }) => !$isChoosing && 'display: none;'}
  }
`;

/** Its link covers the line. */
const Number = styled.div`
  & > a {
    font-weight: var(--w-medium);
    font-variant-numeric: tabular-nums;
  }

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > a:focus-visible {
    outline: none;
  }

  & > a:focus-visible::after {
    outline: 2px solid var(--c-focus);
    outline-offset: -2px;
  }
`;

const Quiet = styled.span<{ $isLate?: boolean }>`
  display: block;
  color: ${({ $isLate }) => ($isLate ? 'var(--c-danger)' : 'var(--c-text-3)')};
  font-size: 13px;
  line-height: 18px;
`;

const Who = styled.span`
  /* A name of a thousand letters takes two lines. */
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Above the link of the line. */
const Phone = styled.a`
  position: relative;
  z-index: 1;
  display: inline-block;
  color: var(--c-link);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  @media ${media.touch} {
    padding-block: 12px;
  }
`;

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from line to line; Enter opens the link of one. */
function stepBetweenLines(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
  const next = links[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface OrderRowProps {
  order: ListedOrder;
  now: number;
  isNarrow: boolean;
  isOpen: boolean;
  search: string;
  selection: Selection | undefined;
}

function OrderRow({ order, now, isNarrow, isOpen, search, selection }: OrderRowProps) {
  const { id, orderStatus, createdAt, callBy, paymentType, paymentStatus, openBy } = order;
  const phone = formatOfficePhone({ number: order.phone, extension: order.phoneExtension ?? null });
  const isChoosing = Boolean(selection && selection.ids.size > 0);
  const isNew = orderStatus === 'new' && !order.isPreview;
  return (
    <Line
      $isNarrow={isNarrow}
      $isOpen={isOpen}
      $isChosen={selection ? selection.ids.has(id) : null}
      $isChoosing={isChoosing}
      className={isNew ? 'is-new' : undefined}
    >
      {selection && (
        <Choice $isChoosing={isChoosing}>
          <Checkbox
            checked={selection.ids.has(id)}
            onChange={({ target, nativeEvent }) => {
              const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
              selection.choose(id, target.checked, isRange);
            }}
          >
            <VisuallyHidden>{`Выбрать ${formatOrderNumber(id)}`}</VisuallyHidden>
          </Checkbox>
        </Choice>
      )}
      <Number>
        <Link data-line to={`/admin/orders/${id}${search}`} aria-current={isOpen ? 'page' : undefined}>
          {formatOrderNumber(id)}
        </Link>
        {`, ${ageOf(createdAt, now)}`}
        {callBy && <Quiet $isLate={isLate(callBy, now)}>{callWords(callBy, now)}</Quiet>}
      </Number>
      <div>
        <Who dir="auto">{order.requisiteName ?? order.fio}</Who>
        <Phone href={phoneHref(order.phone)}>{phone}</Phone>
      </div>
      <div className="place">
        {order.deliveryCity ?? '—'}
        <Quiet>{order.deliveryType ?? 'доставка не\u00a0выбрана'}</Quiet>
      </div>
      <div className="sum">
        <Price value={order.total} />
        {order.deliveryPriceOpen && <Quiet>без доставки</Quiet>}
      </div>
      <div className="payment">
        {paymentType ? PAYMENT_TYPE_LABELS[paymentType] : '—'}
        <Quiet>{PAYMENT_LABELS[paymentStatus]}</Quiet>
      </div>
      <div className="status">
        <Badge tone={order.isPreview ? 'warning' : 'neutral'}>
          {order.isPreview ? 'Проба' : STATUS_LABELS[orderStatus]}
        </Badge>
        {openBy.length > 0 && <Quiet>{`открыт: ${openBy.join(', ')}`}</Quiet>}
      </div>
    </Line>
  );
}

interface OrderRowsProps {
  orders: readonly ListedOrder[];
  now: number;
  /** The query of the list, which the cards come back to. */
  search: string;
  isNarrow?: boolean;
  /** The order whose card is open. */
  openId?: number | null;
  /** Lets orders be chosen. */
  selection?: Selection | undefined;
}

/** The orders, one below the other. */
export function OrderRows({ orders, now, search, isNarrow = false, openId = null, selection }: OrderRowsProps) {
  return (
    <Panel as="ul" aria-label="Заказы" onKeyDown={stepBetweenLines}>
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          now={now}
          isNarrow={isNarrow}
          isOpen={order.id === openId}
          search={search}
          selection={selection}
        />
      ))}
    </Panel>
  );
}
