import { SELLER } from '@shop/shared/seller';
import type { StaffMissing, StaffRight } from '../../generated/resolvers-types';
import type { StaffShopServices } from './staff-shop-services';

/** In the order in which a shop is filled, each with the right that can add it. */
const NEEDED: readonly (readonly [StaffMissing, StaffRight])[] = [
  ['product', 'goods'],
  ['sale', 'goods'],
  ['company', 'shop'],
  ['delivery', 'shop'],
  ['place', 'shop'],
];

/** What a new shop lacks and somebody with these rights can add. */
export async function findMissing(
  { missing, sellers, isDemo }: Pick<StaffShopServices, 'missing' | 'sellers' | 'isDemo'>,
  rights: readonly StaffRight[],
): Promise<StaffMissing[]> {
  const [contents, { inn, account }] = await Promise.all([missing.findContents(), sellers.findLatest()]);
  const lacks: Record<StaffMissing, boolean> = {
    product: !contents.has_product,
    sale: contents.has_product && !contents.is_selling,
    // Until somebody types it, the company is that of the demonstration, as invented as its goods.
    company: !isDemo && (inn === SELLER.inn || account === SELLER.account),
    delivery: !contents.has_delivery,
    place: !contents.has_place,
  };
  return NEEDED.flatMap(([item, right]) => (lacks[item] && rights.includes(right) ? [item] : []));
}
