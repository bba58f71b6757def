import { createGraphqlClient } from '@shop/shared/graphql';
import type { PagePicture, RemoteModule } from '@shop/shared/federation';
import { createShop, type ListName, type PublicLists, type Shop, type ShopConfig } from '@shop/shared/runtime';
import { headOf } from '../../src/app/apply-head';
import type { Boot, BootOutcome, ScriptFile, StartPlan } from '../../src/app/boot';
import { renderOnServer, type RenderedPage } from '../../src/app/render-on-server';
import { menusOf } from '../../src/layout/published-menus';
import type { LiveRemote } from '../../src/remotes/live-remote';
import { matchRoute } from '../../src/remotes/match-route';
import { createPageLoader, type PageLoader, type ResolvedPage } from '../../src/remotes/page-loader';
import type { KeptLists } from '../lists/kept-lists';
import type { PooledRemote, RemotePool } from '../remotes/remote-pool';
import { contentSecurityPolicy } from './content-security-policy';
import { htmlDocument } from './html-document';
import { pictureOf } from './page-picture';

const RENDER_TIMEOUT_MS = 5000;

export interface RenderedDocument {
  status: number;
  html: string;
  csp: string;
  /** False for what must not be kept: a page that lacks its data or its remote. */
  isWhole: boolean;
  /** What the host draws for the page; null where it has a picture already, or is not for everyone. */
  picture: PagePicture | null;
}

export interface PageRendererOptions {
  config: ShopConfig;
  pool: RemotePool;
  lists: KeptLists;
  hostScripts: ScriptFile[];
  /** Text of the script that stands in every page. */
  starter: string;
  onFailure: (source: string, error: unknown) => void;
}

interface ServerRemote extends LiveRemote {
  pooled: PooledRemote;
}

interface Attempt {
  resolved: ResolvedPage;
  rendered: RenderedPage;
  remotes: ServerRemote[];
  shop: Shop;
  usedLists: ListName[];
  widgets: string[];
}

function toServerRemote(pooled: PooledRemote): ServerRemote {
  const { url, metadata, extras } = pooled.version;
  return {
    name: pooled.name,
    version: metadata.version,
    url,
    routes: extras.routes,
    chunks: extras.chunks,
    integrity: extras.integrity,
    pooled,
  };
}

const toLiveRemote = ({ name, version, url, routes, chunks, integrity }: ServerRemote): LiveRemote => ({
  name,
  version,
  url,
  // Menus are made of it already.
  routes: routes.map(({ navigation: _navigation, ...route }) => route),
  chunks,
  integrity,
});

/** Data comes before rendering; a component that asks for more while it renders would be a mistake. */
const noRequests = () => Promise.reject(new Error('no requests while a page renders'));

function originsOf(remotes: readonly LiveRemote[]): string[] {
  return [...new Set(remotes.filter(({ url }) => !url.startsWith('/')).map(({ url }) => new URL(url).origin))];
}

function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}

/** Scripts of a remote's page: the entry, the expose and the page's own chunk. */
function pageScripts(remotes: readonly LiveRemote[], pathname: string): ScriptFile[] {
  const match = matchRoute(remotes, pathname);
  if (!match) return [];
  const { url, chunks, integrity } = match.remote;
  const entry = url.slice(url.lastIndexOf('/') + 1);
  const files = new Set([entry, ...(chunks.remote ?? []), ...(chunks[match.route.id] ?? [])]);
  return [...files].map((file) => ({
    src: folderOf(url) + file,
    ...(integrity[file] && { integrity: integrity[file] }),
  }));
}

function outcomeOf({ kind }: ResolvedPage): BootOutcome {
  return kind === 'guarded' ? 'page' : kind;
}

/** Addresses of kept pages are paths with or without a query, as `addPages` has written them. */
function splitAddress(address: string) {
  const { pathname, search } = new URL(address, 'http://site.invalid');
  return { pathname, search };
}

