import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkFile } from '../modules/staff-files/check-file';
import { exportGoods } from '../modules/staff-files/export-goods';
import { MOST_BYTES } from '../modules/staff-files/read-table';
import type { StaffGoodsServices } from '../modules/staff-goods/staff-goods-services';
import { answerRefusal, guardStaffDoor, type StaffDoorOptions } from './staff-door';

const TOO_LARGE = 'Файл слишком большой: можно до\u00A05\u00A0МБ';

function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode === 413) return reply.code(413).send({ code: 'BAD_REQUEST', message: TOO_LARGE });
  return answerRefusal(error, request, reply);
}

export interface StaffFilesRouteOptions extends StaffDoorOptions {
  goods: StaffGoodsServices;
}

/** POST /staff/files: a table of goods to check. GET /staff/export/goods.csv: all goods as one. */
export async function registerStaffFilesRoutes(app: FastifyInstance, options: StaffFilesRouteOptions): Promise<void> {
  const { goods } = options;

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler<FastifyError>(answerFailure);
    const userOf = guardStaffDoor(scope, options, 'goods');

    scope.post('/staff/files', async (request, reply) => {
      const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const id = await checkFile(goods, file, userOf(request));
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
