import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveRemote, PagePayload } from '@shop/shared/federation/page-data';
import type { OwnPages } from './own-pages';
import { changeHtml, changePayload, remotesIn, withRemote } from './site-blocks';

const PAGE_DATA = '/page-data';

/** Headers that a page on localhost must not have, or that tell of the bytes before the change. */
const DROPPED = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'strict-transport-security',
  'transfer-encoding',
]);

/** For an address that the site does not know. */
const NO_PAYLOAD: PagePayload = {
  outcome: 'not-found',
  route: null,
  search: '',
  head: { title: '', description: '' },
  widgetData: {},
  versions: {},
};

export interface SitePagesOptions {
  siteUrl: string;
  own: () => LiveRemote;
  pages: OwnPages;
}

type Next = (error?: unknown) => void;

function send(response: ServerResponse, from: Response, status: number, body: string): void {
  response.statusCode = status;
  for (const [name, value] of from.headers)
    if (!DROPPED.has(name) && name !== 'set-cookie' && !response.hasHeader(name))
      response.setHeader(name, value.replace(/\s*upgrade-insecure-requests;?/, ''));
  const location = from.headers.get('location');
  if (location) response.setHeader('location', location.replace(new URL(from.url).origin, ''));
  response.setHeader('set-cookie', from.headers.getSetCookie());
  response.setHeader('cache-control', 'no-store');
  response.end(body);
}

/**
 * Passes on the pages of a site, and their data, with one remote under development in place of the
 * live one. Its own pages get what its own code makes of the site's data.
 */
export function createSitePages({ siteUrl, own, pages }: SitePagesOptions) {
  /** Every page has all remotes; data has none, so the last page's are remembered. */
  let live: LiveRemote[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', siteUrl);
    const { accept = '', cookie = '' } = request.headers;
    const fetched = await fetch(url, { headers: { accept, cookie }, redirect: 'manual' });
    const text = await fetched.text();
    const isData = url.pathname.startsWith(`${PAGE_DATA}/`);
    if (!isData) live = remotesIn(text) ?? live;
    const remotes = withRemote(live, own());
    const address = isData ? new URL(url.pathname.slice(PAGE_DATA.length) + url.search, siteUrl) : url;
    const isMoved = fetched.status >= 300 && fetched.status < 400;
    const payload = isMoved ? null : await pages.payloadOf(address, remotes);
    const status = payload ? 200 : fetched.status;
    if (!isData) {
      send(response, fetched, status, changeHtml(text, own(), payload));
      return;
    }
    const isPayload = fetched.headers.get('content-type')?.startsWith('application/json') ?? false;
    const found = isPayload ? (JSON.parse(text) as PagePayload) : NO_PAYLOAD; // the host's own form
    const shown = payload || isPayload ? JSON.stringify(changePayload(found, own(), payload)) : text;
    if (payload) response.setHeader('content-type', 'application/json; charset=utf-8');
    send(response, fetched, status, shown);
  };

  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const { url = '/', method, headers } = request;
    const isPage = method === 'GET' && (headers.accept?.includes('text/html') || url.startsWith(`${PAGE_DATA}/`));
    if (isPage) answer(request, response).catch(next);
    else next();
  };
}
