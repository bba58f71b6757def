import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { visitorKey, type RequestLimit } from '@shop/node/server';
import type { CachedPage, PageCache } from '../pages/page-cache';
import { canBeMadeUp, type PageRequest } from '../sets/page-request';

/** A visitor has asked for too many pages that nobody else asks for. */
export class LimitError extends Error {
  readonly statusCode = 429;

  /** @param retryAfter in seconds */
  constructor(readonly retryAfter: number) {
    super('the visitor has asked for too many made-up pages');
  }
}

export interface PageFinderOptions {
  cache: PageCache;
  /** Counts rendered pages that do not exist or have a query; null for no limit. */
  madeUpLimit: RequestLimit | null;
  /**
   * How long a refusal takes. A client that asks again at once would otherwise keep the host busy
   * with refusals.
   */
  refusalDelayMs: number;
}

export type FindPage = (request: FastifyRequest, page: PageRequest) => Promise<CachedPage>;

/**
 * Finds pages in the cache, which renders the missing ones.
 * @returns a function that throws LimitError, BusyError, or the error of rendering
 */
export function createPageFinder({ cache, madeUpLimit, refusalDelayMs }: PageFinderOptions): FindPage {
  return async (request, page) => {
    if (!madeUpLimit || !canBeMadeUp(page) || cache.has(page)) return cache.get(page);
    const visitor = visitorKey(request.ip);
    const retryAfter = madeUpLimit(visitor, 0);
    if (retryAfter > 0) {
      await sleep(refusalDelayMs);
      throw new LimitError(retryAfter);
    }
    const found = await cache.get(page);
    if (found.status === 404 || page.search !== '') madeUpLimit(visitor);
    return found;
  };
}
