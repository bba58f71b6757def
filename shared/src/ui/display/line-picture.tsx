import styled, { css } from 'styled-components';
import { WrenchIcon } from '../icons/wrench-icon';
import { media } from '../styles/media';

export type LinePictureSize = 'lg' | 'md' | 'sm' | 'xs';

interface Box {
  width: number;
  height: number;
}

const SIZES: Record<LinePictureSize, { wide: Box; phone: Box; icon: number }> = {
  lg: { wide: { width: 120, height: 96 }, phone: { width: 80, height: 66 }, icon: 32 },
  md: { wide: { width: 96, height: 76 }, phone: { width: 80, height: 66 }, icon: 28 },
  sm: { wide: { width: 60, height: 48 }, phone: { width: 52, height: 42 }, icon: 24 },
  xs: { wide: { width: 56, height: 46 }, phone: { width: 56, height: 46 }, icon: 20 },
};

const box = css<{ $size: LinePictureSize }>`
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

const Picture = styled.img<{ $size: LinePictureSize }>`
  ${box}
  display: block;
  object-fit: contain;
`;

const Frame = styled.span<{ $size: LinePictureSize }>`
  ${box}
  display: grid;
  place-items: center;
`;

interface LinePictureProps {
  /** Null for a product without a picture or no longer in the catalogue; its place stays empty. */
  src: string | null;
  isService: boolean;
  size: LinePictureSize;
}

/**
 * The picture of a cart or order line. Screen readers skip it,
 * because the name is beside it. Services get an icon.
 */
export function LinePicture({ src, isService, size }: LinePictureProps) {
  const { wide, icon } = SIZES[size];
  if (isService || !src) return <Frame $size={size}>{isService && <WrenchIcon size={icon} />}</Frame>;
  return <Picture $size={size} src={src} width={wide.width} height={wide.height} alt="" loading="lazy" />;
}
