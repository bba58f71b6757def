import type { Seller } from './seller-data';

/** What differs from seller.json today. */
export type SellerChanges = Partial<Seller>;

interface Told {
  shopSeller?: SellerChanges | undefined;
}

// Host and remotes have this file each for itself, and read what the host was told. A remote is
// loaded after that, so its texts may be constants; the host's own read it when they are shown.
const told = globalThis as Told; // of this file alone

export const toldSeller = (): SellerChanges => told.shopSeller ?? {};

/** Takes what differs from seller.json today. The host calls it before it loads a remote. */
export function tellSeller(changes: SellerChanges | undefined): void {
  told.shopSeller = changes;
}
