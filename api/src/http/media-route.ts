import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPLOADS_PATH } from '@shop/shared/page-documents';
import { AppError } from '../errors/app-error';
import { messageOf, statusOf } from '../errors/public-error';
import { addMedia } from '../modules/media/add-media';
import { nameOfFile } from '../modules/media/name-media';
import type { MediaServices } from '../modules/media/media-services';
import { RefusedPictureError } from '../modules/media/refused-picture';
import { refuseUnproven } from '../modules/staff/factors/require-factor';
import { requireAnyRight, type StaffVisit } from '../modules/staff/require-right';
import type { SecurityLog } from './security-log';
import { readVisitor, type UseSession } from './visitor';

const MAX_BYTES = 10 * 1024 * 1024;

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};
const NAME = /^[0-9a-f]{32}(?:-\d{1,4})?\.(avif|webp|svg)$/;

export interface MediaRouteOptions {
  media: MediaServices;
  useSession: UseSession;
  securityLog: SecurityLog;
}

function answerFailure(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = error.statusCode === 413 ? new RefusedPictureError('too-large') : error;
  if (refused instanceof RefusedPictureError)
    return reply.code(refused.status).send({ code: 'BAD_REQUEST', message: refused.text });
  if (!(error instanceof AppError)) throw error;
  const { text, retryAfter, secondFactor, right } = error.details;
  if (retryAfter) void reply.header('retry-after', retryAfter);
  const message = text ?? messageOf(error.code);
  return reply.code(statusOf(error.code)).send({
    ...{ code: error.code, message },
    ...(retryAfter && { retryAfter }),
    ...(secondFactor && { secondFactor }),
    ...(right && { right }),
  });
}

/** Whoever edits pages or goods; the right to goods needs the second factor. */
async function requireUploader(visit: StaffVisit): Promise<number> {
  const { userId, rights, provenAt } = await requireAnyRight(visit, ['pages', 'goods']);
  if (!rights.includes('pages')) refuseUnproven(provenAt, 'usual');
  return userId;
}

/**
 * POST /media: a picture for pages and goods. GET /uploads/<name>: a file of one, which never
 * changes.
 */
export async function registerMediaRoutes(app: FastifyInstance, options: MediaRouteOptions): Promise<void> {
  const { media, useSession, securityLog } = options;
  const users = new WeakMap<FastifyRequest, number>();

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Whatever the request says that it is: only its bytes count.
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler<FastifyError>(answerFailure);

    scope.post('/media', {
      // Before the file is read into memory.
      async onRequest(request) {
        const record = securityLog(request);
        const visitor = await readVisitor(request.headers.authorization, useSession, record);
        users.set(request, await requireUploader({ ...visitor, record }));
      },
      async handler(request, reply) {
        const userId = users.get(request);
        if (userId === undefined) throw new AppError('UNAUTHENTICATED', 'no user is signed in');
        const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        void reply.header('cache-control', 'no-store');
        const name = request.headers['x-file-name'];
        return addMedia(media, userId, file, nameOfFile(typeof name === 'string' ? name : undefined));
      },
    });

    scope.get<{ Params: { name: string } }>(`${UPLOADS_PATH}/:name`, async ({ params: { name } }, reply) => {
      const type = TYPES[NAME.exec(name)?.[1] ?? ''];
      const content = type === undefined ? null : await media.media.findFile(name);
      if (content === null) return reply.code(404).send({ code: 'NOT_FOUND', message: messageOf('NOT_FOUND') });
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(type ?? 'application/octet-stream')
        .send(content);
    });
  });
}
