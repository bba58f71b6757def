import { existsSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { counted } from '@shop/shared/counted';
import type { Finding } from '@shop/node/operator';
import { isStore, listVersions, openRegistryMemory } from '@shop/publisher/releases';
import { openStore } from '@shop/node/store';
import { dataDir, releasesOf } from '../open-releases';

const MIB = 1024 * 1024;
/** Pictures, versions and logs of a day fit into it. */
const LEAST_FREE_MIB = 1024;
const OTHERS = 0o077;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function lookAtRoom(dir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dir);
  const free = Math.floor((bavail * bsize) / MIB);
  const text = `${free} MiB are free in ${dir}`;
  return free < LEAST_FREE_MIB
    ? { check: 'room', level: 'warning', text, wayOut: 'make room, or move DATA_DIR to a larger disk' }
    : { check: 'room', level: 'good', text, wayOut: null };
}

/** Files that give power or hold personal data, and that somebody else on the machine may read. */
function openFiles(dir: string): string[] {
  const keys = path.join(dir, 'keys');
  const names = existsSync(keys) ? readdirSync(keys).filter((name) => !name.includes('public')) : [];
  const isFolderOpen = (statSync(dir).mode & OTHERS) !== 0;
  return isFolderOpen
    ? [dir, ...names.map((name) => path.join(keys, name))].filter((file) => (statSync(file).mode & OTHERS) !== 0)
    : [];
}

function lookAtSecrets(dir: string): Finding {
  const open = openFiles(dir);
  return open.length > 0
    ? {
        ...{ check: 'secrets', level: 'fault', text: `other users of this machine can read ${open.join(', ')}` },
        wayOut: `chmod -R go= ${dir}, and rotate the keys if others have an account here`,
      }
    : { check: 'secrets', level: 'good', text: `${dir} is closed to other users`, wayOut: null };
}

async function lookAtVersions(env: NodeJS.ProcessEnv): Promise<Finding> {
  const dir = dataDir(env);
  const { store } = openStore(env, dir);
  // Before the keys are opened, which makes missing ones: looking changes nothing.
  if (!(await isStore({ store, memory: openRegistryMemory(dir, store) })))
    return {
      check: 'versions',
      level: 'fault',
      text: 'nothing is published',
      wayOut: 'npm start publishes what is built',
    };
  const versions = await listVersions(releasesOf(env));
  const live = versions.filter(({ isLive }) => isLive).length;
  const withdrawn = versions.filter((version) => version.withdrawn).length;
  const text = `live: ${counted(live, 'program')}; withdrawn: ${counted(withdrawn, 'version')}`;
  return { check: 'versions', level: 'good', text, wayOut: null };
}

/** Looks at the folder of the shop and at its published versions. They need no running shop. */
export async function examineMachine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const dir = dataDir(env);
  if (!existsSync(dir))
    return [
      {
        ...{ check: 'folder', level: 'fault', text: `there is no folder ${dir}` },
        wayOut: 'set DATA_DIR to the folder of the shop, or start it for the first time',
      },
    ];
  const versions = await lookAtVersions(env).catch((error: unknown): Finding => ({
    ...{ check: 'versions', level: 'fault', text: reasonOf(error) },
    wayOut: 'docs/operations.md, An older registry',
  }));
  return [await lookAtRoom(dir), lookAtSecrets(dir), versions];
}
