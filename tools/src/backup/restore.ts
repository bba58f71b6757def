import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  openRegistryMemory,
  openReleases,
  restoreRegistry,
  revisionIn,
  type Releases,
  type RestoredRegistry,
} from '@shop/publisher/releases';
import { makeFolder, renameDurably, syncTree } from '@shop/node/durable-files';
import { RefusedError } from '@shop/node/refused-error';
import { partsIn, readArchive, type Manifest, type Part } from '@shop/node/backup';
import { userName } from '../user-name';
import { lockData } from './lock-data';

const DRAFT = '.restore-draft';

/** The host keeps the last registry here, and never goes back to an older one. */
const KEPT_BY_HOST = 'host/registry.json';

export interface RestoreOptions {
  /** DATA_DIR. */
  dataDir: string;
  /** The archives to try, the best one first. */
  files: readonly string[];
  /** Brings one that lies elsewhere. */
  fetch?: (file: string) => Promise<void>;
  /** How late it may be; null: the archive alone. */
  to?: Date | null;
  /** With the key of an encrypted archive. */
  keyFile?: string | null;
  /** False with DATABASE_URL. */
  isEmbedded: boolean;
  /**
   * Opens the database in an unpacked backup, or loads its rows into that of DATABASE_URL.
   * @throws RefusedError when this version of the shop cannot use it
   */
  restoreDatabase: (folder: string, file: string) => void;
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

async function unpack(file: string, draft: string, keyFile: string | null): Promise<Manifest> {
  if (!existsSync(file)) throw new RefusedError(`there is no file ${file}`);
  await rm(draft, { recursive: true, force: true }); // a process may have died while restoring
  await mkdir(draft, { recursive: true, mode: 0o700 });
  return readArchive(file, draft, keyFile);
}

/** Unpacks the first archive that was whole by a time: one is named by when it was begun. */
async function unpackFirst({ files, fetch, to = null, keyFile = null, isEmbedded }: RestoreOptions, draft: string) {
  for (const file of files) {
    await fetch?.(file);
    const manifest = await unpack(file, draft, keyFile);
    refuseUnfit(file, manifest, isEmbedded);
    const { end, asOf = end?.at } = manifest.database;
    if (to === null || !asOf || new Date(asOf) <= to) return file;
  }
  throw new RefusedError('there is no backup of a time before that');
}

function refuseUnfit(file: string, { database: { kind } }: Manifest, isEmbedded: boolean): void {
  if (isEmbedded && kind === 'postgresql')
    throw new RefusedError(`${file} is of a shop on PostgreSQL: set DATABASE_URL to an empty database`);
  if (!isEmbedded && kind === 'embedded')
    throw new RefusedError(`${file} has an embedded database: restore it without DATABASE_URL`);
}

/**
 * Restores a backup into a data folder without data. Everything is checked beside its place first,
 * so that a bad backup leaves nothing behind.
 * @throws RefusedError when the folder has data, the backup cannot be used, or its registry is
 *   older than what the folder remembers and nobody has accepted that
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { dataDir, restoreDatabase, isOlderAccepted = false } = options;
  const [existing] = partsIn(dataDir);
  if (existing) throw new RefusedError(`${path.join(dataDir, existing)} exists: move it away first`);
  await makeFolder(dataDir, 0o700);
  const unlock = await lockData(dataDir);
  // Inside DATA_DIR, which may be a disk of its own: a rename cannot leave a disk.
  const draft = path.join(dataDir, DRAFT);
  try {
    const file = await unpackFirst(options, draft);
    const parts = partsIn(draft);
    const registry = parts.includes('remotes')
      ? await restoreRegistry(openDraft(draft, options), { isAccepted: isOlderAccepted })
      : null;
    restoreDatabase(draft, file);
    await syncTree(draft); // what was unpacked is not on the disk yet
    for (const part of parts) await renameDurably(path.join(draft, part), path.join(dataDir, part));
    return { parts, registry };
  } finally {
    rmSync(draft, { recursive: true, force: true });
    unlock();
  }
}
