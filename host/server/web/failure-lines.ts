const WINDOW_MS = 60_000;
/** Of one version, however many failures it has. */
const MAX_OF_VERSION = 20;

/** A failure that may get a line of the log. */
export interface LoggedFailure {
  /** Empty when no version is known to be at fault. */
  remote: string;
  version: string;
  reason: string;
}

/**
 * Decides which failures are worth a line of the log. A timer that rejects, or a thousand visitors
 * with one error, would hide everything else: one failure has a line in a minute, and one version
 * twenty. Metrics count all of them.
 * @returns the number of failures that had no line since the version's last one; null when this one
 *   gets no line
 */
export function createFailureLines(
  now: () => number = () => performance.now(),
): (failure: LoggedFailure) => number | null {
  let windowEndsAt = 0;
  let told = new Set<string>();
  let lines = new Map<string, number>();
  const silent = new Map<string, number>();
  return ({ remote, version, reason }) => {
    if (now() >= windowEndsAt) {
      windowEndsAt = now() + WINDOW_MS;
      told = new Set();
      lines = new Map();
    }
    const owner = `${remote}@${version}`;
    const failure = `${owner} ${reason}`;
    const count = lines.get(owner) ?? 0;
    if (told.has(failure) || count >= MAX_OF_VERSION) {
      silent.set(owner, (silent.get(owner) ?? 0) + 1);
      return null;
    }
    told.add(failure);
    lines.set(owner, count + 1);
    const left = silent.get(owner) ?? 0;
    silent.delete(owner);
    return left;
  };
}
