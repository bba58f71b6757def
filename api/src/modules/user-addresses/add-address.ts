import type { DeliveryUserAddressInput, SiteDeliveryUserAddress } from '../../generated/resolvers-types';
import { refuseMoreThan, type UserList } from '../../user-list';
import { readAddress } from './address-fields';
import type { AddressRepository } from './address-repository';

const MAX_ADDRESSES = 50;
const FULL = `Можно сохранить не больше ${MAX_ADDRESSES} адресов`;

/**
 * Saves an address. If it is selected, the previously selected one no longer is.
 * @throws AppError BAD_REQUEST with `fields`, or with a text when there are too many
 */
export async function addAddress(
  list: UserList<AddressRepository>,
  userId: number,
  input: DeliveryUserAddressInput,
): Promise<SiteDeliveryUserAddress> {
  const address = readAddress(input);
  return list.change(userId, async (addresses) => {
    refuseMoreThan(MAX_ADDRESSES, (await addresses.count(userId)) + 1, FULL);
    if (address.selected) await addresses.unselect(userId);
    return addresses.insert(userId, address);
  });
}
