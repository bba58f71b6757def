import type { Seller } from '@shop/shared/seller';
import { BANK_FIELDS, findSellerErrors, SELLER_FIELDS } from '@shop/shared/validation';
import type { MutationStaffSaveShopArgs, StaffShop, StaffShopInput } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import { refuseStale, type SavedFields } from './refuse-stale';
import type { StaffShopServices } from './staff-shop-services';

const TABLE = { name: 'shop', action: 'save-shop' } as const;

/** What may be null: everything else stays when it is. */
const isGiven = ([name, value]: [string, unknown]) => value !== undefined && (value !== null || name === 'vatPercent');

/** What differs from what is stored; spaces at the ends of texts are removed. */
function changesOf(input: StaffShopInput, seller: Seller): Partial<Seller> {
  const given = Object.entries(input)
    .filter(isGiven)
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const);
  const changes: Partial<Seller> = Object.fromEntries(given);
  const changed = SELLER_FIELDS.filter((name) => name in changes && changes[name] !== seller[name]);
  return Object.fromEntries(changed.map((name) => [name, changes[name]]));
}

const textsOf = (seller: Seller) => Object.fromEntries(SELLER_FIELDS.map((name) => [name, String(seller[name] ?? '')]));

/** Whether a save touches the bank details, which needs a fresh proof of the second factor. */
export const touchesBank = (input: StaffShopInput): boolean => BANK_FIELDS.some((name) => input[name] !== undefined);

export async function getShop({ tables, sellers }: Pick<StaffShopServices, 'tables' | 'sellers'>): Promise<StaffShop> {
  // Before the rest: what is older than its revision would overwrite the work of others.
  const revision = await tables.getRevision(TABLE.name);
  return { revision, seller: await sellers.findLatest() };
}

/**
 * Saves what pages, letters and the invoices of new orders say of the seller. Orders keep the
 * seller that they were placed with.
 * @throws AppError BAD_REQUEST with `fields`; CONFLICT with `conflict`
 */
export async function saveShop(
  services: StaffShopServices,
  userId: number,
  { revision: seen, input }: MutationStaffSaveShopArgs,
): Promise<StaffShop> {
  const version = await services.inTransaction(async (tx) => {
    await refuseStale(tx.tables, TABLE, seen);
    const seller = await tx.sellers.findLatest();
    const changes = changesOf(input, seller);
    const fields = Object.keys(changes);
    const changed = { ...seller, ...changes };
    refuseFields(findSellerErrors(textsOf(changed), fields));
    if (fields.length > 0) {
      await tx.sellers.add(changed);
      const details: SavedFields = { revision: await tx.tables.raise(TABLE.name), fields };
      await tx.audit.add({ action: TABLE.action, userId, details: { ...details } });
    }
    return tx.readVersion();
  });
  await services.onSellerSaved();
  services.onChanged(version);
  return getShop(services);
}
