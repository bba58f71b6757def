import { randomUUID } from 'node:crypto';

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Returns the id of a request, which log lines and the answer have in common.
 * @param header the `X-Request-Id` header; without a usable one, a new id is made
 */
export function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}
