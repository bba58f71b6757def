interface ProductImageProps {
  src: string | null;
  /** Empty where the name stands beside it. */
  alt?: string;
  /** True where it is seen without scrolling, whatever the window: it is asked for ahead of the rest. */
  isUrgent?: boolean;
}

/** A product drawing, 320 × 260. */
export function ProductImage({ src, alt = '', isUrgent = false }: ProductImageProps) {
  if (!src) return null;
  // An element of its own for each picture: a changed one would show the last until its own is there.
  return (
    <img
      key={src}
      src={src}
      alt={alt}
      width={320}
      height={260}
      loading={isUrgent ? undefined : 'lazy'}
      fetchPriority={isUrgent ? 'high' : undefined}
      decoding="async"
    />
  );
}
