import { SELLER, type Seller } from '@shop/shared/seller';
import type { SellerRepository } from './modules/seller/seller-repository';

const POLL_MS = 500;

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
  let isPolling = false;
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    // While the database is down, the last one known counts; /readyz reports it.
    await refresh().catch(() => undefined);
    isPolling = false;
  };
  const timer = setInterval(() => void poll(), POLL_MS);
  timer.unref();
  return { refresh, stop: () => clearInterval(timer) };
}
