import { MESSAGES } from '@shop/shared/validation';
import type { CartFilter } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import { readIdFilter } from '../filters/id-filter';
import type { CartConditions } from './cart-repository';

function readParentFilter(filter: CartFilter['parentId']): CartConditions['parent'] {
  if (filter === undefined) return null;
  // `{ equal: null }` selects rows without a parent; a filter without `equal` selects nothing.
  if (filter?.equal === undefined) refuseFields({ parentId: MESSAGES.required });
  return { id: filter?.equal ?? null };
}

/** @throws AppError BAD_REQUEST with `fields` */
export function readCartFilter({ id, productId, parentId }: CartFilter): CartConditions {
  return {
    ids: readIdFilter('id', id),
    productIds: readIdFilter('productId', productId),
    parent: readParentFilter(parentId),
  };
}

/** Whether every row matches. */
export function isAnyRow(conditions: CartConditions): boolean {
  return Object.values(conditions).every((condition) => condition === null);
}
