import type { StaffRight } from './generated/resolvers-types';

/** All rights, in the order in which they are stored and shown. An owner has them all. */
export const ALL_RIGHTS: readonly StaffRight[] = ['orders', 'goods', 'shop', 'pages', 'publish', 'people', 'leads'];

/** Rights in their order, each once. */
export function inOrder(rights: Iterable<StaffRight>): StaffRight[] {
  const given = new Set(rights);
  return ALL_RIGHTS.filter((right) => given.has(right));
}
