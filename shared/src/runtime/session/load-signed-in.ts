import { RequestError } from '../../graphql/request-error';

/** What only a user needs is a chunk of its own: the first view of a guest does not pay for it. */
export async function loadSignedIn() {
  try {
    return await import(/* webpackChunkName: "signed-in" */ '../signed-in');
  } catch (cause) {
    throw new RequestError('NETWORK_ERROR', `The code of the account did not load: ${String(cause)}`);
  }
}
