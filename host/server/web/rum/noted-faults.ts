import type { ReportedFault } from '@shop/shared/figures';

/** Between two reports; a page that fails for everybody would fill a report with one fault. */
const MOST_KEPT = 50;
const MAX_TEXT = 4000;

/** What has gone wrong, by request, so that a team finds it by the id that a person tells. */
export interface NotedFaults {
  add: (fault: Omit<ReportedFault, 'at'>) => void;
  /** Returns what was noted since the last call. */
  take: () => ReportedFault[];
  /** Notes again what did not reach `delivery`. */
  giveBack: (faults: readonly ReportedFault[]) => void;
}

export function createNotedFaults(): NotedFaults {
  let noted: ReportedFault[] = [];
  return {
    add({ requestId, path, reason, stack }) {
      const at = new Date().toISOString();
      const fault = { requestId, at, path, reason: reason.slice(0, MAX_TEXT), stack: stack.slice(0, MAX_TEXT) };
      noted = [...noted, fault].slice(-MOST_KEPT);
    },
    take() {
      const taken = noted;
      noted = [];
      return taken;
    },
    giveBack(faults) {
      noted = [...faults, ...noted].slice(-MOST_KEPT);
    },
  };
}
