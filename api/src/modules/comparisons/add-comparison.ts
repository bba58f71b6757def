import type { CreateCompareInput, SiteComparison } from '../../generated/resolvers-types';
import { findProductIdError, refuseFields } from '../../input/field-errors';
import { refuseMoreThan, type UserList } from '../../user-list';
import type { ComparisonRepository } from './comparison-repository';
import { toSiteComparison } from './site-comparison';

const MAX_ROWS = 100;
const FULL = `В сравнении не может быть больше ${MAX_ROWS} товаров`;

/**
 * @param rows the number of rows in the list, including those being added
 * @throws AppError BAD_REQUEST with a text
 */
export function refuseFullComparison(rows: number): void {
  refuseMoreThan(MAX_ROWS, rows, FULL);
}

/**
 * Adds a product to the compare list, unless it is already there.
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
    const existing = rows.find((row) => row.product_id === productId);
    if (existing) return toSiteComparison(existing);
    refuseFullComparison(rows.length + 1);
    return toSiteComparison(await comparisons.insert(userId, productId));
  });
}
