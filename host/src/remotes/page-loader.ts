import type { PageHead, PageModule } from '@shop/shared/federation';
import type { RegistryRoute } from '@shop/shared/federation/registry';
import type { RemotesAccess, Shop } from '@shop/shared/runtime';
import type { LiveRemote, PagePayload } from '@shop/shared/federation/page-data';
import type { RemoteSet } from './live-remote';
import type { RouteMatch } from './match-route';
import { pageFiles, widgetFiles, type ScriptFile } from './page-files';
import type { PayloadCache } from './payload-cache';
import { preloadScript } from './preload-script';
import { renderedSearch } from './rendered-search';
import { createWidgetLoader, type WidgetLoaderOptions } from './widget-loader';

/** The page of an address, ready to render. */
export type ResolvedPage =
  | {
      kind: 'page';
      pathname: string;
      /** The part of the query that the server rendered. */
      search: string;
      params: Readonly<Record<string, string | undefined>>;
      page: PageModule;
      content: unknown;
      data: unknown;
      head: PageHead;
    }
  | { kind: 'not-found'; pathname: string }
  | { kind: 'guarded'; pathname: string }
  | { kind: 'failed'; pathname: string; remote: string; error: unknown };

export interface PageLoaderOptions extends Omit<WidgetLoaderOptions, 'onFailure'> {
  remotes: RemoteSet;
  /** The layout of the document. */
  layout?: RegistryRoute['layout'];
  payloads: Pick<PayloadCache, 'get'>;
  shop: Pick<Shop, 'lists' | 'track'>;
  isSignedIn: () => boolean;
  /**
   * Opens the address as a new document: the server now has other versions of remotes, or the page
   * has another layout.
   */
  openDocument: () => void;
  /** `load`: the remote's own files did not load. `log`: the server has not answered. */
  onFailure: (source: string, error: unknown, kind: 'load' | 'log') => void;
}

export interface Address {
  pathname: string;
  search: string;
}

export interface PageLoader {
  /** Loads a page with its data and widgets. Never rejects: `failed` is a result. */
  resolve: (address: Address) => Promise<ResolvedPage>;
  /** Tells whether a page can show the address without being resolved again. */
  isResolved: (page: ResolvedPage, address: Address) => boolean;
  access: RemotesAccess;
}

/** Requests scripts, each once. */
function createPreloader(): (files: readonly ScriptFile[]) => void {
  const preloaded = new Set<string>();
  return (files) => {
    for (const file of files) {
      if (preloaded.has(file.src)) continue;
      preloaded.add(file.src);
      preloadScript(file);
    }
  };
}

/** A page may have been published at this address since this document was sent. */
function fits({ versions, route }: PagePayload, match: RouteMatch<LiveRemote>, { remotes }: RemoteSet): boolean {
  const versionOf = (name: string) => remotes.find((remote) => remote.name === name)?.version;
  return route === match.route.path && Object.entries(versions).every(([name, version]) => versionOf(name) === version);
}

/** Loads pages in the browser: code from the remotes and, in parallel, data from the server. */
export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const { remotes, layout, loadRemote, payloads, shop, isSignedIn, openDocument, onFailure } = options;
  const widgets = createWidgetLoader({ ...options, onFailure: (id, error) => onFailure(id, error, 'load') });
  const preload = createPreloader();
  let htmlPathname: string | null = null;

  const loadPage = async ({ remote, route }: RouteMatch<LiveRemote>): Promise<PageModule> => {
    const found = (await loadRemote(remote)).routes.find(({ id }) => id === route.id);
    if (!found) throw new Error(`remote ${remote.name} has no route ${route.id}`);
    return found.load();
  };

  const failed = (pathname: string, remote: string, error: unknown, kind: 'load' | 'log'): ResolvedPage => {
    onFailure(remote, error, kind);
    return { kind: 'failed', pathname, remote, error };
  };

  const leave = (): Promise<ResolvedPage> => {
    openDocument();
    return new Promise(() => undefined); // until the browser leaves this page
  };

  const resolveMatch = async (
    pathname: string,
    search: string,
    match: RouteMatch<LiveRemote>,
  ): Promise<ResolvedPage> => {
    const widgetIds = widgets.missing(match.route.widgets ?? []);
    // All together, because each would only request the next one.
    preload([...pageFiles(match), ...widgetFiles(remotes, widgetIds)]);
    const loading = Promise.all([loadPage(match), widgets.loadAll(widgetIds)]);
    loading.catch(() => undefined); // awaited below, unless the server has another answer
    void shop.lists.load(match.route.lists ?? []);
    const payload = await payloads.get(pathname + search);
    if (!fits(payload, match, remotes)) return leave();
    if (payload.outcome === 'not-found') return { kind: 'not-found', pathname };
    if (payload.outcome === 'failed') throw new Error(`the server has no page for ${pathname}`);
    const loaded = await loading.catch((error: unknown) => failed(pathname, match.remote.name, error, 'load'));
    if (!Array.isArray(loaded)) return loaded;
    const [page] = loaded;
    await page.load?.(payload.content);
    widgets.keepData(payload.widgetData);
    const { head, content, data } = payload;
    return { kind: 'page', pathname, search, params: match.params, page, content, data, head };
  };

  const resolve = async ({ pathname, search }: Address): Promise<ResolvedPage> => {
    htmlPathname ??= pathname;
    if (pathname !== htmlPathname) widgets.leaveHtml(); // only the first page has server HTML
    const match = remotes.match(pathname);
    if (!match) return { kind: 'not-found', pathname };
    if (match.route.layout !== layout) return leave();
    if (match.route.access === 'user' && !isSignedIn()) return { kind: 'guarded', pathname };
    try {
      return await resolveMatch(pathname, renderedSearch(match.route, search), match);
    } catch (error) {
      return failed(pathname, match.remote.name, error, 'log');
    }
  };

  return {
    resolve: (address) => shop.track(resolve(address)),
    isResolved(resolved, { pathname, search }) {
      if (resolved.kind === 'failed' || resolved.pathname !== pathname) return false;
      if (resolved.kind !== 'page' || !resolved.page.data) return true;
      const route = remotes.match(pathname)?.route;
      if (!route || renderedSearch(route, search) === resolved.search) return true;
      const { lists: own = [] } = route;
      return own.length > 0 && own.every((name) => shop.lists.isLoaded(name));
    },
    access: widgets.access,
  };
}
