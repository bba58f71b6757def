import { useEffect, type Ref } from 'react';
import styled from 'styled-components';
import { formatOrderNumber, whenOf } from '@shop/shared/format';
import { STATUS_LABELS } from '@shop/shared/order-words';
import { Link, useNavigate } from '@shop/shared/runtime';
import { ArrowLeftIcon, ArrowRightIcon, Badge, ButtonLink, Caption, media } from '@shop/shared/ui';
import { useClock } from '../../hooks';
import type { Order } from '../../order';
import { callWords, isLate } from '../../words';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;

  & > h1 {
    font-size: 26px;
    line-height: 36px;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }

  & > p {
    flex-basis: 100%;
  }
`;

const Steps = styled.div`
  display: flex;
  gap: 4px;
  margin-left: auto;

  & > a {
    width: var(--size-control);
    padding: 0;
  }

  @media ${media.touch} {
    & > a {
      width: var(--size-tap);
      height: var(--size-tap);
    }
  }
`;

const Call = styled(Caption)<{ $isLate: boolean }>`
  ${({ $isLate }) => $isLate && 'color: var(--c-danger);'}
`;

const Back = styled(Link)`
  color: var(--c-link);
  font-size: 14px;

  @media ${media.touch} {
    padding-block: 12px;
  }
`;

interface OrderHeadProps {
  titleRef: Ref<HTMLHeadingElement>;
  order: Order;
  /** The list that one came from, and its address. */
  orders: readonly { id: number }[];
  search: string;
}

/** Alt and an arrow lead to the order above or below. */
function useStepKeys(above: string | null, below: string | null) {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = ({ key, altKey }: KeyboardEvent) => {
      const to = { ArrowUp: above, ArrowDown: below }[key];
      if (altKey && to) void navigate(to);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [above, below, navigate]);
}

/** Number, state and age of an order, and the ways to those beside it. */
export function OrderHead({ titleRef, order, orders, search }: OrderHeadProps) {
  const now = useClock();
  const { id, orderStatus, callBy, createdAt, source, isPreview } = order;
  const at = orders.findIndex((row) => row.id === id);
  const pathOf = (row: { id: number } | undefined) => (row ? `/admin/orders/${row.id}${search}` : null);
  const above = at > 0 ? pathOf(orders[at - 1]) : null;
  const below = at >= 0 ? pathOf(orders[at + 1]) : null;
  useStepKeys(above, below);
  return (
    <Head>
      <Back to={`/admin${search}`}>Заказы</Back>
      <h1 ref={titleRef} tabIndex={-1}>
        {formatOrderNumber(id)}
      </h1>
      <Badge>{STATUS_LABELS[orderStatus]}</Badge>
      {isPreview && <Badge tone="warning">Проба</Badge>}
      <Steps>
        {above && (
          <ButtonLink as={Link} kind="outline" to={above} aria-label="Предыдущий заказ" aria-keyshortcuts="Alt+ArrowUp">
            <ArrowLeftIcon size={18} />
          </ButtonLink>
        )}
        {below && (
          <ButtonLink
            as={Link}
            kind="outline"
            to={below}
            aria-label="Следующий заказ"
            aria-keyshortcuts="Alt+ArrowDown"
          >
            <ArrowRightIcon size={18} />
          </ButtonLink>
        )}
      </Steps>
      <p>
        <Caption>{`${whenOf(createdAt, now)}, ${source === 'phone' ? 'по\u00a0телефону' : 'с\u00a0сайта'}`}</Caption>
        {callBy && <Call $isLate={isLate(callBy, now)}>{`, ${callWords(callBy, now)}`}</Call>}
      </p>
    </Head>
  );
}
