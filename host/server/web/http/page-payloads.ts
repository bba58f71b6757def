import type { FastifyInstance } from 'fastify';
import { PAGE_DATA_PATH, type PagePayload } from '@shop/shared/federation/page-data';
import { pageRequest } from '../sets/page-request';
import { startFailure } from './error-pages';
import { findDraft } from './find-draft';
import { startKeeping } from './keep-page';
import { canonicalPath, parseUrl } from './page-address';
import { describeSet, keeperOf, sendBody } from './page-body';
import { PAGE_ADDRESS, type PagesOptions } from './page-options';
import { findTested } from './tested-page';

/** Of no route: the browser opens the address as a document, which leads it on. */
const MOVED_PAYLOAD: PagePayload = {
  ...{ outcome: 'not-found', route: null, search: '', versions: {}, widgetData: {} },
  head: { title: '', description: '' },
};

/**
 * Serves the data of a page to browsers that navigate to it. It is the same for everyone, unless
 * the page is tested.
 */
export function addPayloads(app: FastifyInstance, options: PagesOptions): void {
  const { findPage, sets, drafts, chooseTested, redirectOf, onFailure } = options;
  app.get(`${PAGE_DATA_PATH}/*`, { config: PAGE_ADDRESS }, async (request, reply) => {
    const { pathname, search } = parseUrl(request.url.slice(PAGE_DATA_PATH.length));
    reply.type('application/json; charset=utf-8');
    try {
      const keep = startKeeping(options, request, reply);
      const draft = await findDraft(drafts, request, pathname);
      if (!draft && redirectOf(canonicalPath(pathname)) !== undefined)
        return await reply.header('cache-control', 'no-store').send(MOVED_PAYLOAD);
      const visitor = draft?.visitor ?? (await sets.ofPayload(request));
      describeSet(reply, visitor);
      const requested = {
        ...pageRequest(visitor.set, pathname, search),
        requestId: request.id,
        trace: request.trace?.span,
      };
      const tested = chooseTested(request, reply, requested, visitor);
      const page = draft?.page ?? (await findTested(findPage, request, requested, tested));
      if (page.status === 503) reply.code(503).header('retry-after', '5');
      const keeper = requested.match?.remote.isSeparate ? 'nobody' : keeperOf(page, visitor, tested.isTested);
      return await sendBody(request, reply, page.payload, visitor, keeper, keep({ page, requested }));
    } catch (error) {
      if (startFailure(reply, error) === 500) onFailure(pathname, error);
      return reply.send({});
    }
  });
}
