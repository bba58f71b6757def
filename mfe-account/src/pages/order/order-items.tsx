import { describeBooking } from '@shop/shared/booking';
import styled from 'styled-components';
import { fillTemplate, formatPrice, INCLUDED, termText } from '@shop/shared/format';
import { isIncluded } from '@shop/shared/included-parts';
import { Link } from '@shop/shared/runtime';
import { Caption, LinePicture, media, Price, tickColumn } from '@shop/shared/ui';
import { lineTotal, useCatalogue, type Catalogue, type OrderedLine, type OrderedProduct } from '../../features/order';
import type { Order } from './order-data';
import { TEXTS } from './texts';

const Items = styled.ul`
  border-bottom: 1px solid var(--c-line-strong);
`;

const Group = styled.li`
  border-top: 1px solid var(--c-line-strong);
`;

const Line = styled.div<{ $isChild: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isChild }) => ($isChild ? 60 : 96)}px minmax(0, 1fr) 80px 120px;
  gap: 20px;
  align-items: center;
  padding-block: ${({ $isChild }) => ($isChild ? 10 : 20)}px;
  font-size: ${({ $isChild }) => ($isChild ? 15 : 17)}px;
  line-height: ${({ $isChild }) => ($isChild ? 20 : 24)}px;

  @media ${media.phone} {
    grid-template-columns: ${({ $isChild }) => ($isChild ? 52 : 80)}px minmax(0, 1fr) auto;
    gap: 4px 14px;
    align-items: start;

    & > :first-child {
      grid-row: 1 / 3;
    }
  }
`;

const About = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  & > a:hover {
    color: var(--c-link);
  }

  @media ${media.phone} {
    grid-column: 2 / -1;
  }
`;

const Name = styled.p<{ $isMain: boolean }>`
  font-weight: ${({ $isMain }) => ($isMain ? 'var(--w-medium)' : 'var(--w-body)')};

  & > a:hover {
    color: var(--c-link);
  }
`;

const Remark = styled(Caption)`
  display: block;
`;

const Count = styled.span`
  color: var(--c-text-2);
  font-variant-numeric: tabular-nums;
  font-size: 15px;
`;

const Sum = styled.div`
  text-align: right;
`;

/** A drawn scale sets the accessories off from the product above them. */
const Children = styled.ul`
  position: relative;
  padding: 0 0 12px 60px;

  &::before {
    content: '';
    position: absolute;
    left: 28px;
    top: -4px;
    bottom: 36px;
    width: 9px;
    border-left: 1px solid var(--neutral-400);
    background: ${tickColumn('var(--neutral-400)')};
  }

  & > li + li {
    border-top: 1px solid var(--c-line);
  }

  @media ${media.phone} {
    padding-left: 28px;

    &::before {
      left: 6px;
    }
  }
`;

interface ItemProps {
  line: OrderedLine & Partial<Pick<OrderedProduct, 'booking'>>;
  catalogue: Catalogue;
  isChild?: boolean;
}

function remarkOf({ productCount, productPrice, discount }: OrderedLine): string | null {
  const price = formatPrice(productPrice);
  if (discount > 0) return fillTemplate(TEXTS.discounted, { price, discount: formatPrice(discount) });
  return productCount > 1 ? fillTemplate(TEXTS.perPiece, { price }) : null;
}

/** One row as it was ordered. It links to the product while that is on sale. */
function Item({ line, catalogue, isChild = false }: ItemProps) {
  const product = catalogue.get(line.productId);
  const slug = product?.active ? product.slug : null;
  const isPart = isChild && isIncluded({ price: line.productPrice });
  const remark = isPart ? null : remarkOf(line);
  return (
    <Line $isChild={isChild}>
      <LinePicture src={product?.img ?? null} isService={product?.type === 'service'} size={isChild ? 'sm' : 'md'} />
      <About>
        <Name $isMain={!isChild}>{slug ? <Link to={`/${slug}`}>{line.productName}</Link> : line.productName}</Name>
        {remark && <Remark>{remark}</Remark>}
        {line.orderTermDays && <Remark>{termText(line.orderTermDays)}</Remark>}
        {describeBooking(line.booking ?? {}).map(({ label, value }) => (
          <Remark key={label}>{`${label}: ${value}`}</Remark>
        ))}
      </About>
      <Count>{`${line.productCount}\u00A0шт.`}</Count>
      <Sum>{isPart ? <Caption>{INCLUDED}</Caption> : <Price value={lineTotal(line)} />}</Sum>
    </Line>
  );
}

/** The products with their accessories, at the prices of the order. */
export function OrderItems({ products }: { products: Order['products'] }) {
  const catalogue = useCatalogue(products);
  return (
    <Items aria-label={TEXTS.items}>
      {products.map(({ childProducts, ...line }) => (
        <Group key={line.id}>
          <Item line={line} catalogue={catalogue} />
          {childProducts.length > 0 && (
            <Children aria-label={fillTemplate(TEXTS.accessories, { name: line.productName })}>
              {childProducts.map((child) => (
                <li key={child.id}>
                  <Item line={child} catalogue={catalogue} isChild />
                </li>
              ))}
            </Children>
          )}
        </Group>
      ))}
    </Items>
  );
}
