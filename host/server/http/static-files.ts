import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HOST, type Registry } from '@shop/shared/federation/registry';
import { REMOTES_PATH } from '../../src/remotes/remotes-path';

const YEAR_MS = 31_536_000_000;
const DAY_MS = 86_400_000;

export interface StaticFilesOptions {
  /** This host's version. */
  version: string;
  /** Hashed files of this host: scripts, fonts, pictures. */
  hashedDir: string;
  publicDir: string;
  remotesDir: string;
  registry: () => Registry;
}

/** Whether a file of the store is of a version's `browser` folder, and not above it. */
function isBrowserFile(file: string): boolean {
  return /^\/?[^/]+\/[^/]+\/browser\/[^/]/.test(file) && !file.split('/').includes('..');
}

/**
 * Returns the folder of a hashed file. Pages of other versions of the host are still open, or come
 * from other hosts of the store.
 */
function hashedRoot(file: string, { version: own, hashedDir, remotesDir, registry }: StaticFilesOptions): string {
  const holders = registry()
    .host.filter(({ extras }) => Object.hasOwn(extras.integrity, file))
    .map(({ metadata }) => metadata.version);
  const other = holders.at(-1);
  return other === undefined || holders.includes(own) ? hashedDir : path.join(remotesDir, HOST, other, 'browser');
}

/** Serves files. Hashed ones never change; those of `public` may, and are cached for a day. */
export async function addStaticFiles(app: FastifyInstance, options: StaticFilesOptions): Promise<void> {
  const hashed = { maxAge: YEAR_MS, immutable: true, preCompressed: true, index: false, cacheControl: true } as const;
  const open = (reply: { setHeader: (name: string, value: string) => unknown }) => {
    reply.setHeader('access-control-allow-origin', '*');
    reply.setHeader('cross-origin-resource-policy', 'cross-origin');
  };
  await app.register(fastifyStatic, { ...hashed, root: options.hashedDir, serve: false, setHeaders: open });
  app.get<{ Params: { '*': string } }>('/static/*', ({ params: { '*': file } }, reply) =>
    reply.sendFile(file, hashedRoot(file, options)),
  );
  await app.register(fastifyStatic, {
    ...hashed,
    root: options.remotesDir,
    prefix: REMOTES_PATH,
    decorateReply: false,
    // Server bundles and the registry file are not public.
    allowedPath: isBrowserFile,
    setHeaders: open,
  });
  await app.register(fastifyStatic, {
    root: options.publicDir,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    index: false,
    preCompressed: true,
    maxAge: DAY_MS,
  });
}
