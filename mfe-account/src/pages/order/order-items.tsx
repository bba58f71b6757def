import { fillTemplate, formatPrice } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { LinePicture, Price } from '@shop/shared/ui';
import { lineTotal, useCatalogue, type Catalogue, type OrderedLine } from '../../features/order';
import { About, Children, Count, Group, Items, Line, Name, Remark, Sum } from './order-items.styles';
import { TEXTS } from './texts';
import type { Order } from './types';

interface ItemProps {
  line: OrderedLine;
  catalogue: Catalogue;
  isChild?: boolean;
}

function remarkOf({ productCount, productPrice, discount }: OrderedLine): string | null {
  const price = formatPrice(productPrice);
  if (discount > 0) return fillTemplate(TEXTS.discounted, { price, discount: formatPrice(discount) });
  return productCount > 1 ? fillTemplate(TEXTS.perPiece, { price }) : null;
}

/** One row: as it was ordered. Its page is linked while the product is on sale. */
function Item({ line, catalogue, isChild = false }: ItemProps) {
  const product = catalogue.get(line.productId);
  const slug = product?.active ? product.slug : null;
  const remark = remarkOf(line);
  return (
    <Line $isChild={isChild}>
      <LinePicture src={product?.img ?? null} isService={product?.type === 'service'} size={isChild ? 'sm' : 'md'} />
      <About>
        <Name $isMain={!isChild}>{slug ? <Link to={`/${slug}`}>{line.productName}</Link> : line.productName}</Name>
        {remark && <Remark>{remark}</Remark>}
      </About>
      <Count>{`${line.productCount}\u00A0шт.`}</Count>
      <Sum>
        <Price value={lineTotal(line)} />
      </Sum>
    </Line>
  );
}

/** Products with their accessories, at the prices of the day of the order. */
export function OrderItems({ products }: { products: Order['products'] }) {
  const catalogue = useCatalogue();
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
