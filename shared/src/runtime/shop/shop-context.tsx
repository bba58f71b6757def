import { createContext, use, type ReactNode } from 'react';
import { RemotesContext, type RemotesAccess } from '../remotes/remotes-context';
import type { Shop } from './create-shop';

const ShopContext = createContext<Shop | null>(null);

interface ShopProviderProps {
  shop: Shop;
  remotes: RemotesAccess;
  children: ReactNode;
}

/** Gives host and remotes one set of stores and one GraphQL client. */
export function ShopProvider({ shop, remotes, children }: ShopProviderProps) {
  return (
    <ShopContext value={shop}>
      <RemotesContext value={remotes}>{children}</RemotesContext>
    </ShopContext>
  );
}

/** The application that contains the calling component. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs <ShopProvider> above it');
  return shop;
}
