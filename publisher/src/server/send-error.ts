import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { RefusedError, type RefusalCode } from '@shop/node/refused-error';
import { StoreError } from '@shop/node/store';

const STATUS: Readonly<Record<RefusalCode, number>> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  CHECKS_FAILED: 422,
};

const RETRY_AFTER_S = '5';

/** Answers a failed request in JSON: `code`, `message`, and `faults` and a `report` if any. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  if (error instanceof RefusedError) {
    const { code, message, faults, report } = error;
    request.log.info({ code, reason: message }, 'refused');
    if (code === 'TOO_MANY_REQUESTS') reply.header('retry-after', RETRY_AFTER_S);
    return reply
      .code(STATUS[code])
      .send({ code, message, ...(faults.length > 0 && { faults }), ...(report && { report }) });
  }
  if (error instanceof StoreError) {
    request.log.error({ err: error }, 'the store failed');
    reply.header('retry-after', RETRY_AFTER_S);
    return reply.code(503).send({ code: 'INTERNAL_SERVER_ERROR', message: error.message });
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 413) return reply.code(413).send({ code: 'TOO_LARGE', message: 'the body is too large' });
  if (status < 500) return reply.code(status).send({ code: 'BAD_REQUEST', message: error.message });
  request.log.error({ err: error }, 'a request failed');
  return reply.code(500).send({ code: 'INTERNAL_SERVER_ERROR', message: 'delivery has failed: its log says why' });
}
