/** The time of a few publications: soon enough for proxies, and no flood of requests. */
const RETRY_AFTER_S = 5;

/** The host has never read a registry, so it does not know which pages exist. */
export class NoRegistryError extends Error {
  readonly statusCode = 503;
  readonly retryAfter = RETRY_AFTER_S;
  /** Fastify sends these with the error. */
  readonly headers = { 'retry-after': String(RETRY_AFTER_S), 'cache-control': 'no-store' };

  constructor() {
    super('no registry of remotes has been read yet');
  }
}
