import { RequestError } from '@shop/shared/runtime';

/** The server knows the token no more. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'UNAUTHENTICATED';
}
