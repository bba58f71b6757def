/**
 * Thrown when a command refuses a request. The caller sees only the message, which gives the
 * reason.
 */
export class RefusedError extends Error {
  override name = 'RefusedError';
}
