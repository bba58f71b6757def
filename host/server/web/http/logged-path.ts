import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * What the log has of an address with parameters. `whole`: they are names that everybody may
     * know. `page`: the segments that a page may have. Without it the log has none of them: a link
     * that opens something has its token there.
     */
    loggedPath?: 'whole' | 'page';
  }
}

const HIDDEN = '…';

/** Tokens of links are longer. */
const SHORT = 20;

/** As pages, slugs and names of versions are written; a random token has capital letters. */
const PAGE_SEGMENT = /^[a-z\d]+(?:[-_.][a-z\d]+)*$/;

const PARAMETER = /:\w+|\*/g;

/** An address that a visitor has typed or pasted, without the segments that may be a token. */
export function pagePath(pathname: string): string {
  const isHarmless = (segment: string) => segment.length < SHORT || PAGE_SEGMENT.test(segment);
  return pathname
    .split('/')
    .map((segment) => (isHarmless(segment) ? segment : HIDDEN))
    .join('/');
}

/**
 * The path of a request as the log may have it: without its query, which may hold a token or an
 * e-mail address, and with only those parameters that its route declares to be public.
 */
export function loggedPath({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const [pathname = ''] = url.split('?');
  const { url: route, config } = routeOptions;
  if (route === undefined || config.loggedPath === 'page') return pagePath(pathname);
  return config.loggedPath === 'whole' ? pathname : route.replaceAll(PARAMETER, HIDDEN);
}
