import { formatPrice } from '@shop/shared/format';
import { useShopConfig } from '@shop/shared/runtime';
import { memo } from 'react';
import styled from 'styled-components';
import { ProductCard, type ProductCardProps } from '../../components/product-card';
import { AccessoryPrices } from './accessory-prices';
import { BuyButton } from './buy-button';
import { CompareToggle } from './compare-toggle';
import { isObtainable } from './rules';
import type { TileProduct } from './tile-product';

function useVolumeNote({ volumePrice }: TileProduct): string | null {
  const { areDiscountsEnabled } = useShopConfig();
  return volumePrice && areDiscountsEnabled
    ? `От\u00A0${volumePrice.productCount}\u00A0шт. по ${formatPrice(volumePrice.price)}`
    : null;
}

const FullBuyButton = styled(BuyButton)`
  flex: 1;
`;

interface ProductTileProps extends Omit<ProductCardProps, 'actions' | 'accessories' | 'note'> {
  product: TileProduct;
}

/** A product card with the buttons to buy and to compare. */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
  const { product } = props;
  const note = useVolumeNote(product);
  return (
    <ProductCard
      {...props}
      note={isObtainable(product) ? note : null}
      accessories={<AccessoryPrices product={product} />}
      actions={
        <>
          <FullBuyButton product={product} />
          <CompareToggle product={product} />
        </>
      }
    />
  );
});
