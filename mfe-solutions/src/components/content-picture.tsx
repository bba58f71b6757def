import { uploadSources } from '@shop/shared/page-documents';
import styled from 'styled-components';

/** The value of a field made by `picture`. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** What must not be cut off, in percent from the left and from above; the middle by default. */
  focus?: { x: number; y: number } | undefined;
}

/** No attribute `style`: the CSP forbids it in the HTML of the server. */
const FocusedImage = styled.img<{ $focus: { x: number; y: number } }>`
  object-position: ${({ $focus: { x, y } }) => `${percent(x)} ${percent(y)}`};
`;

/** A number beyond the picture would show an empty place. */
const percent = (value: number) => `${Math.min(100, Math.max(0, value))}%`;

interface ContentPictureProps {
  picture: Picture;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** In the first screen: it is fetched at once, and before others. */
  isFirst?: boolean;
}

/** A picture of a document, in the smallest of its files that the screen needs. */
export function ContentPicture({
  picture: { src, width, height, alt, focus },
  sizes,
  isFirst = false,
}: ContentPictureProps) {
  const avif = uploadSources(src, width, 'avif');
  const webp = uploadSources(src, width, 'webp');
  const image = {
    ...{ src, width, height, alt },
    ...(webp && { srcSet: webp, sizes }),
    ...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
  };
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {focus ? <FocusedImage {...image} $focus={focus} /> : <img {...image} alt={alt} />}
    </picture>
  );
}
