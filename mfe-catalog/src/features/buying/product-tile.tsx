import { formatPrice } from '@shop/shared/format';
import { useList, useShopConfig, type Product } from '@shop/shared/runtime';
import { memo } from 'react';
import styled from 'styled-components';
import { ProductCard, type ProductCardProps } from '../../components/product-card';
import { BuyButton } from './buy-button';
import { CompareToggle } from './compare-toggle';
import { priceSteps } from './pricing';
import { isObtainable } from './stock';
import { useTotalNote } from './use-total-note';

const FullBuyButton = styled(BuyButton)`
  flex: 1;
`;

/** What a piece costs from how many on, where the shop gives discounts. */
function useVolumeNote(product: Product): string | null {
  const { areDiscountsEnabled } = useShopConfig();
  const { items } = useList('discounts');
  const step = priceSteps(product, items)[1];
  return step && areDiscountsEnabled && isObtainable(product)
    ? `От\u00A0${step.productCount}\u00A0шт. по ${formatPrice(step.price)}`
    : null;
}

interface ProductTileProps extends Omit<ProductCardProps, 'actions' | 'notes'> {
  product: Product;
}

/** A product card one can buy from. Kept as it is while a list around it changes. */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
  const { product } = props;
  const notes = [useTotalNote(product), useVolumeNote(product)].filter((note) => note !== null);
  return (
    <ProductCard
      {...props}
      notes={notes}
      actions={
        <>
          <FullBuyButton product={product} />
          <CompareToggle product={product} />
        </>
      }
    />
  );
});
