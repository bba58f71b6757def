import type { PageModule, RemoteModule } from '@shop/shared/federation';
import type { RegistryRoute } from '@shop/shared/federation/registry';
import type { Shop } from '@shop/shared/runtime';
import { contentContext, pageContext } from '@shop/shared/testing';
import type { PagePayload } from '@shop/shared/federation/page-data';
import { createRemoteSet, type RemoteSet } from '../remotes/live-remote';
import { createPageLoader, type PageLoaderOptions } from '../remotes/page-loader';
import { createPayloadCache } from '../remotes/payload-cache';
import { liveRemote } from './live-remote';
import { createTestShop } from './render-with-shop';

export function testPage(title: string, changes: Partial<PageModule> = {}): PageModule {
  return { Page: () => <h1>{title}</h1>, head: () => ({ title, description: `О странице ${title}` }), ...changes };
}

/** The server's payload of a page, with empty lists. */
async function payloadOf(page: PageModule, address: string, { match, remotes }: RemoteSet): Promise<PagePayload> {
  const { pathname, search } = new URL(address, 'https://shop.example');
  const { params = {} } = match(pathname) ?? {};
  const content = await page.content?.(params, contentContext());
  const context = pageContext({ params, search, content });
  const data = page.data?.(context);
  const head = await page.head({ ...context, data });
  return {
    outcome: head.status === 404 ? 'not-found' : 'page',
    route: match(pathname)?.route.path ?? null,
    search,
    head,
    content,
    data,
    widgetData: {},
    versions: Object.fromEntries(remotes.map(({ name, version }) => [name, version])),
  };
}

/** Creates a loader with pages at `/<id>`. A page that is an Error fails to load. */
export function testPages(
  pages: Record<string, PageModule | Error>,
  options: Partial<PageLoaderOptions> & {
    widgets?: RemoteModule['widgets'];
    shop?: Shop;
    userPages?: string[];
    /** Changes to all routes. */
    routeChanges?: Partial<RegistryRoute>;
  } = {},
) {
  const { shop = createTestShop(), widgets, userPages = [], routeChanges, ...rest } = options;
  const onFailure = jest.fn();
  const routes = Object.keys(pages).map((id): RegistryRoute => ({
    id,
    path: id === 'home' ? '/' : `/${id}`,
    access: userPages.includes(id) ? 'user' : 'public',
    ...routeChanges,
  }));
  const pageOf = (id = '') => {
    const page = pages[id];
    if (!page || page instanceof Error) throw page ?? new Error('no page');
    return page;
  };
  const remote: RemoteModule = {
    name: 'mfe-test',
    routes: routes.map((route) => ({
      ...route,
      load: async () => pageOf(route.id),
    })),
    ...(widgets && { widgets }),
  };
  const remotes = createRemoteSet([liveRemote('mfe-test', routes)]);
  const requestPayload = jest.fn(async (address: string) => {
    const { pathname } = new URL(address, 'https://shop.example');
    return payloadOf(pageOf(remotes.match(pathname)?.route.id), address, remotes);
  });
  const openDocument = jest.fn();
  const loader = createPageLoader({
    remotes,
    loadRemote: async () => remote,
    payloads: createPayloadCache(async (address) => ({ payload: await requestPayload(address), bytes: 0 })),
    shop,
    isSignedIn: () => false,
    openDocument,
    onFailure,
    ...rest,
  });
  return { loader, shop, onFailure, pages, requestPayload, openDocument };
}
