import { AppError } from '../../errors/app-error';
import { hashToken } from '../../secret-token';
import { limitMisses } from '../account/limit-misses';
import type { StockNoticeServices } from './create-stock-notice';

/**
 * Ends the requests that the key of a mail's link belongs to.
 * @returns the names of their products
 * @throws AppError NOT_FOUND when there are none: answered, ended, expired, or a wrong key;
 *   TOO_MANY_REQUESTS
 */
export async function deleteStockNotices(
  { notices, limits }: Pick<StockNoticeServices, 'notices' | 'limits'>,
  key: string,
  { address }: { address: string },
): Promise<string[]> {
  return limitMisses(limits, address, async () => {
    const names = await notices.deleteByKey(hashToken(key));
    if (names.length === 0) throw new AppError('NOT_FOUND', 'no stock notice with this key');
    return names;
  });
}
