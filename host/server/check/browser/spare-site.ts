import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { isInShare } from '@shop/shared/federation/registry';
import { createHostApp } from '../../web/app';
import type { HostFiles } from '../../web/host-files';
import type { StartRenderer } from '../../web/renderers/renderer-process';
import { readSettings } from '../../web/settings';
import { RUM_PATH } from '../../../src/rum/rum-report';
import { startDemoApi, type DemoApiOptions } from './demo-api';

/** Of a name that browsers trust like https; nothing listens there. */
export const SPARE_ORIGIN = 'http://localhost:3000';

export interface Asked {
  method: 'GET' | 'POST';
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface Answered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A host on a store of its own, beside a stand-in for the API. It opens no port. */
export interface SpareSite {
  answer: (asked: Asked) => Promise<Answered>;
  /** The addresses of its sitemap. */
  sitemap: () => Promise<string[]>;
}

export interface SpareSiteOptions {
  /** Has the store and the key of its registry. */
  dataDir: string;
  lists: DemoApiOptions['lists'];
  schema: string;
  files: HostFiles;
  startRenderer: StartRenderer;
}

const headersOf = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : String(value)]),
  );

/** Hands a browser's request to a host, but for what is a trace of a visit. */
export async function answerBy(
  app: Pick<FastifyInstance, 'inject'>,
  { method, address, headers, body }: Asked,
): Promise<Answered> {
  // What browsers report of views and failures is for the figures of a real site.
  if (address.startsWith(RUM_PATH)) return { status: 204, headers: {}, body: Buffer.alloc(0) };
  const { 'accept-encoding': _compressed, ...plain } = headers;
  const answered = await app.inject({ method, url: address, headers: plain, ...(body && { payload: body }) });
  return { status: answered.statusCode, headers: headersOf(answered.headers), body: answered.rawPayload };
}

/** Files whose names have a hash of their contents. */
const NEVER_CHANGES = 'immutable';

/** Answers with files that never change without asking the host again: each page has the same. */
export function rememberFiles(answer: SpareSite['answer']): SpareSite['answer'] {
  const files = new Map<string, Answered>();
  return async (asked) => {
    const known = files.get(asked.address);
    if (known) return known;
    const answered = await answer(asked);
    const isFile = answered.status === 200 && answered.headers['cache-control']?.includes(NEVER_CHANGES);
    if (isFile) files.set(asked.address, answered);
    return answered;
  };
}

/** Opens a host for a trial, which ends with the process. */
export async function openSpareSite(options: SpareSiteOptions): Promise<SpareSite> {
  const { dataDir, files, startRenderer } = options;
  const apiUrl = await startDemoApi(options);
  const settings = readSettings({
    ...{ DATA_DIR: dataDir, API_URL: apiUrl, PUBLIC_URL: SPARE_ORIGIN },
    ...{ RENDERERS: '1', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
  });
  const app = await createHostApp(settings, files, pino({ level: 'silent' }), startRenderer);
  return {
    answer: rememberFiles((asked) => answerBy(app, asked)),
    async sitemap() {
      const { body } = await app.inject('/sitemap.xml');
      return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    },
  };
}

const VISITORS = 1000;

/**
 * Finds a visitor who gets the candidate of a share, or the live version: the value of the cookie
 * that assigns visitors.
 */
export function visitorOf(candidate: Parameters<typeof isInShare>[0], isIn: boolean): string {
  const ids = Array.from({ length: VISITORS }, (_, index) => String(index).padStart(5, '0'));
  const found = ids.find((id) => isInShare(candidate, id) === isIn);
  if (found === undefined)
    throw new Error(`no visitor of ${candidate.remote} ${isIn ? 'gets' : 'lacks'} the candidate`);
  return found;
}
