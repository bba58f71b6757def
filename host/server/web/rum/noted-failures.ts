import type { ReportedFailure } from '@shop/node/figures';

/** Between two reports; a page that fails for everybody would fill a report with one failure. */
const MOST_KEPT = 50;
const MAX_TEXT = 4000;

/** What has gone wrong, by request, so that a team finds it by the id that a person tells. */
export interface NotedFailures {
  add: (failure: Omit<ReportedFailure, 'at'>) => void;
  /** Returns what was noted since the last call. */
  take: () => ReportedFailure[];
  /** Notes again what did not reach the publisher. */
  giveBack: (failures: readonly ReportedFailure[]) => void;
}

export function createNotedFailures(): NotedFailures {
  let noted: ReportedFailure[] = [];
  return {
    add({ requestId, path, reason, stack }) {
      const at = new Date().toISOString();
      const failure = { requestId, at, path, reason: reason.slice(0, MAX_TEXT), stack: stack.slice(0, MAX_TEXT) };
      noted = [...noted, failure].slice(-MOST_KEPT);
    },
    take() {
      const taken = noted;
      noted = [];
      return taken;
    },
    giveBack(failures) {
      noted = [...failures, ...noted].slice(-MOST_KEPT);
    },
  };
}
