import { SELLER, type Seller } from '@shop/shared/seller';
import { pollDatabase } from './poll-database';
import type { SellerRepository } from './modules/seller/seller-repository';

// One process serves one shop, and nearly every text of it names the seller.
let current: Seller = SELLER;

/** The seller as this process knows it. What an order was placed with is in the order. */
export const currentSeller = (): Seller => current;

/**
 * Reads the seller, and then follows it: what another process saves shows up within a second.
 */
export async function followSeller(sellers: Pick<SellerRepository, 'findLatest'>) {
  const refresh = async () => {
    current = await sellers.findLatest();
  };
  await refresh();
  return { refresh, stop: pollDatabase(refresh) };
}
