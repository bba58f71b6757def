import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserStorage, createShop, readToken, Router, type Shop } from '@shop/shared/runtime';
import { createGraphqlClient } from '@shop/shared/graphql';
import { ErrorBoundary } from '@shop/shared/ui';
import { watchCart } from '../cart-prices';
import { createChunkReload, createErrorReports, ErrorPage, isSiteReachable, sendErrorReport } from '../errors';
import type { SectionOf } from '../layout';
import { createFederationLoader } from '../remotes/federation-loader';
import { createRemoteSet, type RemoteSet } from '../remotes/live-remote';
import { createPageLoader, type PageLoader, type ResolvedPage } from '../remotes/page-loader';
import type { PagePayload } from '../remotes/page-payload';
import { createPayloadCache, type PayloadCache } from '../remotes/payload-cache';
import { createLazyPrefetch } from '../remotes/lazy-prefetch';
import { App } from './app';
import { HYDRATION_ELEMENT_ID, readJsonBlock, ROOT_ELEMENT_ID, type HydrationData } from './hydration-data';
import { BrowserEffects } from './browser-effects';
import { UnhydratedPage } from './unhydrated-page';
import { lazyStorage } from './lazy-storage';
import { isLeaving } from './leaving';
import { createOpenPage } from './open-page';
import { PageOutlet } from './page-outlet';
import { staysOpen } from './stays-open';

const chunkReload = createChunkReload({
  storage: lazyStorage(() => sessionStorage),
  now: Date.now,
  isReachable: isSiteReachable,
  reload: () => location.reload(),
});

const reportToShop = createErrorReports({ send: sendErrorReport, path: () => location.pathname });

/** Reports every error to the shop, and on the console, because support asks visitors for it. */
async function report(source: string, error: unknown): Promise<void> {
  if (isLeaving() || (await chunkReload.handle(error)) || !(await staysOpen())) return;
  // eslint-disable-next-line no-console -- the browser has no other log
  console.error(`[${source}]`, error);
  reportToShop(source, error);
}

/** Errors that no part of the page has caught. The browser writes them on the console itself. */
function reportUncaught(): void {
  window.addEventListener('error', ({ error, message }) => reportToShop('script', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportToShop('promise', reason));
}

function browserShop(hydration: HydrationData, remotes: RemoteSet, payloads: PayloadCache): Shop {
  const shop: Shop = createShop({
    config: hydration.config,
    client: createGraphqlClient({
      url: '/api',
      getToken: readToken,
      onTokenRefused: () => void shop.session.end(),
    }),
    loadSignedIn: () => import(/* webpackChunkName: "signed-in" */ '@shop/shared/signed-in'),
    openPage: createOpenPage(remotes.match, location),
    storage: createBrowserStorage(lazyStorage(() => localStorage)),
    // A failed load is only logged; the visitor sees nothing (docs/rules.md, Lists).
    onListsFailure: (error) => void report('lists', error),
    products: {
      onFailure: (error) => void report('lists', error),
      onReplaced: payloads.clear, // they were made from the products of before
    },
  });
  return shop;
}

const isSignedIn = () => readToken() !== null;

/** Loads the page that the server rendered, to hydrate it. */
function firstPage({ outcome, search }: PagePayload, pages: PageLoader): Promise<ResolvedPage> | ResolvedPage {
  const { pathname } = location;
  if (outcome === 'not-found') return { kind: 'not-found', pathname };
  if (outcome === 'failed') return { kind: 'failed', pathname, remote: '', error: null };
  return pages.resolve({ pathname, search });
}

/**
 * Hydrates the server's HTML.
 * @throws Error when the HTML lacks the hydration data
 */
export async function hydratePage(): Promise<void> {
  reportUncaught();
  const hydration = readJsonBlock<HydrationData>(HYDRATION_ELEMENT_ID);
  const remotes = createRemoteSet(hydration.remotes);
  const payloads = createPayloadCache();
  const shop = browserShop(hydration, remotes, payloads);
  payloads.put(location.pathname + hydration.page.search, hydration.page);
  const { followLinks } = createLazyPrefetch({ remotes, payloads, isSignedIn });
  const pages = createPageLoader({
    remotes,
    loadRemote: createFederationLoader(hydration.remotes),
    payloads,
    shop,
    isSignedIn,
    openDocument: () => location.reload(), // the router has already changed the address
    widgetsInHtml: hydration.widgets,
    onFailure: (source, error) => void report(source, error),
  });
  const initial = await firstPage(hydration.page, pages);
  const sectionOf: SectionOf = (pathname) => remotes.match(pathname)?.route.section;
  const isLost = hydration.page.outcome === 'page' && initial.kind === 'failed';
  const onError = (error: unknown) => void report('page', error);
  const handleLayoutError = (error: unknown) => {
    window.shopStarter?.giveUp(); // the clicked buttons are gone
    onError(error);
  };

  startTransition(() => {
    hydrateRoot(
      document.getElementById(ROOT_ELEMENT_ID) ?? document.body,
      <Router>
        <ErrorBoundary onError={handleLayoutError} fallback={() => <ErrorPage />}>
          <App shop={shop} remotes={pages.access} sectionOf={sectionOf}>
            {isLost ? (
              <UnhydratedPage pages={pages} onError={onError} onShown={followLinks} />
            ) : (
              <PageOutlet
                pages={pages}
                initial={initial}
                initialSearch={hydration.page.search}
                onError={onError}
                onShown={followLinks}
              />
            )}
            <BrowserEffects />
          </App>
        </ErrorBoundary>
      </Router>,
      { onRecoverableError: onError },
    );
  });
  watchCart(shop);
}
