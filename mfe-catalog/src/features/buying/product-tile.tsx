import { formatPrice } from '@shop/shared/format';
import { useShopConfig, type Product } from '@shop/shared/runtime';
import styled from 'styled-components';
import { ProductCard, type ProductCardProps } from '../../components/product-card';
import { obtainableAccessories, preselectedAccessories } from './accessories';
import { BuyButton } from './buy-button';
import { CompareToggle } from './compare-toggle';
import { totalPrice } from './pricing';
import { isObtainable } from './stock';

const FullBuyButton = styled(BuyButton)`
  flex: 1;
`;

/** The button adds paid accessories too, so the card names the whole sum before the click. */
function useTotalNote(product: Product): string | undefined {
  const { areAccessoriesPreselected } = useShopConfig();
  const chosen = new Set(preselectedAccessories(product, areAccessoriesPreselected));
  const total = totalPrice(product, obtainableAccessories(product, chosen, 1), [], 1);
  if (total === product.price || !isObtainable(product)) return undefined;
  return `С аксессуарами ${formatPrice(total)}`;
}

interface ProductTileProps extends Omit<ProductCardProps, 'actions' | 'note'> {
  product: Product;
}

/** A product card one can buy from. */
export function ProductTile(props: ProductTileProps) {
  const { product } = props;
  return (
    <ProductCard
      {...props}
      note={useTotalNote(product)}
      actions={
        <>
          <FullBuyButton product={product} />
          <CompareToggle product={product} />
        </>
      }
    />
  );
}
