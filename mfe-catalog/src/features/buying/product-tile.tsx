import { formatPrice } from '@shop/shared/format';
import { useShopConfig, type ChildProduct, type Discount, type Product } from '@shop/shared/runtime';
import { memo } from 'react';
import styled from 'styled-components';
import { cardOf, ProductCard, type CardProduct, type ProductCardProps } from '../../components/product-card';
import { AccessoryPrices } from './accessory-prices';
import { BuyButton } from './buy-button';
import { CompareToggle } from './compare-toggle';
import { isObtainable, priceSteps, toAccessory, type Accessory, type Buyable, type PriceStep } from './rules';

/** The fields of a product that a page with its card carries in its data. */
export interface TileProduct extends CardProduct, Buyable, Pick<Product, 'compare' | 'category'> {
  childProducts: readonly (Accessory & Pick<ChildProduct, 'img'>)[];
  /** The price per piece from a certain count on; null without a discount. */
  volumePrice: PriceStep | null;
}

/** @param discounts all discounts of the shop */
export function tileOf(product: Product, discounts: readonly Discount[]): TileProduct {
  const { compare, category } = product;
  return {
    ...cardOf(product),
    ...{ compare, category, active: product.active },
    childProducts: product.childProducts.map((child) => ({ ...toAccessory(child), img: child.img })),
    volumePrice: priceSteps(product, discounts)[1] ?? null,
  };
}

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
