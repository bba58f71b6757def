import type { SiteDeliveryUserAddress } from '../../generated/resolvers-types';
import type { UserList } from '../../user-list';
import type { AddressRepository } from './address-repository';

/** The user's addresses, oldest first. */
export function listAddresses(
  addresses: UserList<AddressRepository>,
  userId: number,
): Promise<SiteDeliveryUserAddress[]> {
  return addresses.rows.findAll(userId);
}
