import type { ByIdFilter, SiteComparison } from '../../generated/resolvers-types';
import type { UserList } from '../../user-list';
import { requireIds } from '../filters/id-filter';
import type { ComparisonRepository } from './comparison-repository';
import { toSiteComparison } from './site-comparison';

/**
 * Removes products from the compare list and returns the deleted rows.
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function deleteComparisons(
  list: UserList<ComparisonRepository>,
  userId: number,
  filter: ByIdFilter,
): Promise<SiteComparison[]> {
  const ids = requireIds(filter);
  const deleted = await list.change(userId, (comparisons) => comparisons.delete(userId, ids));
  return deleted.map(toSiteComparison);
}
