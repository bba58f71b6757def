import { RequestError } from '@shop/shared/runtime';

/** The server will not take this, however often it is asked. */
export function isRefusedInput(error: unknown): error is RequestError {
  return error instanceof RequestError && (error.code === 'BAD_REQUEST' || error.code === 'NOT_FOUND');
}
