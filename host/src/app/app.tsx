import type { ReactNode } from 'react';
import { ShopProvider, type RemotesAccess, type Shop } from '@shop/shared/runtime';
import { Layout } from '../layout';

interface AppProps {
  shop: Shop;
  remotes: RemotesAccess;
  children: ReactNode;
}

/** The tree of every page, the same on the server and in the browser. */
export function App({ shop, remotes, children }: AppProps) {
  return (
    <ShopProvider shop={shop} remotes={remotes}>
      <Layout>{children}</Layout>
    </ShopProvider>
  );
}
