import type { SiteCatalogInput } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';

/** The longest search. */
export const MAX_QUERY_LENGTH = 100;
const MAX_VALUES = 50;
const MAX_PAGE = 9999;

/** @throws AppError BAD_REQUEST when the input is too long or out of range */
export function refuseInput({ query, filters, page, minPrice, maxPrice }: SiteCatalogInput): void {
  const values = (filters ?? []).flatMap((filter) => filter.values);
  refuseFields({
    ...((query ?? '').length > MAX_QUERY_LENGTH && { query: `Не больше ${MAX_QUERY_LENGTH} символов` }),
    ...(values.length > MAX_VALUES && { filters: `Не больше ${MAX_VALUES} значений` }),
    ...(((page ?? 1) < 1 || (page ?? 1) > MAX_PAGE) && { page: `От 1 до ${MAX_PAGE}` }),
    ...((minPrice ?? 0) < 0 && { minPrice: 'Не меньше 0' }),
    ...((maxPrice ?? 0) < 0 && { maxPrice: 'Не меньше 0' }),
  });
}
