import type { FastifyBaseLogger } from 'fastify';
import { createFailureLines } from './failure-lines';
import { pagePath } from './http/logged-path';
import type { Metrics } from './http/metrics';
import type { Failure } from '../protocol/messages';
import type { LastReasons } from './renderers/last-reasons';
import type { Owners } from './owners';
import type { OnFailure } from './renderers/on-failure';
import type { PageRendererOptions } from './renderers/page-renderer';
import type { RumOptions } from './rum/rum-route';
import type { NotedFailures } from './rum/noted-failures';
import type { ServerFailure, VersionCounts } from './rum/version-figures';

function serverFailure({ part, isFatal }: Failure): ServerFailure {
  if (part?.name === 'load') return 'serverLoadFailures';
  return isFatal ? 'stoppedRenders' : 'renderFailures';
}

/** Logs the parts of a document that a version of the remote leaves out, as after a rollback. */
export function dropLog(metrics: Metrics, log: FastifyBaseLogger): PageRendererOptions['onDropped'] {
  return (version, path, faults) => {
    metrics.droppedParts.inc({ remote: version.remote, version: version.version }, faults.length);
    log.warn(
      { ...version, path: pagePath(path), places: faults.map((fault) => fault.path) },
      'a version cannot show all of a page',
    );
  };
}

/** Takes every failure, with the id of its request; the log has the same one once a minute. */
interface Notes {
  log: FastifyBaseLogger;
  failures: Pick<NotedFailures, 'add'>;
  owners: Pick<Owners, 'of'>;
}

interface FailureNotes extends Notes {
  counts: VersionCounts;
  reasons: Pick<LastReasons, 'note'>;
}

/** Counts failures against their version, and notes them. */
export function failureLog({ counts, log, failures, owners, reasons }: FailureNotes): OnFailure {
  const isWorthALine = createFailureLines();
  return (failure, { path = '', requestId } = { path: '' }) => {
    reasons.note(failure);
    const { part, reason, stack } = failure;
    if (requestId) failures.add({ requestId, path: pagePath(path), reason, stack: stack ?? '' });
    if (part) counts.addFailure({ remote: part.remote, version: part.version }, serverFailure(failure));
    const { remote = '', version = '', name = '' } = part ?? {};
    const unlogged = isWorthALine({ remote, version, reason: `${name} ${reason}` });
    if (unlogged === null) return;
    const where = part ? { remote, version, part: name, ...owners.of({ remote, version }) } : {};
    log.warn(
      { ...where, ...(path && { path: pagePath(path) }), requestId, reason, stack, ...(unlogged > 0 && { unlogged }) },
      part ? 'a remote failed' : 'a renderer failed',
    );
  };
}

/** Counts errors of browsers, and notes them with the request that has reported them. */
export function browserErrorLog({
  metrics,
  log,
  failures,
  owners,
}: Notes & { metrics: Metrics }): RumOptions['onError'] {
  const isWorthALine = createFailureLines();
  return (report, version, requestId) => {
    const { path, message, stack } = report;
    failures.add({ requestId, path, reason: message, stack });
    const failed = version ?? { remote: '', version: '' };
    metrics.browserErrors.inc(failed);
    const unlogged = isWorthALine({ ...failed, reason: report.message });
    if (unlogged === null) return;
    log.warn(
      { ...version, ...owners.of(failed), ...report, requestId, ...(unlogged > 0 && { unlogged }) },
      'an error in a browser',
    );
  };
}
