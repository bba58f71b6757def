import { uploadSources } from '@shop/shared/page-documents';

/** The value of a field made by `picture`. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

interface ContentPictureProps {
  picture: Picture;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** In the first screen: it is fetched at once, and before others. */
  isFirst?: boolean;
}

/** A picture of a document, in the smallest of its files that the screen needs. */
export function ContentPicture({ picture: { src, width, height, alt }, sizes, isFirst = false }: ContentPictureProps) {
  const avif = uploadSources(src, width, 'avif');
  const webp = uploadSources(src, width, 'webp');
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...{ src, width, height, alt }}
        {...(webp && { srcSet: webp, sizes })}
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
