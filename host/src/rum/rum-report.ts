import type { VersionName } from '@shop/shared/federation/registry';

/** Address of this site that takes reports of browsers. */
export const RUM_PATH = '/rum';

/** The cookie that is 1 when the visitor allows statistics. */
export const STATISTICS_COOKIE = 'statistics';

/** The entry of the page's `Server-Timing` header that has its word. */
export const WORD_TIMING = 'page';

/** An error for the shop's log. */
export interface ErrorReport {
  /** The part of the page that failed. */
  source: string;
  message: string;
  stack: string;
  /** Path of the page, without its query. */
  path: string;
}

/** What a browser counts of a version. */
export const VIEW_COUNTS = ['views', 'failedViews', 'loadFailures', 'boundaryErrors', 'uncaughtErrors'] as const;

export type ViewCount = (typeof VIEW_COUNTS)[number];

/** Web Vitals of a document: in ms, and for `cls` in thousandths. */
export const VIEW_VITALS = ['lcp', 'inp', 'cls'] as const;

export type ViewVital = (typeof VIEW_VITALS)[number];

/** What has happened with one version since the last report; what is left out is 0 or unknown. */
export type VersionViews = VersionName & Partial<Record<ViewCount | ViewVital, number>>;

/** The counts of a page. Errors for the log come in reports of their own. */
export interface ViewReport {
  versions: VersionViews[];
  /** What the host has sent with the page, while there is a candidate: it proves the report. */
  word?: string;
}
