import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  openRegistryMemory,
  openReleases,
  restoreRegistry,
  revisionIn,
  type Releases,
  type RestoredRegistry,
} from '@shop/delivery/releases';
import { makeFolder, renameDurably, syncTree } from '@shop/shared/durable-files';
import { RefusedError } from '@shop/shared/refused-error';
import { userName } from '../user-name';
import { lockData, partsIn, runTar, type DataOptions, type Part } from './data-parts';

const DRAFT = '.restore-draft';

/** The host keeps the last registry here, and never goes back to an older one. */
const KEPT_BY_HOST = 'host/registry.json';

export interface RestoreOptions extends DataOptions {
  /**
   * Opens the database in a data folder.
   * @throws RefusedError when this version of the shop cannot use it
   */
  checkDatabase: (dataDir: string) => void;
  /** Takes back what was published and withdrawn since the backup. */
  isOlderAccepted?: boolean;
  /** Of the registry, where it is not in the backup. */
  env?: Readonly<Record<string, string | undefined>>;
}

export interface Restored {
  parts: Part[];
  /** Null when the versions are in a bucket. */
  registry: RestoredRegistry | null;
}

/** The restored versions beside their place; host and publishers of the folder remember more. */
function openDraft(draft: string, { dataDir, env = {} }: RestoreOptions): Releases {
  const { REGISTRY_PRIVATE_KEY } = env;
  const memory = openRegistryMemory(dataDir, { address: `file:${path.join(dataDir, 'remotes')}` });
  const kept = path.join(dataDir, KEPT_BY_HOST);
  const ofHost = existsSync(kept) ? readFileSync(kept, 'utf8') : null;
  return {
    ...openReleases({ REGISTRY_PRIVATE_KEY }, draft, userName()),
    memory: {
      ...memory,
      async read() {
        const own = await memory.read();
        return revisionIn(ofHost ?? undefined) > revisionIn(own ?? undefined) ? ofHost : own;
      },
    },
    hosts: async () => [],
  };
}

function unpack(file: string, draft: string): void {
  rmSync(draft, { recursive: true, force: true }); // a process may have died while restoring
  mkdirSync(draft, { recursive: true });
  try {
    runTar(['-x', '-z', '-f', file, '-C', draft], { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    if (error instanceof RefusedError) throw new RefusedError(`${file} is no complete backup: ${error.message}`);
    throw error;
  }
}

function refuseUnfit(file: string, parts: readonly Part[], isEmbedded: boolean): void {
  if (parts.length === 0) throw new RefusedError(`${file} is no backup of the shop`);
  const hasDatabase = parts.includes('database');
  if (isEmbedded && !hasDatabase)
    throw new RefusedError(`${file} has no database: set DATABASE_URL to the PostgreSQL database of this shop`);
  if (!isEmbedded && hasDatabase)
    throw new RefusedError(`${file} has an embedded database: restore it without DATABASE_URL`);
}

/**
 * Restores a backup into a data folder without data. Everything is checked beside its place first,
 * so that a bad backup leaves nothing behind.
 * @throws RefusedError when the folder has data, the backup cannot be used, or its registry is
 *   older than what the folder remembers and nobody has accepted that
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { dataDir, file, isEmbedded, checkDatabase, isOlderAccepted = false } = options;
  if (!existsSync(file)) throw new RefusedError(`there is no file ${file}`);
  const [existing] = partsIn(dataDir);
  if (existing) throw new RefusedError(`${path.join(dataDir, existing)} exists: move it away first`);
  await makeFolder(dataDir, 0o700);
  const unlock = await lockData(dataDir);
  // Inside DATA_DIR, which may be a disk of its own: a rename cannot leave a disk.
  const draft = path.join(dataDir, DRAFT);
  try {
    unpack(file, draft);
    const parts = partsIn(draft);
    refuseUnfit(file, parts, isEmbedded);
    if (isEmbedded) checkDatabase(draft);
    const registry = parts.includes('remotes')
      ? await restoreRegistry(openDraft(draft, options), { isAccepted: isOlderAccepted })
      : null;
    await syncTree(draft); // tar has synced nothing
    for (const part of parts) await renameDurably(path.join(draft, part), path.join(dataDir, part));
    return { parts, registry };
  } finally {
    rmSync(draft, { recursive: true, force: true });
    unlock();
  }
}
