import type { ReactNode } from 'react';
import type { RegistryRoute } from '@shop/shared/federation/registry';
import { ShopProvider, type RemotesAccess, type Shop } from '@shop/shared/runtime';
import { Layout, SectionContext, type SectionOf } from '../layout';

interface AppProps {
  shop: Shop;
  remotes: RemotesAccess;
  sectionOf: SectionOf;
  layout?: RegistryRoute['layout'];
  children: ReactNode;
}

/** The tree of every page, the same on the server and in the browser. */
export function App({ shop, remotes, sectionOf, layout, children }: AppProps) {
  return (
    <ShopProvider shop={shop} remotes={remotes}>
      <SectionContext value={sectionOf}>
        <Layout kind={layout}>{children}</Layout>
      </SectionContext>
    </ShopProvider>
  );
}
