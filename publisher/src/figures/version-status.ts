import { attemptsOf, failuresOf, quantile } from '@shop/node/figures';
import type { VersionName } from '@shop/shared/federation/registry';
import type { ListedVersion } from '../releases';
import { createFigureStore, MINUTE_MS, type VersionHistory } from './figure-store';

const DAY_MS = 24 * 60 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** The rates of the last hour, five minutes each. */
const PARTS = 12;

/** How a version fares; figures are those of the last day. */
export interface VersionStatus extends VersionName {
  /** Per cent of the visitors. */
  share: number;
  isLive: boolean;
  isCandidate: boolean;
  withdrawn: ListedVersion['withdrawn'];
  /** The team that answers for it; null where its `package.json` names none. */
  owner: ListedVersion['owner'];
  /** ISO 8601, UTC. */
  publishedAt: string;
  views: number;
  failures: number;
  /** Failed views of all, from 0 to 1; null without views. */
  errorRate: number | null;
  /** In ms, three of four views were faster; null when no browser has told. */
  lcpP75: number | null;
  inpP75: number | null;
  /** Of each five minutes of the last hour; null without views. */
  errorRates: (number | null)[];
}

/**
 * Describes the versions that have visitors, or had some in the last day.
 * @param versions all versions, oldest first
 */
export function statusOf(
  versions: readonly ListedVersion[],
  histories: readonly VersionHistory[],
  nowMs = Date.now(),
): VersionStatus[] {
  const { sum } = createFigureStore(histories, () => nowMs);
  return versions
    .map(({ remote, version, traffic, isLive, isCandidate, withdrawn, owner, publishedAt }): VersionStatus => {
      const rateOf = (fromMs: number, toMs?: number) => {
        const totals = sum(remote, version, fromMs, toMs);
        return attemptsOf(totals) === 0 ? null : failuresOf(totals) / attemptsOf(totals);
      };
      const totals = sum(remote, version, nowMs - DAY_MS);
      const startMs = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS + MINUTE_MS - HOUR_MS;
      const partMs = HOUR_MS / PARTS;
      return {
        ...{ remote, version, share: traffic, isLive, isCandidate, withdrawn, owner, publishedAt },
        views: totals.views,
        failures: failuresOf(totals),
        errorRate: rateOf(nowMs - DAY_MS),
        lcpP75: quantile('lcp', totals.lcp, 0.75),
        inpP75: quantile('inp', totals.inp, 0.75),
        errorRates: Array.from({ length: PARTS }, (_, part) =>
          rateOf(startMs + part * partMs, startMs + (part + 1) * partMs),
        ),
      };
    })
    .filter(({ share, views, failures }) => share > 0 || views > 0 || failures > 0);
}
