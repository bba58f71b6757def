import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPLOADS_PATH, uploadType } from '@shop/shared/page-documents';
import { AppError } from '../errors/app-error';
import { messageOf, statusOf } from '../errors/public-error';
import { addLinkedFile } from '../modules/media/add-linked-file';
import { addMedia } from '../modules/media/add-media';
import { nameOfFile } from '../modules/media/name-media';
import type { MediaServices } from '../modules/media/media-services';
import { RefusedPictureError } from '../modules/media/refused-picture';
import { refuseUnproven } from '../modules/staff/factors/require-factor';
import { requireAnyRight, requireRight, type StaffVisit } from '../modules/staff/require-right';
import type { SecurityLog } from './security-log';
import { readVisitor, type UseSession } from './visitor';

const MAX_BYTES = 10 * 1024 * 1024;

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

interface UploadQuery {
  /** `file`: links may lead to it; else it is a picture. */
  as?: string;
}

/**
 * POST /media: a picture for pages and goods. POST /media?as=file: a file that links lead to.
 * GET /uploads/<name>: a file of either, which never changes.
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

    scope.post<{ Querystring: UploadQuery }>('/media', {
      // Before the file is read into memory.
      async onRequest(request) {
        const record = securityLog(request);
        const visitor = await readVisitor(request.headers.authorization, useSession, record);
        const visit = { ...visitor, record };
        const isFile = request.query.as === 'file';
        users.set(request, isFile ? await requireRight(visit, 'pages') : await requireUploader(visit));
      },
      async handler(request, reply) {
        const userId = users.get(request);
        if (userId === undefined) throw new AppError('UNAUTHENTICATED', 'no user is signed in');
        const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        void reply.header('cache-control', 'no-store');
        const name = request.headers['x-file-name'];
        const add = request.query.as === 'file' ? addLinkedFile : addMedia;
        return add(media, userId, file, nameOfFile(typeof name === 'string' ? name : undefined));
      },
    });

    scope.get<{ Params: { name: string } }>(`${UPLOADS_PATH}/:name`, async ({ params: { name } }, reply) => {
      const type = uploadType(name);
      const content = type === null ? null : await media.media.findFile(name);
      if (type === null || content === null)
        return reply.code(404).send({ code: 'NOT_FOUND', message: messageOf('NOT_FOUND') });
      return reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(content);
    });
  });
}
