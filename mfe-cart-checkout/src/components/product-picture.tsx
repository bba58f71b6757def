import { WrenchIcon, media } from '@shop/shared/ui';
import styled, { css } from 'styled-components';

type PictureSize = 'row' | 'child' | 'mini';

interface ProductPictureProps {
  src: string | null;
  size: PictureSize;
  isService: boolean;
}

interface Box {
  width: number;
  height: number;
}

const SIZES: Record<PictureSize, { wide: Box; phone: Box }> = {
  row: { wide: { width: 120, height: 96 }, phone: { width: 80, height: 66 } },
  child: { wide: { width: 60, height: 48 }, phone: { width: 52, height: 42 } },
  mini: { wide: { width: 56, height: 46 }, phone: { width: 56, height: 46 } },
};

const box = css<{ $size: PictureSize }>`
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
  display: block;
  object-fit: contain;
`;

const Frame = styled.span<{ $size: PictureSize }>`
  ${box}
  display: grid;
  place-items: center;
`;

/** A line's picture. The name beside it says the same, so screen readers pass it by. A service is a tool, not a thing. */
export function ProductPicture({ src, size, isService }: ProductPictureProps) {
  if (isService || !src) {
    return <Frame $size={size}>{isService && <WrenchIcon size={size === 'row' ? 32 : 24} />}</Frame>;
  }
  const { width, height } = SIZES[size].wide;
  return <Picture $size={size} src={src} width={width} height={height} alt="" loading="lazy" />;
}
