import { startTransition } from 'react';
import { BrowserRouter, createBrowserStorage, createShop, readToken, type Shop } from '@shop/shared/runtime';
import { createGraphqlClient } from '@shop/shared/graphql';
import { watchCart } from '../cart-prices';
import { createChunkReload } from '../errors';
import { createFederationLoader } from '../remotes/federation-loader';
import { createPageLoader, type PageLoader, type ResolvedPage } from '../remotes/page-loader';
import { App } from './app';
import { AppBoundary } from './app-boundary';
import { BOOT_ELEMENT_ID, readJsonBlock, ROOT_ELEMENT_ID, type Boot } from './boot';
import { BrowserEffects } from './browser-effects';
import { KeptPage } from './kept-page';
import { lazyStorage } from './lazy-storage';
import { mountPage } from './mount-page';
import { createOpenPage } from './open-page';
import { PageOutlet } from './page-outlet';
import { preloadOnIntent } from './preload-on-intent';

const chunkReload = createChunkReload({
  storage: lazyStorage(() => sessionStorage),
  now: Date.now,
  reload: () => location.reload(),
});

/** The one place where the browser reports what went wrong: the console is what support asks visitors for. */
function report(source: string, error: unknown) {
  // eslint-disable-next-line no-console -- this is the log of a browser
  if (!chunkReload.handle(error)) console.error(`[${source}]`, error);
}

function browserShop(boot: Boot): Shop {
  const shop = createShop({
    config: boot.config,
    client: createGraphqlClient({
      url: '/api',
      getToken: readToken,
      onTokenRefused: () => void shop.session.end(),
    }),
    loadSignedIn: () => import(/* webpackChunkName: "signed-in" */ '@shop/shared/signed-in'),
    openPage: createOpenPage(boot.remotes, location),
    initialLists: boot.lists,
    storage: createBrowserStorage(lazyStorage(() => localStorage)),
    // A failure of the store loading is only logged; the visitor sees nothing (specification, section 8).
    onListsFailure: (error) => report('lists', error),
  });
  return shop;
}

/** The page to hydrate with: what the server rendered, loaded here as well. */
function firstPage(boot: Boot, pages: PageLoader): Promise<ResolvedPage> | ResolvedPage {
  const { pathname } = location;
  if (boot.outcome === 'not-found') return { kind: 'not-found', pathname };
  if (boot.outcome === 'failed') return { kind: 'failed', pathname, remote: '', error: null };
  return pages.resolve(pathname);
}

async function main() {
  const boot = readJsonBlock<Boot>(BOOT_ELEMENT_ID);
  const shop = browserShop(boot);
  const loadRemote = createFederationLoader(boot.remotes);
  const pages = createPageLoader({
    remotes: boot.remotes,
    loadRemote,
    shop,
    isSignedIn: () => readToken() !== null,
    ...(boot.content !== undefined && { knownContent: new Map([[location.pathname, boot.content]]) }),
    widgetsInHtml: boot.widgets,
    onFailure: report,
  });
  const initial = await firstPage(boot, pages);
  const isLost = boot.outcome === 'page' && initial.kind === 'failed';
  const onError = (error: unknown) => report('page', error);

  startTransition(() => {
    mountPage(
      boot.outcome,
      document.getElementById(ROOT_ELEMENT_ID) ?? document.body,
      <BrowserRouter>
        <AppBoundary onError={onError}>
          <App shop={shop} remotes={pages.access}>
            {isLost ? (
              <KeptPage pages={pages} onError={onError} />
            ) : (
              <PageOutlet pages={pages} initial={initial} initialSearch={boot.search} onError={onError} />
            )}
            <BrowserEffects />
          </App>
        </AppBoundary>
      </BrowserRouter>,
      { onRecoverableError: onError },
    );
  });
  watchCart(shop);
  preloadOnIntent(boot.remotes);
}

/** Brings the page to life. */
export function run(): void {
  main().catch((error: unknown) => report('start', error));
}
