import { createGraphqlClient } from '@shop/shared/graphql';
import type { PageHead, PagePicture } from '@shop/shared/federation';
import type { SiteParts } from '@shop/shared/page-documents';
import { createShop, type PublicLists, type Shop } from '@shop/shared/runtime';
import { toldSeller } from '@shop/shared/seller';
import type { LiveRemote, PagePayload } from '@shop/shared/federation/page-data';
import { headOf } from '../../../src/app/apply-head';
import type { HydrationData, StarterData } from '../../../src/app/hydration-data';
import { renderOnServer, type RenderedPage } from '../../../src/app/render-on-server';
import { menusOf } from '../../../src/layout/published-menus';
import { pageFiles } from '../../../src/remotes/page-files';
import type { RemotePart, RendererSetup } from '../../protocol/messages';
import { partOf, type Progress } from '../../protocol/progress';
import { contentSecurityPolicy } from '../../html/content-security-policy';
import { remotesForBrowser } from './browser-routes';
import { htmlDocument } from './html-document';
import { announcementLine, NO_ANNOUNCEMENT } from './announcement-line';
import type { MadePage } from './make-page';
import { pictureOf } from './page-picture';
import type { FoundPage } from '../listed-remotes';
import { signInNote } from './sign-in-note';

interface PageDocument {
  status: number;
  html: string;
  csp: string;
  payload: PagePayload;
  isComplete: boolean;
  isIndexed: boolean;
  picture: PagePicture | null;
}

export interface DocumentRendererOptions {
  setup: RendererSetup;
  progress: Progress;
  /** Called for every exception of a component, also for one that affects a widget only. */
  onError: (error: unknown) => void;
}

/** Data is loaded before rendering. A component that requests more is a mistake. */
const noRequests = () => Promise.reject(new Error('no requests while a page renders'));
const noClient = () =>
  createGraphqlClient({ url: 'http://server.invalid/api', getToken: () => null, fetch: noRequests });

function originsOf(remotes: readonly LiveRemote[]): string[] {
  return [...new Set(remotes.filter(({ url }) => !url.startsWith('/')).map(({ url }) => new URL(url).origin))];
}

/** Leaves out what only search engines and social networks read. */
function browserHead({
  jsonLd: _jsonLd,
  picture: _picture,
  image: _image,
  hasNews: _hasNews,
  ...head
}: PageHead): PageHead {
  return head;
}

function payloadOf(found: FoundPage, { resolved, widgets, widgetData }: MadePage): PagePayload {
  const makers = new Set([found.match?.remote.name, ...[...widgets.keys()].map((id) => id.split('/')[0])]);
  const versions = found.remotes.filter(({ name }) => makers.has(name));
  return {
    outcome: resolved.kind,
    route: found.match?.route.path ?? null,
    search: found.search,
    head: browserHead(headOf(resolved)),
    ...(resolved.kind === 'page' && { content: resolved.content, data: resolved.data }),
    widgetData: Object.fromEntries(widgetData),
    versions: Object.fromEntries(versions.map(({ name, version }) => [name, version])),
  };
}

/** Renders pages that are made: their HTML, its policy, and their payload. */
export function createDocumentRenderer({ setup, progress, onError }: DocumentRendererOptions) {
  const { hostScripts, starter } = setup;
  const { publicUrl, mapTilesUrl } = setup.config;

  /**
   * Renders a page of a remote. React survives an exception below a Suspense boundary and leaves
   * the fallback in the HTML: good for a widget, but a page would be without its content.
   */
  const renderWhole = (page: RemotePart, render: (onRenderError: (error: unknown) => void) => Promise<RenderedPage>) =>
    progress.during(page, async () => {
      const ofPage: unknown[] = [];
      const rendered = await render((error) => {
        if (progress.current()?.name === page.name) ofPage.push(error);
        else onError(error);
        progress.enter(page); // a widget that has thrown does not tell its end
      });
      if (ofPage.length > 0) throw ofPage[0];
      return rendered;
    });

  /** Renders until no widget has asked for more data. */
  const renderSettled = async ({ match, search }: FoundPage, made: MadePage, shop: Shop): Promise<RenderedPage> => {
    const { resolved, access, settleWidgets } = made;
    const { section, layout } = match?.route ?? {};
    const render = (onRenderError: (error: unknown) => void) =>
      renderOnServer({ resolved, search, section, layout, shop, remotes: access, onError: onRenderError });
    if (!match || resolved.kind !== 'page') return render(onError);
    const part = partOf(match.remote, `page ${match.route.id}`);
    let rendered = await renderWhole(part, render);
    while (await progress.during(part, settleWidgets)) rendered = await renderWhole(part, render);
    return rendered;
  };

  return async function renderDocument(
    found: FoundPage,
    made: MadePage,
    lists: Partial<PublicLists>,
    shared: SiteParts = {},
  ): Promise<PageDocument> {
    const { pathname, match } = found;
    const remotes = found.remotes.filter(({ isSeparate, name }) => !isSeparate || name === match?.remote.name);
    const seller = toldSeller();
    const config = {
      ...{ ...setup.config, menus: menusOf(found.inMenus, lists.products ?? [], shared) },
      ...(Object.keys(seller).length > 0 && { seller }),
    };
    const rendered = await renderSettled(found, made, createShop({ config, client: noClient() }));
    const payload = payloadOf(found, made);
    const head = headOf(made.resolved);
    const isRemotePage = match && made.resolved.kind === 'page';
    const hasData = made.isAnswered() && [...made.neededLists].every((name) => lists[name] !== undefined);
    const hydration: HydrationData = {
      page: payload,
      config,
      remotes: remotesForBrowser(remotes, match?.route.path),
      widgets: [...made.widgets.keys()],
    };
    const starterData: StarterData = {
      scripts: hostScripts,
      preload: isRemotePage ? pageFiles(match) : [],
      origins: originsOf(remotes),
    };
    const isOfShop = !match?.route.layout && !match?.route.isFramed;
    const announcement = isOfShop ? announcementLine(shared.announcement) : NO_ANNOUNCEMENT;
    const inlineScript = announcement.script + starter;
    const isForAll = isRemotePage && match.route.access === 'public';
    // All pages of one list share a picture.
    const picture = pictureOf(head, isForAll ? (head.canonicalPath ?? pathname).replace(/\?.*/, '') : null);
    return {
      status: hasData ? (head.status ?? 200) : 503,
      html: htmlDocument({
        head,
        path: payload.outcome === 'not-found' ? null : pathname,
        publicUrl,
        picture: picture.address,
        rendered,
        hydration,
        announcement,
        starter: inlineScript,
        starterData,
      }),
      csp: contentSecurityPolicy({
        css: rendered.css + announcement.style + signInNote(pathname),
        inlineScript,
        scriptOrigins: starterData.origins,
        mapTilesUrl,
        isFramed: match?.route.isFramed,
        hasFrames: match?.remote.isSeparate,
      }),
      payload,
      isComplete: hasData && payload.outcome !== 'failed',
      isIndexed: head.isIndexed !== false,
      picture: picture.drawn,
    };
  };
}
