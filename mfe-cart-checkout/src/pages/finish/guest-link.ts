import { useCart, useLocation } from '@shop/shared/runtime';

/** What the link to a guest's order names. */
export interface GuestLink {
  id: number;
  key: string;
}

/** The address of a guest's order. The key is in the fragment, which browsers send to nobody. */
export function guestLinkTo({ id, key }: GuestLink): string {
  return `/checkout/finish#${new URLSearchParams({ order: String(id), key }).toString()}`;
}

/** Null for a fragment that names no order. */
export function readGuestLink(hash: string): GuestLink | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const id = Number(params.get('order'));
  const key = params.get('key');
  return Number.isInteger(id) && id > 0 && key ? { id, key } : null;
}

/** The order that the address names; null before hydration, because the server sees no fragment. */
export function useGuestLink(): GuestLink | null {
  const isHydrating = useCart((state) => state.isLoading);
  const { hash } = useLocation();
  return isHydrating ? null : readGuestLink(hash || window.location.hash);
}
