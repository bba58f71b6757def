export interface FirstView {
  path: string;
  remote: `mfe-${string}`;
  route: string;
}

/** The pages where most visits begin. */
export const FIRST_VIEWS: readonly FirstView[] = [
  { path: '/', remote: 'mfe-solutions', route: 'home' },
  { path: '/products', remote: 'mfe-catalog', route: 'products' },
  { path: '/invis_duos', remote: 'mfe-catalog', route: 'product' },
];

/**
 * How many bytes the scripts of a first view may have, compressed with brotli. The hashes in their
 * names alone move it by 150.
 */
export const FIRST_VIEW_BYTES = 132_300;

/** The same for pages that visitors reach later, such as forms. */
export const LATER_VIEW_BYTES = 180_000;

/** Returns how many bytes the scripts of host and remote may have together on a route. */
export function budgetOf(name: string, route: string): number {
  const isFirst = FIRST_VIEWS.some((view) => view.remote === name && view.route === route);
  return isFirst ? FIRST_VIEW_BYTES : LATER_VIEW_BYTES;
}
