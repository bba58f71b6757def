import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageRequest } from '../sets/page-request';
import type { CachedPage } from '../pages/page-cache';
import type { KeptAnswer } from './answer-cache';
import { loggedPath } from './logged-path';
import type { PagesOptions } from './page-options';

interface SentPage extends Partial<Pick<KeptAnswer, 'onRepeat'>> {
  page: CachedPage;
  requested: PageRequest;
}

/**
 * Notes the state of the site in which a request arrives. What is answered is repeated while this
 * state lasts and the cache has the page.
 */
export function startKeeping(
  { cache, answers, registry }: Pick<PagesOptions, 'cache' | 'answers' | 'registry'>,
  request: FastifyRequest,
  reply: FastifyReply,
): (sent: SentPage) => (body: Buffer) => void {
  const known = registry();
  return ({ page, requested, onRepeat }) =>
    (body) =>
      answers.keep(request, reply, {
        ...{ body, onRepeat, path: loggedPath(request), route: request.routeOptions.url ?? 'unknown' },
        isCurrent: () => registry() === known && cache.gives(requested, page),
      });
}
