import type { FastifyInstance } from 'fastify';
import { picturedPath, PICTURES_PATH } from '../../protocol/picture-address';
import { pageRequest } from '../sets/page-request';
import type { PictureOf } from '../pictures/picture-cache';
import type { VersionSet } from '../sets/version-set';
import type { FindPage } from './find-page';

const DAY_S = 86_400;

export interface PicturesOptions {
  findPage: FindPage;
  remotes: () => Promise<VersionSet>;
  pictureOf: PictureOf;
}

/**
 * Serves Open Graph pictures for pages that have none of their own. The cached page says what to
 * draw.
 */
export function addPictures(app: FastifyInstance, { findPage, remotes, pictureOf }: PicturesOptions): void {
  app.get<{ Params: { '*': string } }>(
    `${PICTURES_PATH}/*`,
    { config: { loggedPath: 'page' } },
    async (request, reply) => {
      const pathname = picturedPath(request.params['*']);
      const page = pathname === null ? null : await findPage(request, pageRequest(await remotes(), pathname, ''));
      if (!page?.picture) {
        reply.callNotFound();
        return reply;
      }
      return reply
        .type('image/png')
        .header('cache-control', `public, max-age=${DAY_S}`)
        .send(await pictureOf(page.picture));
    },
  );
}
