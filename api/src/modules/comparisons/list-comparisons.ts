import type { SiteComparison } from '../../generated/resolvers-types';
import type { UserList } from '../../user-list';
import type { ComparisonRepository } from './comparison-repository';
import { toSiteComparison } from './site-comparison';

/** The user's compare list, oldest row first. */
export async function listComparisons(
  comparisons: UserList<ComparisonRepository>,
  userId: number,
): Promise<SiteComparison[]> {
  return (await comparisons.rows.findAll(userId)).map(toSiteComparison);
}
