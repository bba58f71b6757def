import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import { AUTH_COOKIE } from '@shop/shared/runtime';
import { visitorKey } from '@shop/node/server';
import type { RouteMatch } from '../../../src/remotes/match-route';
import { WORD_TIMING } from '../../../src/rum/rum-report';
import { pageRequest } from '../sets/page-request';
import type { CachedPage } from '../pages/page-cache';
import { draftLine } from '../pages/preview-badge';
import type { VersionSet } from '../sets/version-set';
import { cookieOf } from './cookies';
import { createErrorPages, startFailure } from './error-pages';
import { findDraft } from './find-draft';
import type { VisitorSet } from './find-set';
import { isRobot } from './is-robot';
import { startKeeping } from './keep-page';
import { canonicalPath, LEADING_SLASHES, parseUrl } from './page-address';
import { describeSet, keeperOf, sendBody, type Keeper } from './page-body';
import { PAGE_ADDRESS, type PagesOptions } from './page-options';
import { addPayloads } from './page-payloads';
import { previewedPage, withBadge, type PageParts } from './previewed-page';
import { findTested } from './tested-page';
import { withQuery } from './with-query';

/** Tells whether the cookie exists. Only the API checks its value (docs/rules.md, Route guard). */
const hasAuthCookie = (request: FastifyRequest) => cookieOf(request, AUTH_COOKIE) !== null;

/** Parameters of links in mails. Each of them gives access to an account, or a right. */
const SECRET_PARAMETERS = ['token', 'confirmEmail', 'invite'];

/** Pages of a separate remote are kept nowhere; one may allow pages of this site to frame it. */
function describeRoute(reply: FastifyReply, match: RouteMatch<LiveRemote> | null): void {
  if (match?.remote.isSeparate) reply.header('x-robots-tag', 'noindex');
  if (match?.route.isFramed) reply.header('x-frame-options', 'SAMEORIGIN');
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

/** Serves every address that is neither a file nor a call as a page. */
export function addPages(app: FastifyInstance, options: PagesOptions): void {
  const { findPage, sets, drafts, chooseTested, redirectOf, onFailure, onPage, openedCounter, wordOf } = options;
  const sendErrorPage = createErrorPages();
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: CachedPage,
    { html, csp }: PageParts,
    visitor: VisitorSet,
    keeper: Keeper,
    keep?: (body: Buffer) => void,
  ) => {
    reply.code(page.status).type('text/html; charset=utf-8').header('content-security-policy', csp);
    if (page.status === 503) reply.header('retry-after', '5');
    return sendBody(request, reply, html, visitor, keeper, keep);
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
      const keep = startKeeping(options, request, reply);
      const visitor = await sets.ofDocument(request, reply);
      const requested = {
        ...pageRequest(visitor.set, canonicalPath(pathname), search),
        requestId: request.id,
        trace: request.trace?.span,
      };
      if (requested.pathname !== pathname || LEADING_SLASHES.test(request.url))
        return await reply.redirect(requested.pathname + search, 301);
      const draft = await findDraft(drafts, request, requested.pathname);
      if (draft) {
        describeSet(reply, draft.visitor);
        const shown = await withBadge(draft.page, [draftLine(requested.pathname)]);
        return await sendPage(request, reply, draft.page, shown, draft.visitor, 'nobody');
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
      const askedAt = performance.now();
      const tested = chooseTested(request, reply, requested, visitor);
      const page = await findTested(findPage, request, requested, tested);
      const serverMs = performance.now() - askedAt;
      // A team that looks at its preview is no visitor, and HEAD has no page.
      const remote = requested.match?.remote;
      const countOpened = hasSecret ? null : openedCounter(requested, page);
      const count = (headers: IncomingHttpHeaders) => {
        if (!remote) return;
        onPage(remote);
        if (countOpened && !isRobot(headers['user-agent'])) countOpened();
      };
      if (requested.match && !visitor.preview && request.method === 'GET') {
        count(request.headers);
        if (visitor.audience === 'share') sendWord(request, reply, requested.match.remote, visitor.set, page);
      }
      describeRoute(reply, requested.match);
      const isPrivate = isForUsers || hasSecret || requested.match?.remote.isSeparate === true;
      const shown = await previewedPage(options, { request, page, visitor, match: requested.match, serverMs });
      return await sendPage(
        request,
        reply,
        page,
        shown,
        visitor,
        isPrivate ? 'nobody' : keeperOf(page, visitor, tested.isTested),
        keep({ page, requested, onRepeat: count }),
      );
    } catch (error) {
      const status = startFailure(reply, error);
      if (status === 500) onFailure(pathname, error);
      return sendErrorPage(reply, status);
    }
  });
}
