import { RequestError } from '../../graphql/request-error';
import type * as signedIn from '../../signed-in';

/** Gives the code that only a user needs; rejects with RequestError when it does not come. */
export type LoadSignedIn = () => Promise<typeof signedIn>;

/** Makes of any failure of `load` one that callers of the API know. */
export function asRequest(load: LoadSignedIn): LoadSignedIn {
  return () =>
    load().catch((cause: unknown) => {
      throw new RequestError('NETWORK_ERROR', `The code of the account did not load: ${String(cause)}`);
    });
}
