import type { FastifyInstance } from 'fastify';
import { PICTURE_TYPE, PICTURES_PATH } from '../../renderer/page/page-picture';
import { pageRequest } from '../../protocol/page-request';
import type { PictureOf } from '../pictures/picture-cache';
import type { VersionSet } from '../sets/version-set';
import type { FindPage } from './find-page';

const DAY_S = 86_400;

export interface PicturesOptions {
  findPage: FindPage;
  remotes: () => Promise<VersionSet>;
  pictureOf: PictureOf;
}

/** Serves Open Graph pictures of pages without one. The cached page says what to draw. */
export function addPictures(app: FastifyInstance, { findPage, remotes, pictureOf }: PicturesOptions): void {
  app.get<{ Params: { '*': string } }>(
    `${PICTURES_PATH}/*`,
    { config: { loggedPath: 'page' } },
    async (request, reply) => {
      const name = request.params['*'];
      const pathname = encodeURI(`/${name.slice(0, -PICTURE_TYPE.length)}`);
      const isPicture = name.endsWith(PICTURE_TYPE);
      const page = isPicture ? await findPage(request, pageRequest(await remotes(), pathname, '')) : null;
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
