import type { FastifyInstance } from 'fastify';
import { THUMBNAILS_PATH } from '@shop/node/social-picture/thumbnail';
import type { ThumbnailOf } from '../pictures/thumbnails';

const DAY_S = 86_400;

/** Serves thumbnails of the shop's drawings, which mails show. */
export function addThumbnails(app: FastifyInstance, thumbnailOf: ThumbnailOf): void {
  app.get<{ Params: { '*': string } }>(
    `${THUMBNAILS_PATH}/*`,
    { config: { loggedPath: 'whole' } },
    async (request, reply) => {
      const picture = await thumbnailOf(request.params['*']);
      if (picture) return reply.type('image/png').header('cache-control', `public, max-age=${DAY_S}`).send(picture);
      reply.callNotFound();
      return reply;
    },
  );
}
