import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Registry, findVersion, type VersionName } from '@shop/shared/federation/registry';
import { visitorKey, type RequestLimit } from '@shop/node/server';
import { failedVersion } from '../../../src/rum/failed-version';
import {
  RUM_PATH,
  STATISTICS_COOKIE,
  VIEW_COUNTS,
  VIEW_VITALS,
  type ErrorReport,
  type VersionViews,
  type ViewReport,
} from '../../../src/rum/rum-report';
import type { PageReport } from '../../../src/rum/page-report';
import { cookieOf } from '../http/cookies';
import { isRobot } from '../http/is-robot';
import { pagePath } from '../http/logged-path';
import { PREVIEW_COOKIE } from '../sets/previews';
import { isPageReport } from './read-page-report';

const MAX_BODY_BYTES = 2048;

/** A page that sends more at once is none of ours. */
const MAX_VERSIONS = 20;
const MAX_COUNT = 9;
const MAX_VITAL = 600_000;

const isRecord = (value: unknown): value is Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isErrorReport(value: unknown): value is ErrorReport {
  if (!isRecord(value)) return false;
  const { source, message, stack, path } = value;
  return [source, message, stack, path].every((text) => typeof text === 'string') && String(path).startsWith('/');
}

/** What is left without consent to statistics. Pages of before that choice send all of it. */
function withoutVitals({ lcp: _lcp, inp: _inp, cls: _cls, ...counts }: VersionViews): VersionViews {
  return counts;
}

const isUpTo = (value: unknown, max: number) =>
  value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= max);

function isVersionViews(value: unknown): value is VersionViews {
  if (!isRecord(value) || typeof value.remote !== 'string' || typeof value.version !== 'string') return false;
  const areCounts = VIEW_COUNTS.every((name) => isUpTo(value[name], MAX_COUNT));
  return areCounts && VIEW_VITALS.every((name) => isUpTo(value[name], MAX_VITAL));
}

function isViewReport(value: unknown): value is ViewReport {
  if (!isRecord(value) || !Array.isArray(value.versions) || value.versions.length > MAX_VERSIONS) return false;
  if (value.word !== undefined && typeof value.word !== 'string') return false;
  return value.versions.every(isVersionViews);
}

/** What may be an address, a phone, a token or a query with one of them. */
const PERSONAL = [/[^\s@<>"']+@[^\s@<>"']+/g, /\+?\d[\d\s()-]{5,}\d/g, /[\w-]{32,}/g, /\?[^\s:)]*/g];

const hidePersonalData = (text: string) => PERSONAL.reduce((rest, pattern) => rest.replace(pattern, '…'), text);

/** A place in a published file: the digits of its version and column are nobody's telephone. */
const PLACE = /(\/(?:remotes\/[\w-]+\/[\w.-]+\/browser|static)\/[\w.~-]+\.js:\d{1,7}:\d{1,7})/;

const withoutPersonalData = (text: string) =>
  text
    .split(PLACE)
    .map((part, index) => (index % 2 === 0 ? hidePersonalData(part) : part))
    .join('');

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

export interface RumOptions {
  registry: () => Registry;
  /** Null for no limit. */
  limit: RequestLimit | null;
  /** Gets the published version whose file failed; null for the host's files. */
  onError: (report: ErrorReport, version: VersionName | null, requestId: string) => void;
  /** Gets what was counted of a published version. */
  onViews: (views: VersionViews) => void;
  /** Gets the same, with what proves that a page of this site has sent it; empty without proof. */
  onReport: (visitor: string, word: string, views: readonly VersionViews[]) => void;
  /** Gets what a person who allows statistics has done on a page. */
  onPage: (report: PageReport, request: FastifyRequest, reply: FastifyReply) => void;
}

interface Sender {
  request: FastifyRequest;
  visitor: string;
  /** Whether the visitor allows statistics. */
  isMeasured: boolean;
  /** Not a robot, nor somebody of the shop who checks a new version. */
  isCustomer: boolean;
}

/** Takes counts of published versions, and errors, from which it drops whatever may be personal. */
export async function addRum(
  app: FastifyInstance,
  { registry, limit, onError, onViews, onReport, onPage }: RumOptions,
): Promise<void> {
  const isKnown = ({ remote, version }: VersionName) => findVersion(registry(), remote, version) !== undefined;

  const takeError = (report: ErrorReport, requestId: string) => {
    const [path = '/'] = report.path.split('?');
    const [source = '', message = '', stack = ''] = [report.source, report.message, report.stack].map(
      withoutPersonalData,
    );
    const version = failedVersion(report.stack);
    onError({ source, message, stack, path: pagePath(path) }, version && isKnown(version) ? version : null, requestId);
  };

  const takeViews = ({ versions, word = '' }: ViewReport, { visitor, isMeasured }: Sender) => {
    const known = versions.filter(isKnown).map((views) => (isMeasured ? views : withoutVitals(views)));
    known.forEach(onViews);
    onReport(visitor, word, known);
  };

  const take = (report: unknown, sender: Sender, reply: FastifyReply) => {
    if (isErrorReport(report)) takeError(report, sender.request.id);
    else if (isViewReport(report)) takeViews(report, sender);
    else if (isPageReport(report)) {
      if (sender.isMeasured && sender.isCustomer) onPage(report, sender.request, reply);
    } else return reply.code(400).send({ code: 'BAD_REQUEST', message: 'this is no report of a page' });
    return reply.code(204).send();
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A beacon is sent as text.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(RUM_PATH, async (request, reply) => {
      const visitor = visitorKey(request.ip);
      const retryAfter = limit?.(visitor) ?? 0;
      if (retryAfter > 0) return reply.code(429).header('retry-after', retryAfter).send();
      const isMeasured = cookieOf(request, STATISTICS_COOKIE) === '1';
      const isCustomer = !isRobot(request.headers['user-agent']) && cookieOf(request, PREVIEW_COOKIE) === null;
      return take(parse(request.body), { visitor, isMeasured, isCustomer, request }, reply);
    });
  });
}
