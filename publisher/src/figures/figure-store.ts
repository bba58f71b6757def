import { addFigures, noFigures, type Figures, type VersionFigures } from '@shop/node/figures';
import type { VersionName } from '@shop/shared/federation/registry';

export const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A day by the minute, a month by the hour. */
const KEPT_MINUTES = 24 * 60;
const KEPT_HOURS = 30 * 24;

/** More than a shop has in a month; those that were seen last stay. */
const MAX_VERSIONS = 200;

/** Figures of a period, and the longest run of failed renders in it. */
export type Totals = Figures & Pick<VersionFigures, 'failedInARow'>;

/** By the number of the minute or hour since 1970. */
type Slots = Record<number, Totals>;

export const noTotals = (): Totals => ({ ...noFigures(), failedInARow: 0 });

function addTotals(sum: Totals, more: Totals): void {
  addFigures(sum, more);
  sum.failedInARow = Math.max(sum.failedInARow, more.failedInARow);
}

/** What is known of one version; also its form in the file. */
export interface VersionHistory extends VersionName {
  /** The minute of the last figures. */
  lastAt: number;
  minutes: Slots;
  hours: Slots;
}

const since = (slots: Slots, first: number): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([at]) => Number(at) >= first));

export interface FigureStore {
  add: (figures: readonly VersionFigures[]) => void;
  /** Adds up what was counted in a time: in whole minutes, or hours when it began days ago. */
  sum: (remote: string, version: string, fromMs: number, toMs?: number) => Totals;
  /** Everything, to be written to a file. */
  all: () => readonly VersionHistory[];
}

/** Keeps the figures of versions in memory, within bounds. */
export function createFigureStore(known: readonly VersionHistory[] = [], now: () => number = Date.now): FigureStore {
  const histories = new Map(known.map((history) => [`${history.remote}@${history.version}`, history]));

  let prunedAt = 0;

  const dropOldest = () => {
    const [oldest] = [...histories].toSorted(([, one], [, other]) => one.lastAt - other.lastAt);
    if (oldest) histories.delete(oldest[0]);
  };

  const historyOf = ({ remote, version }: VersionFigures, lastAt: number): VersionHistory => {
    const key = `${remote}@${version}`;
    const known = histories.get(key);
    if (!known && histories.size === MAX_VERSIONS) dropOldest();
    const history = { ...(known ?? { remote, version, minutes: {}, hours: {} }), lastAt };
    histories.set(key, history);
    return history;
  };

  return {
    add(figures) {
      const minute = Math.floor(now() / MINUTE_MS);
      const hour = Math.floor(now() / HOUR_MS);
      for (const more of figures) {
        const history = historyOf(more, minute);
        addTotals((history.minutes[minute] ??= noTotals()), more);
        addTotals((history.hours[hour] ??= noTotals()), more);
      }
      if (minute === prunedAt) return;
      prunedAt = minute;
      for (const history of histories.values()) {
        history.minutes = since(history.minutes, minute - KEPT_MINUTES);
        history.hours = since(history.hours, hour - KEPT_HOURS);
      }
    },
    sum(remote, version, fromMs, toMs = Infinity) {
      const total = noTotals();
      const history = histories.get(`${remote}@${version}`);
      const isRecent = fromMs >= now() - KEPT_MINUTES * MINUTE_MS;
      const slotMs = isRecent ? MINUTE_MS : HOUR_MS;
      for (const [at, figures] of Object.entries((isRecent ? history?.minutes : history?.hours) ?? {}))
        if (Number(at) >= Math.floor(fromMs / slotMs) && (Number(at) + 1) * slotMs <= toMs) addTotals(total, figures);
      return total;
    },
    all: () => [...histories.values()],
  };
}
