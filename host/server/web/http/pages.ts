import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUTH_COOKIE } from '@shop/shared/runtime';
import type { ErrorStatus } from '../../../src/app/render-error-page';
import type { RouteMatch } from '../../../src/remotes/match-route';
import type { Drafts } from '../documents/drafts';
import { allowStyle } from '../../html/content-security-policy';
import { toCachedPage, type CachedPage } from '../pages/page-cache';
import { pageRequest, type PageRequest } from '../../protocol/page-request';
import { addPreviewBadge, draftLine, versionLine } from '../pages/preview-badge';
import { NoRegistryError } from '../registry/no-registry-error';
import { BusyError } from '../renderers/renderer-queue';
import type { Registry } from '@shop/shared/federation/registry';
import { type LiveRemote, PAGE_DATA_PATH, type PagePayload } from '@shop/shared/federation/page-data';
import { draftTokenOf, PREVIEW_COOKIE, previewedVersions } from '../sets/previews';
import { WORD_TIMING } from '../../../src/rum/rum-report';
import type { VersionName } from '../../../src/rum/failed-version';
import type { VersionSet } from '../sets/version-set';
import { visitorKey } from '@shop/shared/server';
import { cookieOf } from './cookies';
import { compressText } from '../../protocol/compress-text';
import { chooseEncoding, encodedBody, type EncodedBody } from './encoded-body';
import { createErrorPages } from './error-pages';
import { withQuery } from './with-query';
import { isRobot } from './is-robot';
import { LimitError, type FindPage } from './find-page';
import type { SetFinder, VisitorSet } from './find-set';

/** Tells whether the cookie exists. Only the API checks its value (docs/rules.md, Route guard). */
const hasAuthCookie = (request: FastifyRequest) => cookieOf(request, AUTH_COOKIE) !== null;

/** Tells people and programs which versions have made an answer. */
const SET_HEADER = 'x-shop-set';

/** Parameters of links in mails. Each of them gives access to an account, or a right. */
const SECRET_PARAMETERS = ['token', 'confirmEmail', 'invite'];

/** Who may keep an answer. With a share of traffic, only the browser whose set it is. */
const CACHE_CONTROL = {
  everyone: 'public, max-age=0, s-maxage=15, stale-while-revalidate=30',
  share: 'private, no-cache',
  nobody: 'private, no-store',
} as const;

type Keeper = keyof typeof CACHE_CONTROL;

const keeperOf = ({ status, isComplete }: CachedPage, { audience }: VisitorSet): Keeper =>
  status === 200 && isComplete && audience !== 'preview' ? audience : 'nobody';

/** One address has an answer for each set. */
function etagOf({ etag }: EncodedBody, { audience, set }: VisitorSet): string {
  return audience === 'share' ? `"${set.id}.${etag.slice(1)}` : etag;
}

async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  visitor: VisitorSet,
  keeper: Keeper,
) {
  reply.header('cache-control', CACHE_CONTROL[keeper]);
  reply.header('vary', 'accept-encoding');
  if (keeper !== 'nobody') {
    const etag = etagOf(body, visitor);
    reply.header('etag', `W/${etag}`); // weak: one text has three encodings
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body.as(encoding));
}

/** Tells which versions have made an answer, and hides previews from search engines. */
function describeSet(reply: FastifyReply, { set, audience }: VisitorSet): void {
  reply.header(SET_HEADER, set.id);
  if (audience === 'preview') reply.header('x-robots-tag', 'noindex');
}

interface PageParts {
  html: EncodedBody;
  csp: string;
}

/** The page with the badge of a preview. */
async function withBadge({ html, csp }: PageParts, lines: readonly string[]): Promise<PageParts> {
  const previewed = addPreviewBadge((await html.as('identity')).toString('utf8'), lines);
  return { html: encodedBody(await compressText(previewed.html)), csp: allowStyle(csp, previewed.style) };
}

/** Starts the answer for a page that was refused or did not render. */
function startFailure(reply: FastifyReply, error: unknown): ErrorStatus {
  const isRefused = error instanceof BusyError || error instanceof LimitError || error instanceof NoRegistryError;
  if (isRefused) reply.header('retry-after', error.retryAfter);
  const status = isRefused ? error.statusCode : 500;
  reply.code(status).header('cache-control', 'no-store');
  return status;
}

