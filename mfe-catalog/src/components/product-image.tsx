interface ProductImageProps {
  src: string | null;
  /** Empty where the name stands beside it. */
  alt?: string;
  /** True where it is seen without scrolling. */
  isUrgent?: boolean;
}

/** A product drawing, 320 × 260. */
export function ProductImage({ src, alt = '', isUrgent = false }: ProductImageProps) {
  if (!src) return null;
  return <img src={src} alt={alt} width={320} height={260} loading={isUrgent ? 'eager' : 'lazy'} decoding="async" />;
}
