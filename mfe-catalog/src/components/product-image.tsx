interface ProductImageProps {
  src: string | null;
  /** Empty when the name is beside the picture. */
  alt?: string;
  /**
   * True when the picture is visible without scrolling in any window: it loads before the others.
   */
  isUrgent?: boolean;
}

/** A product drawing, 320 × 260. */
export function ProductImage({ src, alt = '', isUrgent = false }: ProductImageProps) {
  if (!src) return null;
  // The key gives each picture its own element: a changed one would show the old picture until the
  // new one has loaded.
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
      // A broken picture keeps its place, without the browser's mark of a fault.
      onError={({ currentTarget }) => {
        currentTarget.style.visibility = 'hidden';
      }}
    />
  );
}
