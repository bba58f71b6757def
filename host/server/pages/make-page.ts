import type { WidgetModule } from '@shop/shared/federation';
import { LIST_NAMES, type ListName, type PublicLists, type RemotesAccess } from '@shop/shared/runtime';
import type { LiveRemote, RemoteSet } from '../../src/remotes/live-remote';
import type { RouteMatch } from '../../src/remotes/match-route';
import type { ResolvedPage } from '../../src/remotes/page-loader';
import { widgetKey } from '../../src/remotes/page-payload';
import type { RemotePool } from '../remotes/remote-pool';
import type { PageRequest } from './page-request';

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

const onServer = () => Promise.reject(new Error('nothing is loaded while a page renders'));

interface Parts {
  resolved: ServerPage;
  widgets?: MadePage['widgets'];
  lists?: PublicLists;
  neededLists?: Set<ListName>;
}

function madePage({ resolved, widgets = new Map(), lists, neededLists = new Set() }: Parts): MadePage {
  const widgetData = new Map<string, unknown>();
  const access: RemotesAccess = {
    peekWidget: (id) => widgets.get(id),
    isInHtml: () => false,
    loadWidget: onServer,
    widgetData(id, props) {
      const data = lists && widgets.get(id)?.data?.(props, lists);
      if (data !== undefined) widgetData.set(widgetKey(id, props), data);
      return data;
    },
  };
  return { resolved, access, widgets, widgetData, neededLists };
}

/** Makes the page for an address without a route, or whose remote has failed. */
export function pageWithoutRemote({ pathname }: PageRequest, kind: 'not-found' | 'failed'): MadePage {
  return madePage({ resolved: kind === 'failed' ? { kind, pathname, remote: '', error: null } : { kind, pathname } });
}

export interface PageMakerOptions {
  pool: RemotePool;
  publicUrl: string;
  onFailure: (source: string, error: unknown, version?: string) => void;
}

/** Loads the code of pages and their widgets, and computes their data. */
export function createPageMaker({ pool, publicUrl, onFailure }: PageMakerOptions) {
  const loadPage = async ({ remote, route }: RouteMatch<LiveRemote>) => {
    const found = (await pool.load(remote)).routes.find(({ id }) => id === route.id);
    if (!found) throw new Error(`remote ${remote.name} has no route ${route.id}`);
    return found.load();
  };

  const loadWidget = async ({ remotes }: RemoteSet, id: string): Promise<WidgetModule> => {
    const [remoteName = '', widgetName = ''] = id.split('/');
    const remote = remotes.find(({ name }) => name === remoteName);
    if (!remote) throw new Error(`no remote ${remoteName} in the registry`);
    const load = (await pool.load(remote)).widgets?.[widgetName];
    if (!load) throw new Error(`remote ${remoteName} has no widget ${widgetName}`);
    return load();
  };

  /** When a widget does not load, only its own block is missing. */
  const loadWidgets = async (remotes: RemoteSet, ids: readonly string[] = []) => {
    const widgets = new Map<string, WidgetModule>();
    await Promise.all(
      ids.map((id) =>
        loadWidget(remotes, id).then(
          (widget) => widgets.set(id, widget),
          (error: unknown) => onFailure(id, error),
        ),
      ),
    );
    return widgets;
  };

  /**
   * Makes the page of an address that a remote has.
   * @throws the error of the remote's code, once it is reported
   */
  return async (
    { pathname, search, remotes }: PageRequest,
    match: RouteMatch<LiveRemote>,
    lists: Partial<PublicLists>,
  ): Promise<MadePage> => {
    const { remote, params } = match;
    try {
      const page = await loadPage(match);
      const [content, widgets] = await Promise.all([page.content?.(params), loadWidgets(remotes, match.route.widgets)]);
      const neededLists = new Set<ListName>();
      const watched = watchedLists(lists, (name) => neededLists.add(name));
      const context = { params, search: new URLSearchParams(search), lists: watched, publicUrl, content };
      const data = await page.data?.(context);
      const head = page.head({ ...context, data });
      const resolved: ServerPage =
        head.status === 404
          ? { kind: 'not-found', pathname }
          : { kind: 'page', pathname, search, params, page, content, data, head };
      return madePage({ resolved, widgets, lists: watched, neededLists });
    } catch (error) {
      onFailure(remote.name, error, remote.version);
      throw error;
    }
  };
}
