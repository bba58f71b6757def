import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitorKey } from '@shop/node/server';
import { AppError } from '../errors/app-error';
import { messageOf, statusOf } from '../errors/public-error';
import { decide, findWaiting } from '../modules/reviews/moderation';
import { MODERATION_PATH } from '../modules/reviews/review-mails';
import type { ReviewServices } from '../modules/reviews/review-services';
import { bodyText } from './json-body';
import { decidedPage, decisionPage, endedPage, refusedPage } from './moderation-page';

interface KeyRoute {
  Params: { key: string };
}
type KeyRequest = FastifyRequest<KeyRoute>;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // The address has the key.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

interface Page {
  status: number;
  html: string;
  retryAfter?: number | undefined;
}

function refusalPage(error: unknown): Page {
  if (!(error instanceof AppError)) throw error;
  const { code, details } = error;
  if (code === 'NOT_FOUND') return { status: 404, html: endedPage() };
  const html = refusedPage(details.text ?? messageOf(code));
  return { status: statusOf(code), html, retryAfter: details.retryAfter };
}

function send(reply: FastifyReply, { status, html, retryAfter }: Page): FastifyReply {
  if (retryAfter) void reply.header('retry-after', retryAfter);
  return reply.code(status).headers(HEADERS).type('text/html; charset=utf-8').send(html);
}

async function pressed(services: ReviewServices, key: string, form: URLSearchParams, address: string): Promise<Page> {
  const waiting = await findWaiting(services, key, address);
  const decision = form.get('decision');
  if (decision !== 'show' && decision !== 'reject') return { status: 400, html: decisionPage(waiting) };
  const isShown = decision === 'show';
  const answer = (form.get('answer') ?? '').replaceAll('\r\n', '\n');
  try {
    await decide(services, key, { isShown, answer }, address);
  } catch (error) {
    const fault = error instanceof AppError ? error.details.fields?.answer : undefined;
    if (fault === undefined) throw error;
    return { status: 400, html: decisionPage(waiting, { answer, error: fault }) };
  }
  return { status: 200, html: decidedPage(waiting, isShown) };
}

/**
 * The page that the shop's mails about reviews and questions link to. A GET changes nothing: mail
 * scanners open links.
 */
export async function registerModerationRoute(app: FastifyInstance, services: ReviewServices): Promise<void> {
  async function show({ params, ip }: KeyRequest, reply: FastifyReply) {
    const page = await findWaiting(services, params.key, visitorKey(ip)).then(
      (waiting): Page => ({ status: 200, html: decisionPage(waiting) }),
      refusalPage,
    );
    return send(reply, page);
  }

  async function act({ params, ip, body }: KeyRequest, reply: FastifyReply) {
    const form = new URLSearchParams(bodyText(body));
    return send(reply, await pressed(services, params.key, form, visitorKey(ip)).catch(refusalPage));
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.get<KeyRoute>(`${MODERATION_PATH}:key`, show);
    scope.post<KeyRoute>(`${MODERATION_PATH}:key`, act);
  });
}
