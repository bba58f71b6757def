import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import { messageOf, statusOf } from '../errors/public-error';
import { requireRight } from '../modules/staff/require-right';
import type { StaffServices } from '../modules/staff/staff-services';
import { checkFile } from '../modules/staff-files/check-file';
import { exportGoods } from '../modules/staff-files/export-goods';
import { MOST_BYTES } from '../modules/staff-files/read-table';
import type { StaffGoodsServices } from '../modules/staff-goods/staff-goods-services';
import type { SecurityLog } from './security-log';
import { readVisitor } from './visitor';

const TOO_LARGE = 'Файл слишком большой: можно до\u00A05\u00A0МБ';

export interface StaffFilesRouteOptions {
  goods: StaffGoodsServices;
  staff: StaffServices;
  useSession: (token: string) => Promise<number | null>;
  securityLog: SecurityLog;
}

function answerFailure(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode === 413) return reply.code(413).send({ code: 'BAD_REQUEST', message: TOO_LARGE });
  if (!(error instanceof AppError)) throw error;
  const { text, fields, right, secondFactor } = error.details;
  const more = { ...(fields && { fields }), ...(right && { right }), ...(secondFactor && { secondFactor }) };
  return reply.code(statusOf(error.code)).send({ code: error.code, message: text ?? messageOf(error.code), ...more });
}

/** POST /staff/files: a table of goods to check. GET /staff/export/goods.csv: all goods as one. */
export async function registerStaffFilesRoutes(app: FastifyInstance, options: StaffFilesRouteOptions): Promise<void> {
  const { goods, staff, useSession, securityLog } = options;
  const users = new WeakMap<FastifyRequest, number>();

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler<FastifyError>(answerFailure);
    // Before a file is read into memory. Only a header: no page of another site can send it.
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const record = securityLog(request);
      const visitor = await readVisitor(request.headers.authorization, useSession, record);
      users.set(request, await requireRight({ ...visitor, staff, record }, 'goods'));
    });

    scope.post('/staff/files', async (request, reply) => {
      const userId = users.get(request);
      if (userId === undefined) throw new AppError('UNAUTHENTICATED', 'no user is signed in');
      const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const id = await checkFile(goods, file, userId);
      return reply.code(201).send({ id: String(id) });
    });

    scope.get('/staff/export/goods.csv', async (_request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="goods.csv"')
        .send(await exportGoods(goods)),
    );
  });
}
