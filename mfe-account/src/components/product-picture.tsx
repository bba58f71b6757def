import styled, { css } from 'styled-components';
import { media, WrenchIcon } from '@shop/shared/ui';
import type { ChildProduct } from '@shop/shared/runtime';

type PictureSize = 'row' | 'child' | 'mini';

interface Box {
  width: number;
  height: number;
}

const SIZES: Record<PictureSize, { wide: Box; phone: Box }> = {
  row: { wide: { width: 96, height: 76 }, phone: { width: 80, height: 66 } },
  child: { wide: { width: 60, height: 48 }, phone: { width: 52, height: 42 } },
  mini: { wide: { width: 56, height: 46 }, phone: { width: 56, height: 46 } },
};

const box = css<{ $size: PictureSize }>`
  flex: none;
  width: ${({ $size }) => SIZES[$size].wide.width}px;
  height: ${({ $size }) => SIZES[$size].wide.height}px;
  background: var(--c-stage);
  border-radius: var(--r-1);

  @media ${media.phone} {
    width: ${({ $size }) => SIZES[$size].phone.width}px;
    height: ${({ $size }) => SIZES[$size].phone.height}px;
  }
`;

const Picture = styled.img<{ $size: PictureSize }>`
  ${box}
  object-fit: contain;
`;

const Frame = styled.span<{ $size: PictureSize }>`
  ${box}
  display: grid;
  place-items: center;
`;

interface ProductPictureProps {
  /** Nothing for what has left the catalogue: its place stays empty. */
  product: Pick<ChildProduct, 'img' | 'type'> | undefined;
  size: PictureSize;
}

/** A line's picture. The name beside it says the same, so screen readers pass it by. A service is a tool, not a thing. */
export function ProductPicture({ product, size }: ProductPictureProps) {
  if (product?.type === 'service' || !product?.img) {
    return <Frame $size={size}>{product?.type === 'service' && <WrenchIcon size={size === 'row' ? 28 : 20} />}</Frame>;
  }
  const { width, height } = SIZES[size].wide;
  return <Picture $size={size} src={product.img} width={width} height={height} alt="" loading="lazy" />;
}
