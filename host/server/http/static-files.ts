import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { REMOTES_PATH } from '../remotes/bundle-source';

const YEAR_MS = 31_536_000_000;
const DAY_MS = 86_400_000;

export interface StaticFolders {
  /** Hashed files of the host: scripts, fonts, pictures. */
  hashedDir: string;
  publicDir: string;
  remotesDir: string;
}

/** Whether a file of the store is of a version's `browser` folder, and not above it. */
function isBrowserFile(file: string): boolean {
  return /^\/?[^/]+\/[^/]+\/browser\/[^/]/.test(file) && !file.split('/').includes('..');
}

/** Serves files. Hashed ones never change; those of `public` may, and are cached for a day. */
export async function addStaticFiles(app: FastifyInstance, folders: StaticFolders): Promise<void> {
  const hashed = { maxAge: YEAR_MS, immutable: true, preCompressed: true, index: false, cacheControl: true } as const;
  const open = (reply: { setHeader: (name: string, value: string) => unknown }) => {
    reply.setHeader('access-control-allow-origin', '*');
    reply.setHeader('cross-origin-resource-policy', 'cross-origin');
  };
  await app.register(fastifyStatic, { ...hashed, root: folders.hashedDir, prefix: '/static/', setHeaders: open });
  await app.register(fastifyStatic, {
    ...hashed,
    root: folders.remotesDir,
    prefix: REMOTES_PATH,
    decorateReply: false,
    // Server bundles and the registry file are not public.
    allowedPath: isBrowserFile,
    setHeaders: open,
  });
  await app.register(fastifyStatic, {
    root: folders.publicDir,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    index: false,
    preCompressed: true,
    maxAge: DAY_MS,
  });
}
