import type { PageModule, RemoteModule } from '@shop/shared/federation';
import type { RegistryRoute } from '@shop/shared/federation/registry';
import type { Shop } from '@shop/shared/runtime';
import type { LiveRemote } from '../remotes/live-remote';
import { createPageLoader, type PageLoaderOptions } from '../remotes/page-loader';
import { createTestShop } from './render-with-shop';

export function liveRemote(name: string, routes: RegistryRoute[], changes: Partial<LiveRemote> = {}): LiveRemote {
  return {
    name,
    version: '1',
    url: `/remotes/${name}/1/remoteEntry.js`,
    routes,
    chunks: {},
    integrity: {},
    ...changes,
  };
}

export function testPage(title: string, changes: Partial<PageModule> = {}): PageModule {
  return { Page: () => <h1>{title}</h1>, head: () => ({ title, description: `О странице ${title}` }), ...changes };
}

/** A loader whose pages are `/<id>`; a page that is an error fails to load. */
export function testPages(
  pages: Record<string, PageModule | Error>,
  options: Partial<PageLoaderOptions<LiveRemote>> & {
    widgets?: RemoteModule['widgets'];
    shop?: Shop;
    userPages?: string[];
  } = {},
) {
  const { shop = createTestShop(), widgets, userPages = [], ...rest } = options;
  const onFailure = jest.fn();
  const routes = Object.keys(pages).map((id): RegistryRoute => ({
    id,
    path: id === 'home' ? '/' : `/${id}`,
    access: userPages.includes(id) ? 'user' : 'public',
  }));
  const remote: RemoteModule = {
    name: 'mfe-test',
    routes: routes.map((route) => ({
      ...route,
      load: async () => {
        const page = pages[route.id];
        if (!page || page instanceof Error) throw page ?? new Error('no page');
        return page;
      },
    })),
    ...(widgets && { widgets }),
  };
  const loader = createPageLoader<LiveRemote>({
    remotes: [liveRemote('mfe-test', routes)],
    loadRemote: async () => remote,
    shop,
    isSignedIn: () => false,
    onFailure,
    ...rest,
  });
  return { loader, shop, onFailure, pages };
}
