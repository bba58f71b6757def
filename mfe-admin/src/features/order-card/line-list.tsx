import styled from 'styled-components';
import { describeBooking } from '@shop/shared/booking';
import { formatPrice, INCLUDED, termText } from '@shop/shared/format';
import { isIncluded } from '@shop/shared/included-parts';
import { Caption, LinePicture, Price } from '@shop/shared/ui';
import { Part } from '../../components';
import { lineTotal, useCatalogue, type Order } from '../../order';

type Line = Order['products'][number];
type Child = Line['childProducts'][number];

const List = styled.ul`
  margin-inline: -16px;

  & ul {
    padding-left: 28px;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: center;
  padding: 8px 16px;
  border-top: 1px solid var(--c-line);

  & > :last-child {
    text-align: right;
    white-space: nowrap;
  }
`;

const Remark = styled(Caption)`
  display: block;
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 16px;
  padding-top: 12px;
  border-top: 1px solid var(--c-line-strong);

  & > dd {
    text-align: right;
  }

  & > .total {
    font-size: 18px;
    line-height: 24px;
    font-weight: var(--w-medium);
  }
`;

interface LineRowProps {
  line: Child & Partial<Pick<Line, 'booking'>>;
  picture: { img?: string | null; type?: string } | undefined;
  isChild?: boolean;
}

function LineRow({ line, picture, isChild = false }: LineRowProps) {
  const { productCount, productPrice, discount, orderTermDays } = line;
  const isPart = isChild && isIncluded({ price: productPrice });
  return (
    <Row>
      <LinePicture src={picture?.img ?? null} isService={picture?.type === 'service'} size="xs" />
      <div>
        {line.productName}
        {discount > 0 && <Remark>{`скидка ${formatPrice(discount)} с\u00a0каждой`}</Remark>}
        {line.returnedCount ? <Remark>{`вернули ${line.returnedCount}\u00a0шт.`}</Remark> : null}
        {orderTermDays && <Remark>{termText(orderTermDays)}</Remark>}
        {describeBooking(line.booking ?? {}).map(({ label, value }) => (
          <Remark key={label}>{`${label}: ${value}`}</Remark>
        ))}
      </div>
      <div>
        {isPart ? <Caption>{INCLUDED}</Caption> : <Price value={lineTotal(line)} />}
        <Remark>
          {productCount > 1 && !isPart
            ? `${productCount}\u00a0×\u00a0${formatPrice(productPrice)}`
            : `${productCount}\u00a0шт.`}
        </Remark>
      </div>
    </Row>
  );
}

/** What was ordered, and what it costs. */
export function LineList({ order }: { order: Order }) {
  // Pictures are those of today's catalogue; names and prices those of the order.
  const pictures = useCatalogue([order]);
  return (
    <Part title="Состав">
      <List aria-label="Товары и&nbsp;услуги">
        {order.products.map((line) => (
          <li key={line.id}>
            <LineRow line={line} picture={pictures.get(line.productId)} />
            {line.childProducts.length > 0 && (
              <ul aria-label={`Аксессуары: ${line.productName}`}>
                {line.childProducts.map((child) => (
                  <li key={child.id}>
                    <LineRow line={child} picture={pictures.get(child.productId)} isChild />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </List>
      <Sums>
        <dt>Доставка</dt>
        <dd>{order.deliveryPriceOpen ? 'по\u00a0договорённости' : <Price value={order.deliveryPrice} />}</dd>
        <dt className="total">Итого</dt>
        <dd className="total">
          <Price value={order.total} />
        </dd>
      </Sums>
    </Part>
  );
}
