import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from '../pages/page-cache';
import { chooseEncoding, type EncodedBody } from './encoded-body';
import type { VisitorSet } from './find-set';

/** Tells people and programs which versions have made an answer. */
const SET_HEADER = 'x-shop-set';

/**
 * Who may keep an answer. With a share of traffic, and of a page that is tested, only the browser
 * that the answer is for.
 */
const CACHE_CONTROL = {
  everyone: 'public, max-age=0, s-maxage=15, stale-while-revalidate=30',
  share: 'private, no-cache',
  test: 'private, no-cache',
  nobody: 'private, no-store',
} as const;

export type Keeper = keyof typeof CACHE_CONTROL;

/** @param isTested whether others may get another version of this page */
export function keeperOf({ status, isComplete }: CachedPage, { audience }: VisitorSet, isTested: boolean): Keeper {
  if (status !== 200 || !isComplete || audience === 'preview') return 'nobody';
  return isTested ? 'test' : audience;
}

/** One address has an answer for each set. */
function etagOf({ etag }: EncodedBody, { audience, set }: VisitorSet): string {
  return audience === 'share' ? `"${set.id}.${etag.slice(1)}` : etag;
}

/**
 * Sends a page, or says that the browser already has it.
 * @param keep called with bytes that are the same for everybody who asks in the same way
 */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  visitor: VisitorSet,
  keeper: Keeper,
  keep?: (body: Buffer) => void,
) {
  reply.header('cache-control', CACHE_CONTROL[keeper]);
  reply.header('vary', keeper === 'test' ? 'accept-encoding, cookie' : 'accept-encoding');
  if (keeper !== 'nobody') {
    const etag = etagOf(body, visitor);
    reply.header('etag', `W/${etag}`); // weak: one text has three encodings
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const bytes = await body.as(encoding);
  if (keeper === 'everyone') keep?.(bytes);
  return reply.send(bytes);
}

/** Names the versions that have made an answer, and hides previews from search engines. */
export function describeSet(reply: FastifyReply, { set, audience }: VisitorSet): void {
  reply.header(SET_HEADER, set.id);
  if (audience === 'preview') reply.header('x-robots-tag', 'noindex');
}
