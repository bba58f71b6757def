/** Conditions of media queries for the layouts of this remote: `@media ${until.phone} { … }`. */
export const until = {
  phone: '(max-width: 767.98px)',
  tablet: '(max-width: 1023.98px)',
  compact: '(max-width: 1279.98px)',
  narrow: '(max-width: 1439.98px)',
} as const;
