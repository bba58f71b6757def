import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserStorage, createShop, readToken, Router, type Shop } from '@shop/shared/runtime';
import { createGraphqlClient } from '@shop/shared/graphql';
import { tellSeller } from '@shop/shared/seller';
import { ErrorBoundary } from '@shop/shared/ui';
import { HYDRATION_ELEMENT_ID, type PagePayload } from '@shop/shared/federation/page-data';
import { watchCart } from '../cart-prices';
import { createChunkReload, ErrorPage, isSiteReachable } from '../errors';
import type { SectionOf } from '../layout';
import { createFederationLoader } from '../remotes/federation-loader';
import { createRemoteSet, type RemoteSet } from '../remotes/live-remote';
import { createPageLoader, type PageLoader, type ResolvedPage } from '../remotes/page-loader';
import { createPayloadCache, type PayloadCache } from '../remotes/payload-cache';
import { createLazyPrefetch } from '../remotes/lazy-prefetch';
import { createRumQueue, type NoteEvent } from '../rum';
import { App } from './app';
import { readJsonBlock, ROOT_ELEMENT_ID, type HydrationData } from './hydration-data';
import { BrowserEffects } from './browser-effects';
import { UnhydratedPage } from './unhydrated-page';
import { lazyStorage } from './lazy-storage';
import { isLeaving } from './leaving';
import { createOpenPage } from './open-page';
import { PageOutlet } from './page-outlet';
import { traceHeaders } from './trace-headers';

/** Whoever reads has the line and the processor for the page alone. */
const QUIET_MS = 3000;

const chunkReload = createChunkReload({
  storage: lazyStorage(() => sessionStorage),
  now: Date.now,
  isReachable: isSiteReachable,
  // Firefox cancels scripts as soon as a press opens a document, which a reload would take away.
  reload: () => isLeaving() || location.reload(),
});

/** What the shop wants to know. The code that reports it loads when the page is alive. */
const createNote = ({ remotes }: HydrationData): NoteEvent =>
  createRumQueue(async () =>
    (await import(/* webpackChunkName: "reports" */ '../rum/start-reports')).startReports(remotes),
  );

type Report = (source: string, error: unknown, kind: 'load' | 'boundary' | 'log') => Promise<void>;

/** A failure that ends with the page, which is left or reloaded, is not reported. */
const createReport =
  (note: NoteEvent): Report =>
  async (source, error, kind) => {
    if (!isLeaving() && !(await chunkReload.handle(error))) note({ kind, source, error });
  };

/** Errors that no part of the page has caught. */
function reportUncaught(note: NoteEvent): void {
  const report = (source: string, error: unknown) => note({ kind: 'uncaught', source, error });
  addEventListener('error', ({ error, message }) => report('script', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report('promise', reason));
}

function browserShop(hydration: HydrationData, remotes: RemoteSet, payloads: PayloadCache, report: Report): Shop {
  const shop: Shop = createShop({
    config: hydration.config,
    client: createGraphqlClient({
      url: '/api',
      getToken: readToken,
      getHeaders: traceHeaders,
      onTokenRefused: () => void shop.session.end(),
    }),
    loadSignedIn: () => import(/* webpackChunkName: "signed-in" */ '@shop/shared/signed-in'),
    openPage: createOpenPage(remotes.match, location),
    storage: createBrowserStorage(lazyStorage(() => localStorage)),
    // A failed load is only logged; the visitor sees nothing (docs/rules.md, Lists).
    onListsFailure: (error) => void report('lists', error, 'log'),
    products: {
      onFailure: (error) => void report('lists', error, 'log'),
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
  const hydration = readJsonBlock<HydrationData>(HYDRATION_ELEMENT_ID);
  tellSeller(hydration.config.seller);
  const note = createNote(hydration);
  reportUncaught(note);
  const report = createReport(note);
  const noteView = (remote: string) => note({ kind: 'view', remote });
  const remotes = createRemoteSet(hydration.remotes);
  const payloads = createPayloadCache();
  const shop = browserShop(hydration, remotes, payloads, report);
  payloads.put(location.pathname + hydration.page.search, hydration.page);
  const { followLinks } = createLazyPrefetch({ remotes, payloads, isSignedIn, quietMs: QUIET_MS });
  const layout = remotes.match(location.pathname)?.route.layout;
  const pages = createPageLoader({
    remotes,
    layout,
    loadRemote: createFederationLoader(hydration.remotes),
    payloads,
    shop,
    isSignedIn,
    openDocument: () => location.reload(), // the router has already changed the address
    widgetsInHtml: hydration.widgets,
    onFailure: (source, error, kind) => void report(source, error, kind),
    onWidget: noteView,
  });
  const initial = await firstPage(hydration.page, pages);
  const sectionOf: SectionOf = (pathname) => remotes.match(pathname)?.route.section;
  const isLost = hydration.page.outcome === 'page' && initial.kind === 'failed';
  const notePage = () =>
    note({ kind: 'view', remote: remotes.match(location.pathname)?.remote.name ?? '', isPage: true });
  const handleShown = () => {
    followLinks();
    notePage();
  };
  if (isLost) notePage();
  const handleLayoutError = () => window.shopStarter?.giveUp(); // the clicked buttons are gone

  startTransition(() => {
    hydrateRoot(
      document.getElementById(ROOT_ELEMENT_ID) ?? document.body,
      <Router>
        <ErrorBoundary onError={handleLayoutError} fallback={() => <ErrorPage />}>
          <App shop={shop} remotes={pages.access} sectionOf={sectionOf} layout={layout}>
            {isLost ? (
              <UnhydratedPage pages={pages} onShown={handleShown} />
            ) : (
              <PageOutlet pages={pages} initial={initial} initialSearch={hydration.page.search} onShown={handleShown} />
            )}
            <BrowserEffects />
          </App>
        </ErrorBoundary>
      </Router>,
      {
        onCaughtError: (error) => void report('page', error, 'boundary'),
        onRecoverableError: (error) => void report('page', error, 'log'),
      },
    );
  });
  watchCart(shop);
}
