import type { Failure } from '../../protocol/messages';

/** Where a failure was met: the path of the page and the request for it, where there are such. */
export interface FailurePlace {
  path: string;
  requestId?: string | undefined;
}

/** Takes a failure of a part on the server. */
export type OnFailure = (failure: Failure, place?: FailurePlace) => void;
