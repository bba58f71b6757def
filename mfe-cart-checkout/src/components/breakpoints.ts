/** Conditions of media queries beside those of the kit: `@media ${until.laptop} { … }`. */
export const until = {
  /** Narrower than this, a form and a summary beside it are both too narrow. */
  laptop: '(max-width: 1023.98px)',
} as const;
