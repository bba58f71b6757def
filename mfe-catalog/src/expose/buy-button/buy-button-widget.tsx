import type { BuyButtonProps } from '@shop/shared/federation';
import { Link, selectGoods, useList, type Product } from '@shop/shared/runtime';
import { ArrowLink, Caption, Price, Row, Stock } from '@shop/shared/ui';
import { BuyButton, useCountInCart, useTotalNote } from '../../features/buying';

function Offer({ product }: { product: Product }) {
  const countInCart = useCountInCart(product.id);
  const note = useTotalNote(product);

  return (
    <Row gap={4}>
      <Price value={product.price} size="md" />
      <BuyButton product={product} />
      {countInCart > 0 ? (
        <ArrowLink as={Link} to="/cart">
          В корзине: {countInCart}
        </ArrowLink>
      ) : (
        <Stock count={product.count} />
      )}
      {note && <Caption>{note}</Caption>}
    </Row>
  );
}

/** One product to buy at once, for pages of other remotes: price, button, and whether it is there or in the cart already. */
export function BuyButtonWidget({ slug }: BuyButtonProps) {
  const { items } = useList('products');
  const product = selectGoods(items).find((item) => item.slug === slug);
  return product ? <Offer product={product} /> : null;
}
