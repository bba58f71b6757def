import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitorKey } from '@shop/node/server';
import { AppError } from '../errors/app-error';
import { messageOf, statusOf } from '../errors/public-error';
import { sendMessage, type SendMessageServices } from '../modules/mail-forms/send-message';
import { bodyText, parseJsonObject } from './json-body';
import type { SecurityLog } from './security-log';

/** What the visitor reads when the body itself is unusable. */
const BODY_TEXTS: Record<number, string> = {
  400: 'Сообщение не отправлено: его не удалось прочитать',
  413: 'Сообщение не отправлено: оно слишком большое',
  415: 'Сообщение не отправлено: ожидается JSON',
};

function parseBody(body: unknown): Record<string, unknown> {
  try {
    return parseJsonObject(bodyText(body));
  } catch {
    throw new AppError('BAD_REQUEST', 'broken JSON', { text: BODY_TEXTS[400] });
  }
}

function pageOf(referer: string | undefined): string | null {
  return referer && URL.canParse(referer) ? new URL(referer).pathname : null;
}

function sendRefusal(reply: FastifyReply, { code, details }: AppError): FastifyReply {
  const { text, ...rest } = details;
  if (details.retryAfter) void reply.header('retry-after', details.retryAfter);
  return reply.code(statusOf(code)).send({ code, message: text ?? messageOf(code), ...rest });
}

/**
 * Also runs before the handler, when the body is too large or has the wrong type. The server
 * answers everything else.
 */
const failureAnswerer = (securityLog: SecurityLog) =>
  function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode = 500, message: reason } = error;
    const message = BODY_TEXTS[statusCode];
    if (error instanceof AppError) {
      if (error.code === 'TOO_MANY_REQUESTS') securityLog(request)('limit-reached', { reason });
      void sendRefusal(reply, error);
    } else if (message) void reply.code(statusCode).send({ code: 'BAD_REQUEST', message });
    else throw error;
  };

/** POST /mail/send: the message forms of the site. */
export function registerMailRoute(app: FastifyInstance, services: SendMessageServices, securityLog: SecurityLog): void {
  app.post('/mail/send', { errorHandler: failureAnswerer(securityLog) }, async (request) => {
    const sender = { address: visitorKey(request.ip), page: pageOf(request.headers.referer) };
    await sendMessage(services, parseBody(request.body), sender);
    return { success: true };
  });
}
