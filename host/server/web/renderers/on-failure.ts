import type { Failure } from '../../protocol/messages';

/** Where a failure happened: the path of the page and the request for it, if there are any. */
export interface FailurePlace {
  path: string;
  requestId?: string | undefined;
}

/** Takes a failure of a part on the server. */
export type OnFailure = (failure: Failure, place?: FailurePlace) => void;
