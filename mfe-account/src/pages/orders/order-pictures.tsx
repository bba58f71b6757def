import styled from 'styled-components';
import { Caption, LinePicture, media } from '@shop/shared/ui';
import type { Catalogue, OrderedProduct } from '../../features/order';

const MOST = 4;

const Strip = styled.div`
  display: flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
  overflow: hidden;

  @media ${media.phone} {
    grid-column: 1 / -1;
    grid-row: 2;
  }
`;

interface OrderPicturesProps {
  products: readonly OrderedProduct[];
  catalogue: Catalogue;
}

/** What was ordered, at a glance; names are on the order's own page. */
export function OrderPictures({ products, catalogue }: OrderPicturesProps) {
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
