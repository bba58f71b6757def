import type { IncomingHttpHeaders } from 'node:http';

/** Headers of one connection, which a proxy does not forward (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // Node has answered it already, before the body was read.
  'expect',
]);

/**
 * Returns the headers that are meant for the next server too. Those that `Connection` names are
 * removed by the proxy already.
 */
export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}
