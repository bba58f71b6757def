function refuseSchemas(): never {
  throw new Error('routes of the shop have no JSON schemas');
}

/**
 * Options of Fastify that the servers of the shop share. Node cuts a slow body off only when
 * `headersTimeout` is not above `requestTimeout` (documentation of `http.createServer`).
 */
export const HTTP_OPTIONS = {
  /** A whole request, with its body, has to arrive within this time, in ms. */
  requestTimeout: 20_000,
  /** In ms; longer than nginx keeps a connection to the server behind it (60 s). */
  keepAliveTimeout: 72_000,
  /** With these the headers' limit and the pause between checks, in ms. */
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
  /** Connections with a request in progress are not cut at shutdown. */
  forceCloseConnections: 'idle',
  /** Requests that arrive during the shutdown are still answered. */
  return503OnClosing: false,
  /** Instead of compilers of JSON schemas, which Fastify would load at each start. */
  schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
} as const;
