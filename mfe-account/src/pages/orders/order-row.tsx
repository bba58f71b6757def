import styled from 'styled-components';
import { fillTemplate, formatDateLong, formatOrderNumber } from '@shop/shared/format';
import { PAYMENT_LABELS, STATUS_LABELS } from '@shop/shared/order-words';
import { Link } from '@shop/shared/runtime';
import { Badge, Button, Caption, ChevronRightIcon, LinePicture, media, Price, RefreshIcon } from '@shop/shared/ui';
import { orderTotal, STATUS_TONES, type Catalogue, type OrderedProduct } from '../../features/order';
import type { RepeatOrder } from '../../features/repeat-order';
import type { OrdersQuery } from '../../generated/graphql';
import { TEXTS } from './texts';

export type Order = OrdersQuery['siteOrders'][number];

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr) 128px auto 104px 18px;
  gap: 16px;
  align-items: center;
  padding: 18px 20px;

  & + & {
    border-top: 1px solid var(--c-line);
  }

  &:hover {
    background: var(--neutral-25);
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 10px 12px;
  }
`;

/** Its link covers the whole row; the repeat button lies above the link. */
const Number = styled.h2`
  font-size: 16px;
  line-height: 24px;
  font-weight: var(--w-medium);
  font-variant-numeric: tabular-nums;

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

const Status = styled.div`
  @media ${media.phone} {
    grid-column: 2;
    grid-row: 1;
    text-align: right;
  }
`;

const Payment = styled(Caption)`
  display: block;
  margin-top: 4px;
`;

const Total = styled.div`
  text-align: right;

  @media ${media.phone} {
    grid-column: 1;
    grid-row: 3;
    text-align: left;
  }
`;

const Repeat = styled(Button)`
  z-index: 1;
  justify-self: end;

  @media ${media.phone} {
    grid-column: 2;
    grid-row: 3;
    margin-right: -12px;
  }
`;

/** Shows that the row leads on. */
const Onward = styled.span`
  display: grid;
  color: var(--c-text-3);

  @media ${media.phone} {
    grid-column: 2;
    grid-row: 2;
    justify-self: end;
  }
`;

const MOST = 4;

const Strip = styled.div`
  display: flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
  overflow: hidden;

  @media ${media.phone} {
    grid-column: 1;
    grid-row: 2;
  }
`;

interface OrderPicturesProps {
  products: readonly OrderedProduct[];
  catalogue: Catalogue;
}

/** The ordered products at a glance. They have no names here, so screen readers skip them. */
function OrderPictures({ products, catalogue }: OrderPicturesProps) {
  const lines = products.flatMap((product) => [product, ...product.childProducts]);
  const rest = lines.length - MOST;
  return (
    <Strip aria-hidden="true">
      {lines.slice(0, MOST).map(({ id, productId }) => {
        const product = catalogue.get(productId);
        return <LinePicture key={id} src={product?.img ?? null} isService={product?.type === 'service'} size="xs" />;
      })}
      {rest > 0 && <Caption>+{rest}</Caption>}
    </Strip>
  );
}

interface OrderRowProps {
  order: Order;
  catalogue: Catalogue;
  repeating: RepeatOrder;
}

/** Number, date, contents, status, payment and total of an order. The whole row is a link to it. */
export function OrderRow({ order, catalogue, repeating }: OrderRowProps) {
  const { id, createdAt, products, orderStatus, paymentStatus } = order;
  const number = formatOrderNumber(id);
  return (
    <Item>
      <div>
        <Number>
          <Link to={`/orders/${id}`}>{number}</Link>
        </Number>
        <Caption as="time" dateTime={createdAt}>
          {formatDateLong(createdAt)}
        </Caption>
      </div>
      <OrderPictures products={products} catalogue={catalogue} />
      <Status>
        <Badge tone={STATUS_TONES[orderStatus]}>{STATUS_LABELS[orderStatus]}</Badge>
        <Payment>{PAYMENT_LABELS[paymentStatus]}</Payment>
      </Status>
      <Repeat
        kind="quiet"
        aria-label={fillTemplate(TEXTS.repeatOne, { number })}
        isLoading={repeating.busyId === id}
        onClick={() => repeating.repeat(order)}
      >
        <RefreshIcon size={18} />
        {TEXTS.repeat}
      </Repeat>
      <Total>
        <Price value={orderTotal(order)} />
      </Total>
      <Onward>
        <ChevronRightIcon size={18} />
      </Onward>
    </Item>
  );
}