/** Renders pages of the live remotes. A remote that throws is replaced by its version before, then by its error panel. */
export function createPageRenderer(options: PageRendererOptions) {
  const { config, pool, lists, hostScripts, starter, onFailure } = options;

  const attempt = async (
    address: string,
    remotes: ServerRemote[],
    initialLists: Partial<PublicLists>,
    hasFailed: boolean,
  ): Promise<Attempt> => {
    const { pathname, search } = splitAddress(address);
    const shop = createShop({
      config: { ...config, menus: menusOf(remotes) },
      client: createGraphqlClient({ url: 'http://server.invalid/api', getToken: () => null, fetch: noRequests }),
      initialLists,
    });
    const pages: PageLoader = createPageLoader({
      remotes,
      loadRemote: ({ pooled }): Promise<RemoteModule> => pool.load(pooled),
      shop,
      // Whether a page may be seen is decided before: what is rendered is the same for everyone.
      isSignedIn: () => true,
      onFailure,
    });
    const found = await pages.resolve(pathname);
    const resolved: ResolvedPage = hasFailed ? { kind: 'failed', pathname, remote: '', error: null } : found;
    const rendered = await renderOnServer({
      resolved,
      search,
      shop,
      remotes: pages.access,
      timeoutMs: RENDER_TIMEOUT_MS,
      onContained: (error) => onFailure(`render of ${address}`, error),
    });
    return { resolved, rendered, remotes, shop, usedLists: pages.usedLists(), widgets: pages.loadedWidgets() };
  };

  const renderBest = async (address: string, initialLists: Partial<PublicLists>): Promise<Attempt> => {
    const live = (await pool.live()).map(toServerRemote);
    const owner = matchRoute(live, splitAddress(address).pathname)?.remote;
    const versions = owner ? pool.fallbacks(owner.name).map(toServerRemote) : [];
    // Only what is older than the live one: what is newer has just failed to load.
    const older = versions.slice(versions.findIndex(({ version }) => version === owner?.version) + 1);
    let lastFailed: Attempt | null = null;
    for (const version of owner ? [owner, ...older.slice(0, 1)] : [undefined]) {
      const remotes = live.map((remote) => (version && remote.name === version.name ? version : remote));
      try {
        const result = await attempt(address, remotes, initialLists, false);
        if (result.resolved.kind !== 'failed') return result;
        lastFailed ??= result;
      } catch {
        continue; // reported where it was thrown; the version before may do better
      }
    }
    return lastFailed ?? attempt(address, live, initialLists, true);
  };

  return async function renderPage(address: string): Promise<RenderedDocument> {
    const { pathname, search } = splitAddress(address);
    const initialLists = await lists.get();
    const { resolved, rendered, remotes, shop, usedLists, widgets } = await renderBest(address, initialLists);
    const head = headOf(resolved, shop);
    const hasData = usedLists.every((name) => initialLists[name] !== undefined);
    const outcome = outcomeOf(resolved);
    const boot: Boot = {
      outcome,
      ...(search && { search }),
      config: shop.config,
      lists: Object.fromEntries(
        usedLists.filter((name) => initialLists[name]).map((name) => [name, initialLists[name]]),
      ),
      remotes: remotes.map(toLiveRemote),
      widgets,
      ...(resolved.kind === 'page' && resolved.content !== undefined && { content: resolved.content }),
    };
    const start: StartPlan = {
      scripts: hostScripts,
      preload: outcome === 'page' ? pageScripts(remotes, pathname) : [],
      origins: originsOf(remotes),
    };
    const path = outcome === 'not-found' ? null : pathname;
    const isForAll = resolved.kind === 'page' && matchRoute(remotes, pathname)?.route.access === 'public';
    const picture = pictureOf(head, isForAll ? (head.canonicalPath ?? pathname) : null);
    return {
      status: hasData ? (head.status ?? 200) : 503,
      html: htmlDocument({
        head,
        path,
        publicUrl: config.publicUrl,
        picture: picture.address,
        rendered,
        boot,
        start,
        starter,
      }),
      csp: contentSecurityPolicy({
        css: rendered.css,
        inlineScript: starter,
        scriptOrigins: start.origins,
        mapTilesUrl: config.mapTilesUrl,
      }),
      isWhole: hasData && outcome !== 'failed',
      picture: picture.drawn,
    };
  };
}
