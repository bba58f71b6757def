import type { FastifyInstance } from 'fastify';

const TIMEOUT_MS = 3000;

export interface ReadinessOptions {
  apiUrl: string;
  /** Why this server is not ready, whatever the API says; null when it is. */
  unreadyReason: () => string | null;
}

/** What the API says of itself (api/src/http/service-routes.ts). */
interface ApiState {
  status: string;
  /** It answers what only has to be read, though it is not ready. */
  isReading: boolean;
}

const UNAVAILABLE: ApiState = { status: 'unavailable', isReading: false };

async function stateOf(apiUrl: string, requestId: string): Promise<ApiState> {
  try {
    const response = await fetch(`${apiUrl}/readyz`, {
      headers: { 'x-request-id': requestId },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status = UNAVAILABLE.status, reads = false } = (await response.json()) as {
      status?: string;
      reads?: boolean;
    };
    return { status, isReading: response.ok || reads };
  } catch {
    return UNAVAILABLE;
  }
}

/**
 * Adds `/readyz`: whether a proxy may send visitors here. An API that reads but takes no orders, as
 * with a full disk, still counts as ready: pages work, and buyers are asked to call.
 */
export function addReadiness(app: FastifyInstance, { apiUrl, unreadyReason }: ReadinessOptions): void {
  app.get('/readyz', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const reason = unreadyReason();
    if (reason !== null) return reply.code(503).send({ status: reason });
    const { status, isReading } = await stateOf(apiUrl, request.id);
    if (!isReading) return reply.code(503).header('retry-after', '5').send({ status });
    return status === 'ok' ? { status } : { status: 'ok', api: status };
  });
}