/** Pages of a separate remote are kept nowhere; one may allow pages of this site to frame it. */
function describeRoute(reply: FastifyReply, match: RouteMatch<LiveRemote> | null): void {
  if (match?.remote.isSeparate) reply.header('x-robots-tag', 'noindex');
  if (match?.route.isFramed) reply.header('x-frame-options', 'SAMEORIGIN');
}

const LEADING_SLASHES = /^[/\\]{2,}/;

/** Gives each address one spelling: no trailing slash, and only the escapes that are needed. */
function canonicalPath(pathname: string): string {
  try {
    const plain = encodeURI(decodeURI(pathname));
    return plain === '/' ? plain : `/${plain.replaceAll(/^\/+|\/+$/g, '')}`;
  } catch {
    return pathname; // a broken escape, which the address of a page never has
  }
}

function parseUrl(url: string) {
  // After two slashes the parser would expect a host name.
  return new URL(url.replace(LEADING_SLASHES, '/'), 'http://site.invalid');
}

const PAGE_ADDRESS = { loggedPath: 'page' } as const;

export interface PagesOptions {
  findPage: FindPage;
  sets: SetFinder;
  drafts: Drafts;
  /** Where a path leads that is no page, also to another site; nothing when it leads nowhere. */
  redirectOf: (path: string) => string | undefined;
  registry: () => Registry;
  onFailure: (pathname: string, error: unknown) => void;
  /** Called with each HTML page of a remote that is sent. */
  onPage: (remote: LiveRemote) => void;
  /** Called with each page that a person has opened, without what links of mails open. */
  onOpened: (request: PageRequest, page: CachedPage) => void;
  /**
   * Called with those that are sent while there is a candidate.
   * @returns the word that comes with the page; null for none
   */
  wordOf: (visitor: string, remote: LiveRemote, versions: readonly VersionName[]) => string | null;
}

/** Refuses in `onRequest`, before a body of any type and size is read. */
function refuseOtherMethods(app: FastifyInstance): void {
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    config: PAGE_ADDRESS,
    onRequest: async (_request, reply) => reply.code(405).header('allow', 'GET, HEAD').send(),
    handler: () => undefined,
  });
}

interface DraftPage {
  page: CachedPage;
  visitor: VisitorSet;
}

/** The draft that a visitor has opened, when this is its address and it renders. */
async function findDraft(drafts: Drafts, request: FastifyRequest, pathname: string): Promise<DraftPage | null> {
  const token = draftTokenOf(cookieOf(request, PREVIEW_COOKIE));
  const draft = token === null ? null : await drafts.find(token);
  if (draft?.path !== pathname) return null;
  const rendered = await drafts.render(draft);
  if (!rendered) return null;
  const { set, document } = rendered;
  return { page: toCachedPage(document), visitor: { set, audience: 'preview', preview: null } };
}

/** Of no route: the browser opens the address as a document, which leads it on. */
const MOVED_PAYLOAD: PagePayload = {
  ...{ outcome: 'not-found', route: null, search: '', versions: {}, widgetData: {} },
  head: { title: '', description: '' },
};

/** Serves the data of a page to browsers that navigate to it. It is the same for everyone. */
function addPayloads(app: FastifyInstance, { findPage, sets, drafts, redirectOf, onFailure }: PagesOptions): void {
  app.get(`${PAGE_DATA_PATH}/*`, { config: PAGE_ADDRESS }, async (request, reply) => {
    const { pathname, search } = parseUrl(request.url.slice(PAGE_DATA_PATH.length));
    reply.type('application/json; charset=utf-8');
    try {
      const draft = await findDraft(drafts, request, pathname);
      if (!draft && redirectOf(canonicalPath(pathname)) !== undefined)
        return await reply.header('cache-control', 'no-store').send(MOVED_PAYLOAD);
      const visitor = draft?.visitor ?? (await sets.ofPayload(request));
      describeSet(reply, visitor);
      const requested = { ...pageRequest(visitor.set, pathname, search), requestId: request.id };
      const page = draft?.page ?? (await findPage(request, requested));
      if (page.status === 503) reply.code(503).header('retry-after', '5');
      const keeper = requested.match?.remote.isSeparate ? 'nobody' : keeperOf(page, visitor);
      return await sendBody(request, reply, page.payload, visitor, keeper);
    } catch (error) {
      if (startFailure(reply, error) === 500) onFailure(pathname, error);
      return reply.send({});
    }
  });
}

