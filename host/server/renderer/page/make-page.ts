import type { RemoteModule, WidgetModule } from '@shop/shared/federation';
import { crumbsOf, newsOf, type DocumentFault, type LinkedPage, type PageDocument } from '@shop/shared/page-documents';
import type { CatalogReader } from '@shop/shared/public-lists';
import { LIST_NAMES, type ListName, type PublicLists, type RemotesAccess } from '@shop/shared/runtime';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import type { RouteMatch } from '../../../src/remotes/match-route';
import type { ResolvedPage } from '../../../src/remotes/page-loader';
import { widgetKey } from '../../../src/remotes/widget-key';
import { partOf, type Progress } from '../../protocol/progress';
import { createPageCatalog } from './page-catalog';
import type { FoundPage } from '../listed-remotes';

/** Access is checked before a page is made, so what is rendered is the same for everyone. */
type ServerPage = Exclude<ResolvedPage, { kind: 'guarded' }>;

/** The page of an address, ready to render. */
export interface MadePage {
  resolved: ServerPage;
  /** Gives the page's components the widgets that were loaded for it. */
  access: RemotesAccess;
  widgets: ReadonlyMap<string, WidgetModule>;
  /** Results of the widgets' `data`, by `widgetKey`. Rendering fills it. */
  widgetData: ReadonlyMap<string, unknown>;
  /** Lists that the page and its widgets have read. */
  neededLists: ReadonlySet<ListName>;
  /** What of its document this version cannot show. */
  dropped: readonly DocumentFault[];
  /** Whether the API has answered all that the page and its widgets have asked. */
  isAnswered: () => boolean;
  /**
   * Waits for the data that widgets have asked for while the page was rendered.
   * @returns whether there was any, so that the page has to be rendered again
   */
  settleWidgets: () => Promise<boolean>;
}

