import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../errors/app-error';
import { messageOf, statusOf } from '../errors/public-error';
import { sendMessage, type SendMessageServices } from '../modules/mail-forms/send-message';
import { bodyText, parseJsonObject } from './json-body';

function parseBody(body: unknown): Record<string, unknown> {
  try {
    return parseJsonObject(bodyText(body));
  } catch {
    throw new AppError('BAD_REQUEST', 'broken JSON');
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

/** POST /mail/send: the forms of the site. */
export function registerMailRoute(app: FastifyInstance, services: SendMessageServices): void {
  app.post('/mail/send', async (request, reply) => {
    try {
      const sender = { address: request.ip, page: pageOf(request.headers.referer) };
      await sendMessage(services, parseBody(request.body), sender);
      return await reply.send({ success: true });
    } catch (error) {
      if (error instanceof AppError) return sendRefusal(reply, error);
      throw error;
    }
  });
}
