import type { FastifyInstance } from 'fastify';
import type { Registry } from '@shop/shared/federation/registry';
import { visitorKey, type RequestLimit } from '@shop/shared/server';
import { REPORTS_PATH, type ErrorReport } from '../../src/errors/error-reports';
import { REMOTES_PATH } from '../remotes/bundle-source';

const MAX_BODY_BYTES = 2048;

function isReport(value: unknown): value is ErrorReport {
  if (typeof value !== 'object' || value === null) return false;
  const { source, message, stack, path } = value as Partial<Record<string, unknown>>; // read with care
  return [source, message, stack, path].every((text) => typeof text === 'string') && String(path).startsWith('/');
}

/** What may be an address, a phone, a token or a query with one of them. */
const PERSONAL = [/[^\s@<>"']+@[^\s@<>"']+/g, /\+?\d[\d\s()-]{5,}\d/g, /[\w-]{32,}/g, /\?[^\s:)]*/g];

const withoutPersonalData = (text: string) => PERSONAL.reduce((rest, pattern) => rest.replace(pattern, '…'), text);

export interface FailedVersion {
  remote: string;
  version: string;
}

const FILE_OF_REMOTE = new RegExp(`${REMOTES_PATH}([\\w-]+)/([^/\\s]+)/`);

/** The version whose file is first in the stack; null for the host's own files and unknown ones. */
function failedVersion(stack: string, { microFrontends }: Registry): FailedVersion | null {
  const [, remote = '', version = ''] = FILE_OF_REMOTE.exec(stack) ?? [];
  const isKnown = microFrontends[remote]?.some(({ metadata }) => metadata.version === version) ?? false;
  return isKnown ? { remote, version } : null;
}

function parseReport(body: unknown): ErrorReport | null {
  try {
    const report: unknown = JSON.parse(String(body));
    return isReport(report) ? report : null;
  } catch {
    return null;
  }
}

export interface BrowserErrorsOptions {
  registry: () => Registry;
  /** Null for no limit. */
  limit: RequestLimit | null;
  onError: (report: ErrorReport, version: FailedVersion | null) => void;
}

/** Takes reports of errors in browsers, without what may be personal. */
export async function addBrowserErrors(app: FastifyInstance, options: BrowserErrorsOptions): Promise<void> {
  const { registry, limit, onError } = options;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A beacon is sent as text.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(REPORTS_PATH, async (request, reply) => {
      const retryAfter = limit?.(visitorKey(request.ip)) ?? 0;
      if (retryAfter > 0) return reply.code(429).header('retry-after', retryAfter).send();
      const report = parseReport(request.body);
      if (!report) return reply.code(400).send({ code: 'BAD_REQUEST', message: 'this is no report of an error' });
      const [path = '/'] = report.path.split('?');
      const [source = '', message = '', stack = ''] = [report.source, report.message, report.stack].map(
        withoutPersonalData,
      );
      onError({ source, message, stack, path }, failedVersion(report.stack, registry()));
      return reply.code(204).send();
    });
  });
}
