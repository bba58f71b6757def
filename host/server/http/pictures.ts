import type { FastifyInstance } from 'fastify';
import type { PageCache } from '../pages/page-cache';
import { PICTURE_TYPE, PICTURES_PATH } from '../pages/page-picture';
import type { PictureOf } from '../pictures/kept-pictures';

const DAY_S = 86_400;

export interface PicturesOptions {
  cache: PageCache;
  pictureOf: PictureOf;
}

/** Open Graph pictures of the pages that bring none of their own: the kept page says what is drawn. */
export function addPictures(app: FastifyInstance, { cache, pictureOf }: PicturesOptions): void {
  app.get<{ Params: { '*': string } }>(`${PICTURES_PATH}/*`, async (request, reply) => {
    const name = request.params['*'];
    const page = name.endsWith(PICTURE_TYPE)
      ? await cache.get(encodeURI(`/${name.slice(0, -PICTURE_TYPE.length)}`))
      : null;
    if (!page?.picture) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${DAY_S}`)
      .send(await pictureOf(page.picture));
  });
}
