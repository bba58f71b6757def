import type { Product } from '@shop/shared/runtime';
import styled from 'styled-components';
import { ProductCard, type ProductCardProps } from '../../components/product-card';
import { BuyButton } from './buy-button';
import { CompareToggle } from './compare-toggle';

const FullBuyButton = styled(BuyButton)`
  flex: 1;
`;

interface ProductTileProps extends Omit<ProductCardProps, 'actions'> {
  product: Product;
}

/** A product card one can buy from. */
export function ProductTile(props: ProductTileProps) {
  return (
    <ProductCard
      {...props}
      actions={
        <>
          <FullBuyButton product={props.product} />
          <CompareToggle product={props.product} />
        </>
      }
    />
  );
}
