import { createGraphqlClient } from '@shop/shared/graphql';
import type { PageHead, PagePicture } from '@shop/shared/federation';
import { createShop, type PublicLists, type ShopConfig } from '@shop/shared/runtime';
import { headOf } from '../../src/app/apply-head';
import type { HydrationData, StarterData } from '../../src/app/hydration-data';
import { renderOnServer, type RenderedPage } from '../../src/app/render-on-server';
import { menusOf } from '../../src/layout/published-menus';
import { createRemoteSet, type LiveRemote } from '../../src/remotes/live-remote';
import { pageFiles, type ScriptFile } from '../../src/remotes/page-files';
import type { PagePayload } from '../../src/remotes/page-payload';
import type { ListCache } from '../lists/list-cache';
import type { RemotePool } from '../remotes/remote-pool';
import { contentSecurityPolicy } from './content-security-policy';
import { htmlDocument } from './html-document';
import { createPageMaker, pageWithoutRemote, type MadePage } from './make-page';
import { pictureOf } from './page-picture';
import type { PageRequest } from './page-request';

const RENDER_TIMEOUT_MS = 5000;

export interface RenderedDocument {
  status: number;
  html: string;
  csp: string;
  payload: PagePayload;
  /** False when data or the remote is missing. Such a page is not cached elsewhere. */
  isComplete: boolean;
  /** What the host draws; null when the page has a picture, or is not for everyone. */
  picture: PagePicture | null;
}

export interface PageRendererOptions {
  config: ShopConfig;
  pool: RemotePool;
  lists: ListCache;
  hostScripts: ScriptFile[];
  /** Text of the inline script of every page. */
  starter: string;
  onFailure: (source: string, error: unknown, version?: string) => void;
}

interface Attempt {
  /** Names the remotes that made the page, which may be older than the live ones. */
  request: PageRequest;
  made: MadePage;
  config: ShopConfig;
  rendered: RenderedPage;
}

/** Data is loaded before rendering. A component that requests more is a mistake. */
const noRequests = () => Promise.reject(new Error('no requests while a page renders'));

function originsOf(remotes: readonly LiveRemote[]): string[] {
  return [...new Set(remotes.filter(({ url }) => !url.startsWith('/')).map(({ url }) => new URL(url).origin))];
}

/** The server has made the menus of `navigation`, so browsers do not need it. */
const forBrowser = (remote: LiveRemote): LiveRemote => ({
  ...remote,
  routes: remote.routes.map(({ navigation: _navigation, ...route }) => route),
});

/** Leaves out what only search engines and social networks read. */
function browserHead({ jsonLd: _jsonLd, picture: _picture, image: _image, ...head }: PageHead): PageHead {
  return head;
}

function payloadOf({ request, made }: Attempt): PagePayload {
  const { resolved, widgets, widgetData } = made;
  const makers = new Set([request.match?.remote.name, ...[...widgets.keys()].map((id) => id.split('/')[0])]);
  const versions = request.remotes.remotes.filter(({ name }) => makers.has(name));
  return {
    outcome: resolved.kind,
    search: request.search,
    head: browserHead(headOf(resolved)),
    ...(resolved.kind === 'page' && { content: resolved.content, data: resolved.data }),
    widgetData: Object.fromEntries(widgetData),
    versions: Object.fromEntries(versions.map(({ name, version }) => [name, version])),
  };
}

/**
 * Renders pages of the live remotes. When a remote throws, its previous version is tried, then the
 * error panel takes its place.
 */
export function createPageRenderer(options: PageRendererOptions) {
  const { config, pool, lists, hostScripts, starter, onFailure } = options;
  const makePage = createPageMaker({ pool, publicUrl: config.publicUrl, onFailure });

  const render = async (request: PageRequest, made: MadePage, known: Partial<PublicLists>): Promise<Attempt> => {
    const { remotes } = request.remotes;
    const shop = createShop({
      config: { ...config, menus: menusOf(remotes, known.products ?? []) },
      client: createGraphqlClient({ url: 'http://server.invalid/api', getToken: () => null, fetch: noRequests }),
    });
    const rendered = await renderOnServer({
      resolved: made.resolved,
      search: request.search,
      shop,
      remotes: made.access,
      timeoutMs: RENDER_TIMEOUT_MS,
      onContained: (error) => onFailure(`render of ${request.pathname}`, error),
    });
    return { request, made, config: shop.config, rendered };
  };

  /** Matches the address against the previous version of its remote. */
  const withPreviousVersion = (request: PageRequest): PageRequest | null => {
    const older = request.match && pool.previous(request.match.remote);
    if (!older) return null;
    const remotes = request.remotes.remotes.map((remote) => (remote.name === older.name ? older : remote));
    const set = createRemoteSet(remotes);
    return { ...request, remotes: set, match: set.match(request.pathname) };
  };

  const renderBest = async (requested: PageRequest, known: Partial<PublicLists>): Promise<Attempt> => {
    for (const request of [requested, withPreviousVersion(requested)]) {
      if (!request) continue;
      if (!request.match) return render(request, pageWithoutRemote(request, 'not-found'), known);
      try {
        return await render(request, await makePage(request, request.match, known), known);
      } catch {
        continue; // already reported; the previous version may work
      }
    }
    return render(requested, pageWithoutRemote(requested, 'failed'), known);
  };

  return async function renderPage(requested: PageRequest): Promise<RenderedDocument> {
    const known = await lists.get();
    const attempt = await renderBest(requested, known);
    const { request, made, rendered } = attempt;
    const { pathname, match } = request;
    const { remotes } = request.remotes;
    const payload = payloadOf(attempt);
    const head = headOf(made.resolved);
    const hasData = [...made.neededLists].every((name) => known[name] !== undefined);
    const hydration: HydrationData = {
      page: payload,
      config: attempt.config,
      remotes: remotes.map(forBrowser),
      widgets: [...made.widgets.keys()],
    };
    const starterData: StarterData = {
      scripts: hostScripts,
      preload: match && payload.outcome === 'page' ? pageFiles(match) : [],
      origins: originsOf(remotes),
    };
    const isForAll = payload.outcome === 'page' && match?.route.access === 'public';
    const picture = pictureOf(head, isForAll ? (head.canonicalPath ?? pathname) : null);
    return {
      status: hasData ? (head.status ?? 200) : 503,
      html: htmlDocument({
        head,
        path: payload.outcome === 'not-found' ? null : pathname,
        publicUrl: config.publicUrl,
        picture: picture.address,
        rendered,
        hydration,
        starter,
        starterData,
      }),
      csp: contentSecurityPolicy({
        css: rendered.css,
        inlineScript: starter,
        scriptOrigins: starterData.origins,
        mapTilesUrl: config.mapTilesUrl,
      }),
      payload,
      isComplete: hasData && payload.outcome !== 'failed',
      picture: picture.drawn,
    };
  };
}
