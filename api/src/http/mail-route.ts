import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitorKey } from '@shop/node/server';
import { AppError } from '../errors/app-error';
import { messageOf, statusOf } from '../errors/public-error';
import { sendMessage, type SendMessageServices } from '../modules/mail-forms/send-message';
import { countTestForm, findTestVisitor, shownNumber, type TestCookie } from '../modules/page-tests/count-form';
import type { TestRepository } from '../modules/page-tests/test-repository';
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

/** Gives the value of a cookie that a request has. */
function cookieReader({ headers }: FastifyRequest): (name: string) => string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  return (name) => pairs.find(([key]) => key === name)?.[1];
}

/** As the host sets it. Scripts cannot read it. */
function cookieText({ protocol }: FastifyRequest, { name, value, endsAt }: TestCookie): string {
  const maxAgeS = Math.max(1, Math.ceil((endsAt.getTime() - Date.now()) / 1000));
  return `${name}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`;
}

/** POST /mail/send: the message forms of the site. */
export function registerMailRoute(
  app: FastifyInstance,
  services: SendMessageServices,
  tests: TestRepository,
  securityLog: SecurityLog,
): void {
  app.post('/mail/send', { errorHandler: failureAnswerer(securityLog) }, async (request, reply) => {
    const page = pageOf(request.headers.referer);
    const visitor = await findTestVisitor(tests, page, cookieReader(request));
    const shown = visitor && shownNumber(visitor);
    await sendMessage(services, parseBody(request.body), { address: visitorKey(request.ip), page, shown });
    const cookie = visitor && (await countTestForm(tests, visitor));
    if (cookie) void reply.header('set-cookie', cookieText(request, cookie));
    return { success: true };
  });
}
