import { act, render, type RenderResult } from '@testing-library/react';
import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { PageModule, WidgetModule } from '../federation';
import {
  PageProvider,
  ShopProvider,
  useLocation,
  type CartItem,
  type Location,
  type RemotesAccess,
  type Shop,
} from '../runtime';
import { fakeApi, type FakeApi } from './fake-api';
import { contentContext, pageContext } from './page-context';
import { TestRouter } from './test-router';
import { createTestShop, NO_REMOTES, type TestShopOptions } from './test-shop';

export interface RenderPageOptions extends Omit<TestShopOptions, 'fetch'> {
  /** Address of the page. */
  at?: string;
  /** Pattern of its route, if the address has parameters. */
  path?: string;
  /** The network; without it, no call is answered. */
  api?: FakeApi;
  /** State of the history entry. */
  state?: unknown;
  /** Result of the page's `content`. */
  content?: unknown;
  /** Result of the page's `data`. */
  data?: unknown;
  /** Loaded widgets by id; all other remotes are down. */
  widgets?: Readonly<Record<string, WidgetModule>>;
  cart?: readonly CartItem[];
  /** False leaves the page as the server renders it. */
  isHydrated?: boolean;
  /** Changes the shop before the first render. */
  prepare?: (shop: Shop) => void;
}

/** What the server sends with a page. */
interface PagePayload {
  content: unknown;
  data: unknown;
}

type Params = Readonly<Record<string, string | undefined>>;

type LoadPayload = (params: Params, search: string) => Promise<PagePayload>;

interface RoutedPageProps {
  Page: ComponentType;
  params: Params;
  first: PagePayload;
  /** Loads another payload, if the page has one for another query. */
  load: LoadPayload | undefined;
}

/** The page of the address. As in the host, it follows a new query when its payload has loaded. */
function RoutedPage({ Page, params, first, load }: RoutedPageProps) {
  const location = useLocation();
  const [shown, setShown] = useState<PagePayload & { location: Location }>(() => ({ location, ...first }));

  useEffect(() => {
    if (!load || shown.location === location) return undefined;
    let isLeft = false;
    void load(params, location.search).then((payload) => {
      if (!isLeft) startTransition(() => setShown({ location, ...payload }));
    });
    return () => {
      isLeft = true;
    };
  }, [load, location, params, shown.location]);

  return (
    <PageProvider page={load ? { params, ...shown } : { params, location, ...first }}>
      <main>
        <Page />
      </main>
    </PageProvider>
  );
}

interface RouteProps extends Omit<RoutedPageProps, 'params'> {
  path: string;
}

/** The page, or the text of another address that the browser has gone to. */
function TestRoute({ path, ...page }: RouteProps) {
  const { pathname } = useLocation();
  const match = matchPath(path, pathname);
  const [firstParams] = useState(match?.params ?? {});
  const params = match && JSON.stringify(match.params) !== JSON.stringify(firstParams) ? match.params : firstParams;
  return match ? <RoutedPage {...page} params={params} /> : <p>{`Открыта страница ${pathname}`}</p>;
}

function renderRouted(Page: ComponentType, options: RenderPageOptions, load?: LoadPayload) {
  const {
    at = '/',
    path = at.replace(/\?.*/, ''),
    state,
    content,
    data,
    widgets = {},
    cart,
    isHydrated = true,
  } = options;
  const { api = fakeApi(), ...shopOptions } = options;
  const shop = createTestShop({ lists: { products: [] }, ...shopOptions, fetch: api.fetch });
  if (cart) shop.cart.getState().replace(cart);
  if (isHydrated) {
    shop.cart.getState().load();
    shop.compare.getState().load();
  }
  options.prepare?.(shop);
  window.history.replaceState(state === undefined ? null : { usr: state }, '', at);
  const { lists, catalog } = pageContext({ lists: options.lists ?? {} });
  const remotes: RemotesAccess = {
    ...NO_REMOTES,
    peekWidget: (id) => widgets[id],
    widgetData: (id, props) => widgets[id]?.data?.(props, lists, catalog),
  };

  const view = render(
    <ShopProvider shop={shop} remotes={remotes}>
      <TestRouter>
        <TestRoute path={path} Page={Page} first={{ content, data }} load={load} />
      </TestRouter>
    </ShopProvider>,
  );
  return { ...view, shop, api };
}

/**
 * Renders a page as the host does: in its own shop, at an address. Other addresses show their text.
 */
export function renderPage(
  Page: ComponentType,
  options: RenderPageOptions = {},
): RenderResult & { shop: Shop; api: FakeApi } {
  return renderRouted(Page, options);
}

/**
 * The same for a page module: its content and data load before the first render, and again for each
 * new address.
 */
export async function renderPageModule(page: PageModule, options: RenderPageOptions = {}) {
  const { at = '/', lists = {} } = options;
  const { pathname, search } = new URL(at, 'https://shop.example');
  const load: LoadPayload = async (params, query) => {
    const content = options.content ?? (await page.content?.(params, contentContext()));
    await page.load?.(content);
    return { content, data: await page.data?.(pageContext({ params, search: query, lists, content })) };
  };
  const first = await load(matchPath(options.path ?? pathname, pathname)?.params ?? {}, search);
  // Waits for parts that arrive a moment later.
  return act(async () => renderRouted(page.Page, { ...options, ...first }, load));
}
