import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HOST, type Registry } from '@shop/shared/federation/registry';
import { REMOTES_PATH } from '../../../src/remotes/remotes-path';
import type { StoreFiles } from '../remotes/store-files';

const YEAR_MS = 31_536_000_000;
const DAY_MS = 86_400_000;

export interface StaticFilesOptions {
  /** This host's version. */
  version: string;
  /** Hashed files of this host: scripts, fonts, pictures. */
  hashedDir: string;
  publicDir: string;
  storeFiles: StoreFiles;
  registry: () => Registry;
}

/** Whether a file of the store is of a version's `browser` folder, and not above it. */
function isBrowserFile(file: string): boolean {
  return /^\/?[^/]+\/[^/]+\/browser\/[^/]/.test(file) && !file.split('/').includes('..');
}

const COMPRESSED = ['', '.br', '.gz'];

/** A file and its compressed copies: the browser gets the smallest that it takes. */
async function fetchWithCopies(storeFiles: StoreFiles, key: string): Promise<void> {
  await Promise.all(COMPRESSED.map((ending) => storeFiles.fetch(key + ending)));
}

/**
 * Returns the folder of a hashed file. Pages of other versions of the host are still open, or come
 * from other hosts of the store.
 */
async function hashedRoot(file: string, options: StaticFilesOptions): Promise<string> {
  const { version: own, hashedDir, storeFiles, registry } = options;
  const holders = registry()
    .host.filter(({ extras }) => Object.hasOwn(extras.integrity, file))
    .map(({ metadata }) => metadata.version);
  const other = holders.at(-1);
  if (other === undefined || holders.includes(own)) return hashedDir;
  await fetchWithCopies(storeFiles, `${HOST}/${other}/browser/${file}`);
  return path.join(storeFiles.dir, HOST, other, 'browser');
}

/** Serves files. Hashed ones never change; those of `public` may, and are cached for a day. */
export async function addStaticFiles(app: FastifyInstance, options: StaticFilesOptions): Promise<void> {
  const hashed = { maxAge: YEAR_MS, immutable: true, preCompressed: true, index: false, cacheControl: true } as const;
  const open = (reply: { setHeader: (name: string, value: string) => unknown }) => {
    reply.setHeader('access-control-allow-origin', '*');
    reply.setHeader('cross-origin-resource-policy', 'cross-origin');
  };
  await app.register(fastifyStatic, { ...hashed, root: options.hashedDir, serve: false, setHeaders: open });
  app.get<{ Params: { '*': string } }>(
    '/static/*',
    { config: { loggedPath: 'whole' } },
    async ({ params: { '*': file } }, reply) => reply.sendFile(file, await hashedRoot(file, options)),
  );
  await app.register(async (scope) => {
    scope.addHook<{ Params: { '*'?: string } }>('preHandler', async ({ params: { '*': key = '' } }) => {
      if (isBrowserFile(key)) await fetchWithCopies(options.storeFiles, key);
    });
    scope.addHook('onRoute', (route) => void (route.config = { ...route.config, loggedPath: 'whole' }));
    await scope.register(fastifyStatic, {
      ...hashed,
      root: options.storeFiles.dir,
      prefix: REMOTES_PATH,
      decorateReply: false,
      // Server bundles and the registry file are not public.
      allowedPath: isBrowserFile,
      setHeaders: open,
    });
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
