import type { FastifyBaseLogger } from 'fastify';
import { createFaultLines } from './fault-lines';
import { pagePath } from './http/logged-path';
import type { Metrics } from './http/metrics';
import type { Failure } from '../protocol/messages';
import type { PageRendererOptions } from './renderers/page-renderer';
import type { RumOptions } from './rum/rum-route';
import type { ServerFailure, VersionCounts } from './rum/version-figures';

/** Takes a failure of a part on the server, and the path of the page, where there is one. */
export type OnFailure = (failure: Failure, path?: string) => void;

function serverFailure({ part, isFatal }: Failure): ServerFailure {
  if (part?.name === 'load') return 'serverLoadFailures';
  return isFatal ? 'stoppedRenders' : 'renderFailures';
}

/** Says what of a document a version of the remote leaves out, as after a rollback. */
export function dropLog(metrics: Metrics, log: FastifyBaseLogger): PageRendererOptions['onDropped'] {
  return (version, path, faults) => {
    metrics.droppedParts.inc({ remote: version.remote, version: version.version }, faults.length);
    log.warn(
      { ...version, path: pagePath(path), places: faults.map((fault) => fault.path) },
      'a version cannot show all of a page',
    );
  };
}

/** Counts failures against their version, and logs them: the same one once a minute. */
export function failureLog(counts: VersionCounts, log: FastifyBaseLogger): OnFailure {
  const isWorthALine = createFaultLines();
  return (failure, path) => {
    const { part, reason, stack } = failure;
    if (part) counts.addFailure({ remote: part.remote, version: part.version }, serverFailure(failure));
    const { remote = '', version = '', name = '' } = part ?? {};
    const unlogged = isWorthALine({ remote, version, reason: `${name} ${reason}` });
    if (unlogged === null) return;
    const where = part ? { remote, version, part: name } : {};
    log.warn(
      { ...where, path: path && pagePath(path), reason, stack, ...(unlogged > 0 && { unlogged }) },
      part ? 'a remote failed' : 'a renderer failed',
    );
  };
}

/** Counts errors of browsers, and logs them: the same one once a minute. */
export function browserErrorLog(metrics: Metrics, log: FastifyBaseLogger): RumOptions['onError'] {
  const isWorthALine = createFaultLines();
  return (report, version) => {
    const failed = version ?? { remote: '', version: '' };
    metrics.browserErrors.inc(failed);
    const unlogged = isWorthALine({ ...failed, reason: report.message });
    if (unlogged === null) return;
    log.warn({ ...version, ...report, ...(unlogged > 0 && { unlogged }) }, 'an error in a browser');
  };
}
