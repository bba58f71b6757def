import { MESSAGES } from '@shop/shared/validation';
import type { ByIdFilter, DeliveryUserAddressPatch, SiteDeliveryUserAddress } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import type { UserList } from '../../user-list';
import { requireIds } from '../filters/id-filter';
import { readAddressPatch } from './address-fields';
import type { AddressRepository } from './address-repository';

const ONE_ONLY = 'Выбрать можно только один адрес';

/**
 * Changes the addresses that match the filter and returns them.
 * Selecting one unselects the previous one.
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function updateAddresses(
  list: UserList<AddressRepository>,
  userId: number,
  patch: DeliveryUserAddressPatch,
  filter: ByIdFilter,
): Promise<SiteDeliveryUserAddress[]> {
  const ids = requireIds(filter);
  const changes = readAddressPatch(patch);
  if (Object.keys(changes).length === 0) refuseFields({ input: MESSAGES.required });
  return list.change(userId, async (addresses) => {
    if (!changes.selected) return addresses.update(userId, ids, changes);
    const own = (await addresses.findAll(userId)).filter(({ id }) => ids.includes(id));
    if (own.length > 1) refuseFields({ selected: ONE_ONLY });
    // If the chosen address no longer exists, the current selection stays.
    if (own.length === 1) await addresses.unselect(userId);
    return addresses.update(userId, ids, changes);
  });
}
