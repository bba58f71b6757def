import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUTH_COOKIE } from '@shop/shared/runtime';
import type { ErrorStatus } from '../../src/app/render-error-page';
import { PAGE_DATA_PATH } from '../../src/remotes/page-payload';
import type { CachedPage } from '../pages/page-cache';
import { pageRequest } from '../pages/page-request';
import { NoRegistryError } from '../registry/no-registry-error';
import { BusyError } from '../rendering/renderer-pool';
import type { VersionSet } from '../sets/version-set';
import { chooseEncoding, type EncodedBody } from './encoded-body';
import { createErrorPages } from './error-pages';
import { LimitError, type FindPage } from './find-page';

/** Tells whether the cookie exists. Only the API checks its value (docs/rules.md, Route guard). */
function hasAuthCookie({ headers }: FastifyRequest): boolean {
  return new RegExp(`(?:^|;\\s*)${AUTH_COOKIE}=[^;]`).test(headers.cookie ?? '');
}

/** Tells people and programs which versions have made an answer. */
const SET_HEADER = 'x-shop-set';

/** Parameters of links in mails. Each of them gives access to an account. */
const SECRET_PARAMETERS = ['token', 'confirmEmail'];

async function sendBody(request: FastifyRequest, reply: FastifyReply, body: EncodedBody, isShared: boolean) {
  reply.header(
    'cache-control',
    isShared ? 'public, max-age=0, s-maxage=15, stale-while-revalidate=30' : 'private, no-store',
  );
  reply.header('vary', 'accept-encoding');
  if (isShared) {
    reply.header('etag', `W/${body.etag}`); // weak: one text has three encodings
    if (request.headers['if-none-match']?.includes(body.etag)) return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body.as(encoding));
}

const isShareable = ({ status, isComplete }: CachedPage) => status === 200 && isComplete;

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage, isPrivate: boolean) {
  reply.code(page.status).type('text/html; charset=utf-8').header('content-security-policy', page.csp);
  if (page.status === 503) reply.header('retry-after', '5');
  return sendBody(request, reply, page.html, isShareable(page) && !isPrivate);
}

/** Starts the answer for a page that was refused or did not render. */
function startFailure(reply: FastifyReply, error: unknown): ErrorStatus {
  const isRefused = error instanceof BusyError || error instanceof LimitError || error instanceof NoRegistryError;
  if (isRefused) reply.header('retry-after', error.retryAfter);
  const status = isRefused ? error.statusCode : 500;
  reply.code(status).header('cache-control', 'no-store');
  return status;
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

export interface PagesOptions {
  findPage: FindPage;
  /** Rejects without a registry. */
  remotes: () => Promise<VersionSet>;
  onFailure: (pathname: string, error: unknown) => void;
}

/** Refuses in `onRequest`, before a body of any type and size is read. */
function refuseOtherMethods(app: FastifyInstance): void {
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    onRequest: async (_request, reply) => reply.code(405).header('allow', 'GET, HEAD').send(),
    handler: () => undefined,
  });
}

/** Serves the data of a page to browsers that navigate to it. It is the same for everyone. */
function addPayloads(app: FastifyInstance, { findPage, remotes, onFailure }: PagesOptions): void {
  app.get(`${PAGE_DATA_PATH}/*`, async (request, reply) => {
    const { pathname, search } = parseUrl(request.url.slice(PAGE_DATA_PATH.length));
    reply.type('application/json; charset=utf-8');
    try {
      const requested = pageRequest(await remotes(), pathname, search);
      reply.header(SET_HEADER, requested.remotes.id);
      const page = await findPage(request, requested);
      if (page.status === 503) reply.code(503).header('retry-after', '5');
      return await sendBody(request, reply, page.payload, isShareable(page));
    } catch (error) {
      if (startFailure(reply, error) === 500) onFailure(pathname, error);
      return reply.send({});
    }
  });
}

/** Serves every address that is neither a file nor a call as a page. */
export function addPages(app: FastifyInstance, options: PagesOptions): void {
  const { findPage, remotes, onFailure } = options;
  const sendErrorPage = createErrorPages();
  refuseOtherMethods(app);
  addPayloads(app, options);
  app.get('/*', async (request, reply) => {
    const { pathname, search, searchParams } = parseUrl(request.url);
    try {
      const requested = pageRequest(await remotes(), canonicalPath(pathname), search);
      if (requested.pathname !== pathname || LEADING_SLASHES.test(request.url))
        return await reply.redirect(requested.pathname + search, 301);
      reply.header(SET_HEADER, requested.remotes.id);
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
      return await sendPage(request, reply, await findPage(request, requested), isForUsers || hasSecret);
    } catch (error) {
      const status = startFailure(reply, error);
      if (status === 500) onFailure(pathname, error);
      return sendErrorPage(reply, status);
    }
  });
}
