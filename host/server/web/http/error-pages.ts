import type { FastifyReply } from 'fastify';
import { renderErrorPage, type ErrorStatus } from '../../../src/app/render-error-page';
import type { RenderedPage } from '../../../src/app/render-on-server';
import { contentSecurityPolicy } from '../../html/content-security-policy';
import { NoRegistryError } from '../registry/no-registry-error';
import { BusyError } from '../renderers/renderer-queue';
import { LimitError } from './find-page';

interface ErrorDocument {
  html: string;
  csp: string;
}

/** The document of a page that is rendered alone. */
export function plainDocument(title: string, { html, css }: RenderedPage): ErrorDocument {
  return {
    html: `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${css}</head><body>${html}</body></html>`,
    csp: contentSecurityPolicy({ css, inlineScript: null, scriptOrigins: [], mapTilesUrl: null }),
  };
}

/**
 * Returns a function that sends the error page of the reply's status. Each page is rendered once:
 * under a flood, most answers are error pages.
 */
export function createErrorPages(): (reply: FastifyReply, status: ErrorStatus) => FastifyReply {
  const documents = new Map<ErrorStatus, ErrorDocument>();
  return (reply, status) => {
    const page = documents.get(status) ?? plainDocument(`Ошибка ${status}`, renderErrorPage(status));
    documents.set(status, page);
    return reply.header('content-security-policy', page.csp).type('text/html; charset=utf-8').send(page.html);
  };
}

/** Starts the answer for a page that was refused or did not render. */
export function startFailure(reply: FastifyReply, error: unknown): ErrorStatus {
  const isRefused = error instanceof BusyError || error instanceof LimitError || error instanceof NoRegistryError;
  if (isRefused) reply.header('retry-after', error.retryAfter);
  const status = isRefused ? error.statusCode : 500;
  reply.code(status).header('cache-control', 'no-store');
  return status;
}
