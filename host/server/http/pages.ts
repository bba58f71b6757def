import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RegistryRoute } from '@shop/shared/federation/registry';
import { AUTH_COOKIE } from '@shop/shared/runtime';
import { renderErrorPage } from '../../src/app/render-error-page';
import { renderedSearch } from '../../src/remotes/rendered-search';
import { contentSecurityPolicy } from '../pages/content-security-policy';
import type { KeptPage, PageCache } from '../pages/page-cache';

type Encoding = 'br' | 'gzip' | 'identity';

/** `q=0` refuses an encoding (RFC 9110, section 12.4.2). */
function accepts(accepted: string, name: string): boolean {
  const found = new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`).exec(accepted);
  return found !== null && Number(found[1] ?? 1) > 0;
}

function encodingFor(accepted: string): Encoding {
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

function bodyOf(page: KeptPage, encoding: Encoding): Buffer {
  if (encoding === 'br') return page.brotli;
  return encoding === 'gzip' ? page.gzip : page.plain;
}

/** Whether the cookie is there at all; its value is the API's to judge and never reaches the renderer. */
function hasAuthCookie({ headers }: FastifyRequest): boolean {
  return new RegExp(`(?:^|;\\s*)${AUTH_COOKIE}=[^;]`).test(headers.cookie ?? '');
}

/** Parameters of the links in mails. Who has one of them has the account. */
const SECRET_PARAMETERS = ['token', 'confirmEmail'];

function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage, isPrivate: boolean) {
  const isKept = page.status === 200 && page.isWhole && !isPrivate;
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.csp,
    'cache-control': isKept ? 'public, max-age=0, s-maxage=15, stale-while-revalidate=600' : 'private, no-store',
    vary: 'accept-encoding',
  });
  if (page.status === 503) reply.header('retry-after', '5');
  // Weak: of one page there are three encodings.
  if (isKept) reply.header('etag', `W/${page.etag}`);
  if (isKept && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(bodyOf(page, encoding));
}

function sendErrorPage(reply: FastifyReply, pathname: string) {
  const { html, css } = renderErrorPage(pathname);
  return reply
    .code(500)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy({
        css,
        inlineScript: null,
        scriptOrigins: [],
        mapTilesUrl: null,
      }),
      'content-type': 'text/html; charset=utf-8',
    })
    .send(
      `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Ошибка 500</title>${css}</head><body>${html}</body></html>`,
    );
}

const LEADING_SLASHES = /^[/\\]{2,}/;

/** One spelling of an address: without a slash at the end, and escapes only where they are needed. */
function canonicalPath(pathname: string): string {
  try {
    const plain = encodeURI(decodeURI(pathname));
    return plain === '/' ? plain : `/${plain.replaceAll(/^\/+|\/+$/g, '')}`;
  } catch {
    return pathname; // a broken escape: no page has such an address
  }
}

export interface PagesOptions {
  cache: PageCache;
  /** The route at an address; null where no remote has one. */
  routeOf: (pathname: string) => RegistryRoute | null;
  onFailure: (pathname: string, error: unknown) => void;
}

/** A page takes nothing. Before the body is read: it may be of any kind and size. */
function refuseOtherMethods(app: FastifyInstance): void {
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    onRequest: async (_request, reply) => reply.code(405).header('allow', 'GET, HEAD').send(),
    handler: () => undefined,
  });
}

/** Every address that is no file and no call is a page. */
export function addPages(app: FastifyInstance, { cache, routeOf, onFailure }: PagesOptions): void {
  refuseOtherMethods(app);
  app.get('/*', async (request, reply) => {
    // A second slash would make the parser take what follows for a host, or fail.
    const { pathname, search, searchParams } = new URL(
      request.url.replace(LEADING_SLASHES, '/'),
      'http://site.invalid',
    );
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname || LEADING_SLASHES.test(request.url)) return reply.redirect(canonical + search, 301);
    const route = routeOf(pathname);
    const isForUsers = route?.access === 'user';
    const hasSecret = SECRET_PARAMETERS.some((name) => searchParams.has(name));
    if (hasSecret) reply.header('referrer-policy', 'no-referrer');
    if (isForUsers && !hasAuthCookie(request)) {
      // A guest is sent to the home page with the dialog open, and comes back after signing in (decisions, "Route guard").
      return reply
        .header('cache-control', 'private, no-store')
        .redirect(`/?signin=${encodeURIComponent(pathname + search)}`, 302);
    }
    const address = pathname + (route ? renderedSearch(route, search) : '');
    try {
      return await sendPage(request, reply, await cache.get(address), isForUsers || hasSecret);
    } catch (error) {
      onFailure(pathname, error);
      return sendErrorPage(reply, pathname);
    }
  });
}
