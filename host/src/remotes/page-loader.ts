import type { PageModule, RemoteModule, WidgetModule } from '@shop/shared/federation';
import type { ListName, RemotesAccess, Shop } from '@shop/shared/runtime';
import { pageHead } from '../app/page-head';
import type { LiveRemote } from './live-remote';
import { matchRoute } from './match-route';

/** What stands at an address, loaded and ready to render. */
export type ResolvedPage =
  | {
      kind: 'page';
      pathname: string;
      params: Readonly<Record<string, string | undefined>>;
      page: PageModule;
      content: unknown;
    }
  | { kind: 'not-found'; pathname: string }
  | { kind: 'guarded'; pathname: string }
  | { kind: 'failed'; pathname: string; remote: string; error: unknown };

export interface PageLoaderOptions<Remote extends LiveRemote> {
  remotes: readonly Remote[];
  loadRemote: (remote: Remote) => Promise<RemoteModule>;
  shop: Shop;
  isSignedIn: () => boolean;
  /** Content that came with the HTML, by path; it is not loaded a second time. */
  knownContent?: ReadonlyMap<string, unknown>;
  /** Widgets that the server rendered: they are not loaded before they are wanted. */
  widgetsInHtml?: readonly string[];
  onFailure: (remote: string, error: unknown) => void;
}

export interface PageLoader {
  /** Loads the page of an address with its lists and widgets. Never rejects: a failure is one of the outcomes. */
  resolve: (pathname: string) => Promise<ResolvedPage>;
  loadedWidgets: () => string[];
  /** The lists that what was resolved so far shows. */
  usedLists: () => ListName[];
  access: RemotesAccess;
}

/** Lists that the layout itself shows: the footer names the products. */
const LAYOUT_LISTS: readonly ListName[] = ['products'];

export function createPageLoader<Remote extends LiveRemote>(options: PageLoaderOptions<Remote>): PageLoader {
  const { remotes, loadRemote, shop, isSignedIn, knownContent, widgetsInHtml = [], onFailure } = options;
  const widgets = new Map<string, WidgetModule>();
  const used = new Set<ListName>(LAYOUT_LISTS);
  const asleep = new Set(widgetsInHtml);

  const loadLists = (names: readonly ListName[]) => {
    for (const name of names) used.add(name);
    return shop.lists.load(names);
  };

  const loadWidget = async (id: string): Promise<WidgetModule> => {
    const known = widgets.get(id);
    if (known) return known;
    const [remoteName = '', widgetName = ''] = id.split('/');
    const remote = remotes.find(({ name }) => name === remoteName);
    if (!remote) throw new Error(`no remote ${remoteName} in the registry`);
    const load = (await loadRemote(remote)).widgets?.[widgetName];
    if (!load) throw new Error(`remote ${remoteName} has no widget ${widgetName}`);
    const widget = await load();
    await loadLists(widget.lists ?? []);
    widgets.set(id, widget);
    asleep.delete(id);
    return widget;
  };

  const reportedWidget = (id: string) =>
    loadWidget(id).catch((error: unknown) => {
      onFailure(id, error);
      throw error;
    });

  const loadPage = async (remote: Remote, routeId: string): Promise<PageModule> => {
    const route = (await loadRemote(remote)).routes.find(({ id }) => id === routeId);
    if (!route) throw new Error(`remote ${remote.name} has no route ${routeId}`);
    const page = await route.load();
    await Promise.all([
      loadLists([...LAYOUT_LISTS, ...(page.lists ?? [])]),
      Promise.allSettled((page.widgets ?? []).filter((id) => !asleep.has(id)).map(reportedWidget)),
    ]);
    return page;
  };

  const resolve = async (pathname: string): Promise<ResolvedPage> => {
    const match = matchRoute(remotes, pathname);
    if (!match) {
      await loadLists(LAYOUT_LISTS);
      return { kind: 'not-found', pathname };
    }
    if (match.route.access === 'user' && !isSignedIn()) return { kind: 'guarded', pathname };
    try {
      const page = await loadPage(match.remote, match.route.id);
      const { params } = match;
      const content = knownContent?.has(pathname) ? knownContent.get(pathname) : await page.content?.(params);
      if (pageHead({ page, params, content }, shop).status === 404) return { kind: 'not-found', pathname };
      return { kind: 'page', pathname, params, page, content };
    } catch (error) {
      onFailure(match.remote.name, error);
      await loadLists(LAYOUT_LISTS);
      return { kind: 'failed', pathname, remote: match.remote.name, error };
    }
  };

  return {
    resolve: (pathname) => shop.track(resolve(pathname)),
    usedLists: () => [...used],
    loadedWidgets: () => [...widgets.keys()],
    access: { peekWidget: (id) => widgets.get(id), isInHtml: (id) => asleep.has(id), loadWidget: reportedWidget },
  };
}
