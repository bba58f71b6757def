import type { FastifyInstance } from 'fastify';

const HEADERS = {
  // For answers that are no pages, and may be opened as documents. Pages have their own.
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

const TWO_YEARS_S = 63_072_000;

/** Adds headers to every answer; HSTS only over https, as RFC 6797, section 7.2 demands. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`);
  });
}
