import type { VersionName } from '@shop/shared/federation/registry';
import { COUNTS, VITAL_NAMES, VITALS, type Figures } from './figures';

/** What a host has counted of a version since its last report. */
export interface VersionFigures extends Figures, VersionName {
  /** The longest run of failed renders on the server, up to now. */
  failedInARow: number;
}

/**
 * What a visitor has seen of a version of a remote that has a candidate, since the last report.
 * Each count is at most that of the pages that hosts have sent.
 */
export interface VersionVisit extends VersionName {
  /** Tells visitors apart, and nothing else of them; empty for reports that no page is behind. */
  who: string;
  pages: number;
  views: number;
  failedViews: number;
}

/** A page that anybody may open, and how often people did. Its address names no person. */
export interface OpenedAddress {
  /** Its path, and the query that the server renders. */
  address: string;
  views: number;
}

/** What went wrong while a request was answered. It names no person. */
export interface ReportedFailure {
  /** The `X-Request-Id` of the answer. */
  requestId: string;
  /** ISO 8601, UTC. */
  at: string;
  /** The path of the page, as in the host's log. */
  path: string;
  reason: string;
  stack: string;
}

/** What each host sends to the publisher every 2 s, also when nothing has happened. */
export interface HostReport {
  hostId: string;
  hostVersion: string;
  setId: string;
  /** Of the registry that it follows; absent in hosts older than this field. */
  revision?: number | undefined;
  /** The site's address for people; absent in hosts older than this field. */
  publicUrl?: string | undefined;
  figures: VersionFigures[];
  /** Only while there is a candidate. Older hosts have none. */
  visits?: VersionVisit[];
  /** Since the last report; absent in hosts older than this field. */
  opened?: OpenedAddress[];
  /** Since the last report; absent in hosts older than this field. */
  failures?: ReportedFailure[];
}

/** What the publisher answers. */
export interface HostReportAnswer {
  /** Signs the words of pages, which any host may get back. */
  secret: string;
}

const MAX_WHO = 22;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
/** A revision is a time in ms, and no later than the last one that `Date` knows (ECMA-262). */
const isRevision = (value: unknown) => isCount(value) && Number(value) <= 8.64e15;
const isText = (value: unknown) => typeof value === 'string' && value.length > 0 && value.length <= 200;

function isVersionFigures(value: unknown): value is VersionFigures {
  if (!isRecord(value) || !isText(value.remote) || !isText(value.version)) return false;
  if (![...COUNTS, 'failedInARow'].every((name) => isCount(value[name]))) return false;
  return VITAL_NAMES.every((name) => {
    const counts = value[name];
    return Array.isArray(counts) && counts.length === VITALS[name].length + 1 && counts.every(isCount);
  });
}

function isVersionVisit(value: unknown): value is VersionVisit {
  if (!isRecord(value) || !isText(value.remote) || !isText(value.version)) return false;
  if (typeof value.who !== 'string' || value.who.length > MAX_WHO) return false;
  return [value.pages, value.views, value.failedViews].every(isCount);
}

const MAX_ADDRESS = 300;
const MAX_ADDRESSES = 1000;

function isOpenedAddress(value: unknown): value is OpenedAddress {
  if (!isRecord(value) || typeof value.address !== 'string' || !isCount(value.views)) return false;
  return value.address.startsWith('/') && value.address.length <= MAX_ADDRESS;
}

const MAX_FAILURES = 100;
const MAX_FAILURE_TEXT = 5000;

function isReportedFailure(value: unknown): value is ReportedFailure {
  if (!isRecord(value)) return false;
  const { requestId, at, path, reason, stack } = value;
  if (![requestId, at].every(isText)) return false;
  return [path, reason, stack].every((text) => typeof text === 'string' && text.length <= MAX_FAILURE_TEXT);
}

export function isHostReport(value: unknown): value is HostReport {
  if (!isRecord(value) || ![value.hostId, value.hostVersion, value.setId].every(isText)) return false;
  if (value.revision !== undefined && !isRevision(value.revision)) return false;
  if (value.publicUrl !== undefined && !isText(value.publicUrl)) return false;
  const { figures, visits = [], opened = [], failures = [] } = value;
  if (!Array.isArray(failures) || failures.length > MAX_FAILURES || !failures.every(isReportedFailure)) return false;
  if (!Array.isArray(opened) || opened.length > MAX_ADDRESSES || !opened.every(isOpenedAddress)) return false;
  if (!Array.isArray(visits) || !visits.every(isVersionVisit)) return false;
  return Array.isArray(figures) && figures.every(isVersionFigures);
}
