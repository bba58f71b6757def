import type { FastifyRequest } from 'fastify';

const failures = new WeakMap<FastifyRequest, { error: unknown }>();

/** Keeps the first unexpected failure of a request for its log line. */
export function keepFailure(request: FastifyRequest, error: unknown): void {
  if (!failures.has(request)) failures.set(request, { error });
}

/** The unexpected failure of a request, if there was one. */
export function findFailure(request: FastifyRequest): { error: unknown } | undefined {
  return failures.get(request);
}
