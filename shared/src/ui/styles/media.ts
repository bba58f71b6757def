/** Media query conditions: `@media ${media.phone} { … }`. */
export const media = {
  phone: '(max-width: 767.98px)',
  fromTablet: '(min-width: 768px)',
  compact: '(max-width: 1279.98px)',
  narrowDesktop: '(min-width: 1280px) and (max-width: 1439.98px)',
  touch: '(pointer: coarse), (max-width: 767.98px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
