/** A command refuses a request. Its caller sees the message only, which gives the reason. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}
