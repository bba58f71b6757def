import { RequestError } from '@shop/shared/runtime';

/** Whether the API has certainly placed nothing: it looked at the order and refused. */
export function isRefusal(error: unknown): boolean {
  return error instanceof RequestError && (error.code === 'BAD_REQUEST' || error.code === 'TOO_MANY_REQUESTS');
}