/** Serves every address that is neither a file nor a call as a page. */
export function addPages(app: FastifyInstance, options: PagesOptions): void {
  const { findPage, sets, drafts, redirectOf, registry, onFailure, onPage, onOpened, wordOf } = options;
  const sendErrorPage = createErrorPages();
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: CachedPage,
    visitor: VisitorSet,
    isPrivate: boolean,
    draftLines: readonly string[] = [],
  ) => {
    const { preview } = visitor;
    const lines = preview ? previewedVersions(registry(), preview, page.versions).map(versionLine) : draftLines;
    const { html, csp } = lines.length > 0 ? await withBadge(page, lines) : page;
    reply.code(page.status).type('text/html; charset=utf-8').header('content-security-policy', csp);
    if (page.status === 503) reply.header('retry-after', '5');
    return sendBody(request, reply, html, visitor, isPrivate ? 'nobody' : keeperOf(page, visitor));
  };
  /** Beside the page, whose bytes are the same for all who get this set. */
  const sendWord = (
    request: FastifyRequest,
    reply: FastifyReply,
    remote: LiveRemote,
    { remotes }: VersionSet,
    { versions }: CachedPage,
  ) => {
    // A version that does not render gives its place to the one before it.
    const shown = remotes.map(({ name, version }) => ({ remote: name, version: versions[name] ?? version }));
    const word = wordOf(visitorKey(request.ip), remote, shown);
    if (word !== null) reply.header('server-timing', `${WORD_TIMING};desc="${word}"`);
  };
  refuseOtherMethods(app);
  addPayloads(app, options);
  app.get('/*', { config: PAGE_ADDRESS }, async (request, reply) => {
    const { pathname, search, searchParams } = parseUrl(request.url);
    try {
      const visitor = await sets.ofDocument(request, reply);
      const requested = { ...pageRequest(visitor.set, canonicalPath(pathname), search), requestId: request.id };
      if (requested.pathname !== pathname || LEADING_SLASHES.test(request.url))
        return await reply.redirect(requested.pathname + search, 301);
      const draft = await findDraft(drafts, request, requested.pathname);
      if (draft) {
        describeSet(reply, draft.visitor);
        return await sendPage(request, reply, draft.page, draft.visitor, true, [draftLine(requested.pathname)]);
      }
      const movedTo = redirectOf(requested.pathname);
      if (movedTo !== undefined) return await reply.redirect(withQuery(movedTo, search), 301);
      describeSet(reply, visitor);
      const isForUsers = requested.match?.route.access === 'user';
      const hasSecret = SECRET_PARAMETERS.some((name) => searchParams.has(name));
      if (hasSecret) reply.header('referrer-policy', 'no-referrer');
      if (isForUsers && !hasAuthCookie(request)) {
        // The dialog opens at `/` and returns here after signing in (docs/rules.md, Route guard).
        // The fragment shows the words for a browser without scripts.
        return await reply
          .header('cache-control', 'private, no-store')
          .redirect(`/?signin=${encodeURIComponent(pathname + search)}#sign-in`, 302);
      }
      const page = await findPage(request, requested);
      // A team that looks at its preview is no visitor, and HEAD has no page.
      if (requested.match && !visitor.preview && request.method === 'GET') {
        onPage(requested.match.remote);
        if (!hasSecret && !isRobot(request.headers['user-agent'])) onOpened(requested, page);
        if (visitor.audience === 'share') sendWord(request, reply, requested.match.remote, visitor.set, page);
      }
      describeRoute(reply, requested.match);
      const isPrivate = isForUsers || hasSecret || requested.match?.remote.isSeparate === true;
      return await sendPage(request, reply, page, visitor, isPrivate);
    } catch (error) {
      const status = startFailure(reply, error);
      if (status === 500) onFailure(pathname, error);
      return sendErrorPage(reply, status);
    }
  });
}
