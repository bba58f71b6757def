import type { SetComparisonsInput, SiteComparison } from '../../generated/resolvers-types';
import { findProductIdError, refuseFields } from '../../input/field-errors';
import type { UserList } from '../../user-list';
import { refuseFullComparison } from './add-comparison';
import type { ComparisonRepository } from './comparison-repository';
import { toSiteComparison } from './site-comparison';

/**
 * Adds and removes products in one step. A change that is sent twice is made once.
 * @returns the whole list
 * @throws AppError BAD_REQUEST with `fields`, or with a text when the list is full
 */
export async function setComparisons(
  list: UserList<ComparisonRepository>,
  userId: number,
  { add, remove }: SetComparisonsInput,
): Promise<SiteComparison[]> {
  const error = add.map(findProductIdError).find((found) => found !== null);
  if (error) refuseFields({ add: error });
  return list.change(userId, async (comparisons) => {
    await comparisons.deleteProducts(userId, remove);
    await comparisons.insertAll(userId, add);
    const rows = await comparisons.findAll(userId);
    refuseFullComparison(rows.length);
    return rows.map(toSiteComparison);
  });
}
