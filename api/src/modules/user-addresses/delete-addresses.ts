import type { ByIdFilter, SiteDeliveryUserAddress } from '../../generated/resolvers-types';
import type { UserList } from '../../user-list';
import { requireIds } from '../filters/id-filter';
import type { AddressRepository } from './address-repository';

/**
 * Deletes saved addresses and returns them. Orders keep their own copies.
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function deleteAddresses(
  list: UserList<AddressRepository>,
  userId: number,
  filter: ByIdFilter,
): Promise<SiteDeliveryUserAddress[]> {
  const ids = requireIds(filter);
  return list.change(userId, (addresses) => addresses.delete(userId, ids));
}