/** Wraps the lists: a list that has never loaded is empty, and every read is reported. */
function watchedLists(lists: Partial<PublicLists>, onRead: (name: ListName) => void): PublicLists {
  const readers = LIST_NAMES.map((name) => {
    const get = () => {
      onRead(name);
      return lists[name] ?? [];
    };
    return [name, { get, enumerable: true }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(readers)) as PublicLists; // each name reads its own list
}

const widgetName = (id: string) => id.slice(id.indexOf('/') + 1);
const widgetPart = (remote: LiveRemote, id: string) => partOf(remote, `widget ${widgetName(id)}`);

const onServer = () => Promise.reject(new Error('nothing is loaded while a page renders'));

/** The result of a widget's `data`, awaited. */
type Settled = { value: unknown } | { error: unknown };

const settle = (data: Promise<unknown>): Promise<Settled> =>
  data.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );

const isPromise = (data: unknown): data is Promise<unknown> =>
  typeof data === 'object' && data !== null && 'then' in data;

interface Parts {
  resolved: ServerPage;
  widgets?: MadePage['widgets'];
  /** What the `data` of widgets gets. */
  lists?: PublicLists;
  catalog?: CatalogReader;
  neededLists?: Set<ListName>;
  dropped?: readonly DocumentFault[];
  isAnswered?: () => boolean;
  /** Called when a widget begins to render, and with null when it has rendered. */
  onWidget?: (id: string | null) => void;
}

function madePage(parts: Parts): MadePage {
  const {
    resolved,
    widgets = new Map<string, WidgetModule>(),
    lists,
    catalog,
    neededLists = new Set<ListName>(),
    dropped = [],
    isAnswered = () => true,
    onWidget,
  } = parts;
  const widgetData = new Map<string, unknown>();
  const settled = new Map<string, Settled>();
  const pending = new Map<string, { id: string; work: Promise<Settled> }>();
  const access: RemotesAccess = {
    peekWidget: (id) => widgets.get(id),
    isInHtml: () => false,
    loadWidget: onServer,
    widgetData(id, props) {
      onWidget?.(id);
      const key = widgetKey(id, props);
      const known = settled.get(key);
      if (known && 'error' in known) throw known.error;
      const data = known ? known.value : lists && catalog && widgets.get(id)?.data?.(props, lists, catalog);
      if (isPromise(data)) {
        pending.set(key, { id, work: settle(data) });
        return undefined;
      }
      if (data !== undefined) widgetData.set(key, data);
      return data;
    },
    onWidgetRendered: () => onWidget?.(null),
  };
  const settleWidgets = async () => {
    const asked = [...pending];
    pending.clear();
    for (const [key, { id, work }] of asked) {
      onWidget?.(id);
      settled.set(key, await work);
    }
    onWidget?.(null);
    return asked.length > 0;
  };
  return { resolved, access, widgets, widgetData, neededLists, dropped, isAnswered, settleWidgets };
}

/** Makes the page for an address without a route, or whose remote has failed. */
export function pageWithoutRemote({ pathname }: FoundPage, kind: 'not-found' | 'failed'): MadePage {
  return madePage({ resolved: kind === 'failed' ? { kind, pathname, remote: '', error: null } : { kind, pathname } });
}

export interface PageMakerOptions {
  loadModule: (remote: LiveRemote) => Promise<RemoteModule>;
  publicUrl: string;
  progress: Progress;
  /** Called with the failure of a widget. Only its own block is missing then. */
  onError: (error: unknown) => void;
  /** Asks the API; null when there is no answer. */
  ask: (path: string) => Promise<string | null>;
}

export interface PageOptions {
  /** Widgets that are left out. */
  without?: readonly string[];
  /** What was published for the address. */
  document?: PageDocument | undefined;
}

/** The pages that breadcrumbs may name. */
function linkedPages(remotes: FoundPage['remotes']): LinkedPage[] {
  const routes = remotes.flatMap((remote) => remote.routes);
  return routes.flatMap(({ path, title, navigation }) =>
    title || navigation ? [{ path, title: title ?? navigation?.label ?? '', navigation }] : [],
  );
}

/** Loads the code of pages and their widgets, and computes their data. */
export function createPageMaker({ loadModule, publicUrl, progress, onError, ask }: PageMakerOptions) {
  const loadPage = async ({ remote, route }: RouteMatch<LiveRemote>) => {
    const found = (await loadModule(remote)).routes.find(({ id }) => id === route.id);
    if (!found) throw new Error(`remote ${remote.name} has no route ${route.id}`);
    return found.load();
  };

  const remoteOf = (remotes: FoundPage['remotes'], id: string): LiveRemote => {
    const [remoteName] = id.split('/');
    const remote = remotes.find(({ name }) => name === remoteName);
    if (!remote) throw new Error(`no remote has the widget ${id}`);
    return remote;
  };

  const loadWidget = async (remote: LiveRemote, name: string): Promise<WidgetModule> => {
    const load = (await loadModule(remote)).widgets?.[name];
    if (!load) throw new Error(`remote ${remote.name} has no widget ${name}`);
    return load();
  };

  /** One after the other, so that the part which is running is known. */
  const loadWidgets = async (remotes: FoundPage['remotes'], ids: readonly string[]) => {
    const widgets = new Map<string, WidgetModule>();
    for (const id of ids) {
      try {
        const remote = remoteOf(remotes, id);
        const part = widgetPart(remote, id);
        widgets.set(id, await progress.during(part, () => loadWidget(remote, widgetName(id))));
      } catch (error) {
        onError(error);
      }
    }
    return widgets;
  };

  /**
   * Makes the page of an address that a remote has.
   * @throws PartError when the remote's code throws
   */
  return async (
    { pathname, search, remotes }: FoundPage,
    match: RouteMatch<LiveRemote>,
    lists: Partial<PublicLists>,
    { without = [], document }: PageOptions = {},
  ): Promise<MadePage> => {
    const { remote, route, params } = match;
    const pagePart = partOf(remote, `page ${route.id}`);
    const wanted = (route.widgets ?? []).filter((id) => !without.includes(id));
    const widgets = await loadWidgets(remotes, wanted);
    return progress.during(pagePart, async () => {
      const page = await loadPage(match);
      const dropped: DocumentFault[] = [];
      const neededLists = new Set<ListName>();
      const watched = watchedLists(lists, (name) => neededLists.add(name));
      const content = await page.content?.(params, {
        document,
        get facts() {
          return watched.facts;
        },
        crumbs: crumbsOf({ title: '', ...route, path: pathname }, linkedPages(remotes)),
        onDropped: (faults) => dropped.push(...faults),
      });
      await page.load?.(content);
      let isAnswered = true;
      const catalog = createPageCatalog(ask, lists.products, () => (isAnswered = false));
      const news = newsOf(remotes.flatMap(({ routes }) => routes));
      const context = {
        params,
        search: new URLSearchParams(search),
        lists: watched,
        catalog,
        news,
        publicUrl,
        content,
      };
      const data = await page.data?.(context);
      const head = await page.head({ ...context, data });
      const resolved: ServerPage =
        head.status === 404
          ? { kind: 'not-found', pathname }
          : { kind: 'page', pathname, search, params, page, content, data, head };
      const onWidget = (id: string | null) =>
        progress.enter(id === null ? pagePart : widgetPart(remoteOf(remotes, id), id));
      return madePage({
        ...{ resolved, widgets, lists: watched, catalog, neededLists, onWidget, dropped },
        isAnswered: () => isAnswered,
      });
    });
  };
}
