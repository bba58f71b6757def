import type { CreateCompareInput, SiteComparison } from '../../generated/resolvers-types';
import { findProductIdError, refuseFields } from '../../input/field-errors';
import { refuseMoreThan, type UserList } from '../../user-list';
import type { ComparisonRepository } from './comparison-repository';
import { toSiteComparison } from './site-comparison';

const MAX_ROWS = 100;
const FULL = `В сравнении не может быть больше ${MAX_ROWS} товаров`;

/**
 * Adds a product to the compare list; one that is there stays as it is.
 * @throws AppError BAD_REQUEST with `fields`, or with a text when the list is full
 */
export async function addComparison(
  list: UserList<ComparisonRepository>,
  userId: number,
  { productId }: CreateCompareInput,
): Promise<SiteComparison> {
  const error = findProductIdError(productId);
  if (error) refuseFields({ productId: error });
  return list.change(userId, async (comparisons) => {
    const rows = await comparisons.findAll(userId);
    const standing = rows.find((row) => row.product_id === productId);
    if (standing) return toSiteComparison(standing);
    refuseMoreThan(MAX_ROWS, rows.length + 1, FULL);
    return toSiteComparison(await comparisons.insert(userId, productId));
  });
}
