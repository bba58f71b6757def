import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { addSecurityHeaders } from './security-headers';

/** Whose word about the visitor's address and protocol counts: proxies of this machine and of its private network. */
const PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

/** The bare server: security headers, and one line in the log for each answer. */
export function createServer(log: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    // One line an answer, written below, instead of two with the whole address.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: PROXIES,
  });
  addSecurityHeaders(app);
  app.addHook('onResponse', async (request, reply) => {
    // The path only: a query may carry a token or an address.
    const [pathname] = request.url.split('?');
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, path: pathname, status: reply.statusCode, ms }, 'answered');
  });
  return app;
}
