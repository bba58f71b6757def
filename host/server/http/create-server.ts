import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { addSecurityHeaders } from './security-headers';

/** X-Forwarded-* headers are trusted from proxies of this machine and its private network. */
const PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

/** Creates a server without routes: security headers, and one log line per answer. */
export function createServer(log: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    // Fastify logs two lines per request, with the whole address. The hook below replaces them.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: PROXIES,
  });
  addSecurityHeaders(app);
  app.addHook('onResponse', async (request, reply) => {
    // A query may contain a token or an e-mail address.
    const [pathname] = request.url.split('?');
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, path: pathname, status: reply.statusCode, ms }, 'answered');
  });
  return app;
}
