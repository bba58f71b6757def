/** Conditions of media queries that the kit does not have: `@media ${until.tablet} { … }`. */
export const until = {
  /** The narrowest phones, and pages that are enlarged. */
  tiny: '(max-width: 359.98px)',
  tablet: '(max-width: 1023.98px)',
  narrow: '(max-width: 1439.98px)',
} as const;
