import { setTimeout as sleep } from 'node:timers/promises';
import {
  PREVIOUS_REGISTRY_FILE,
  REGISTRY_FILE,
  toDocument,
  type Change,
  type Registry,
} from '@shop/shared/federation/registry';
import { RefusedError } from '@shop/node/refused-error';
import { signedDocument } from '@shop/node/signing';
import type { FollowingHost } from '../hosts';
import { readCurrent, type CurrentRegistry } from './current-registry';
import { newChange, recordChange, type ChangeFacts } from './history';
import type { Releases } from './releases';
import { timeOf } from './revision-time';

/** How often a change is made again on top of somebody else's. */
const ATTEMPTS = 10;
/** Two who are equally quick would meet again and again. */
const MAX_PAUSE_MS = 100;

const signedText = ({ keys }: Releases, registry: Registry) => signedDocument(keys.privateKey, toDocument(registry));

/** Whoever writes at the same moment keeps the same one. */
async function keepPrevious(releases: Releases, registry: Registry): Promise<void> {
  const before = await releases.store.read(PREVIOUS_REGISTRY_FILE);
  const bytes = Buffer.from(signedText(releases, registry));
  await releases.store.replaceIf(PREVIOUS_REGISTRY_FILE, bytes, before?.tag ?? null);
}

/** The highest revision that a host follows; 0 while none has reported. */
export const followedRevision = (hosts: readonly FollowingHost[]): number =>
  Math.max(0, ...hosts.map(({ revision = 0 }) => revision));

/** Hosts never go back, and what is built on an older one brings back what was withdrawn. */
function refuseOlder({ store }: Releases, registry: Registry, hosts: readonly FollowingHost[]): void {
  const ahead = hosts.find(({ revision = 0 }) => revision > registry.revision);
  if (!ahead?.revision) return;
  throw new RefusedError(
    `the registry in ${store.address} is of ${timeOf(registry)}, and ${ahead.id} follows a newer one, of ` +
      `${timeOf({ revision: ahead.revision })}: put that one back, or see what remotes restore would take back`,
    'CONFLICT',
  );
}

/** The answer of a store may be lost when the write is done: what is there then counts. */
async function replace({ store }: Releases, text: string, tag: string | null): Promise<boolean> {
  const bytes = Buffer.from(text);
  try {
    return await store.replaceIf(REGISTRY_FILE, bytes, tag);
  } catch (error) {
    const stored = await store.read(REGISTRY_FILE).catch(() => null);
    if (stored?.bytes.equals(bytes)) return true;
    throw error;
  }
}

/** What is live is live, whatever fails here. The next change adds what the history lacks. */
async function noteLive({ store, memory, onTrouble }: Releases, text: string, change: Change): Promise<void> {
  await memory.write(text).catch((error: unknown) => onTrouble('the registry was not remembered', error));
  await recordChange(store, change).catch((error: unknown) => onTrouble('the history lacks the last change', error));
}

/** What a change makes of a registry. */
export interface Next {
  registry: Registry;
  change: ChangeFacts;
}

/**
 * Writes the registry that a change makes.
 * @param before what counts now
 * @param floor revisions that hosts know: the new one is higher
 * @returns what was written; null when somebody else was quicker
 */
export async function writeNext(
  releases: Releases,
  { registry: before, tag }: Pick<CurrentRegistry, 'registry' | 'tag'>,
  wanted: Next,
  floor = 0,
): Promise<Registry | null> {
  const change: Change = newChange(releases.who, wanted.change);
  // Rises also when a clock is wrong.
  const revision = Math.max(before.revision + 1, floor + 1, Date.parse(change.at));
  const after = { ...wanted.registry, revision, change };
  const text = signedText(releases, after);
  if (tag !== null) await keepPrevious(releases, before);
  if (!(await replace(releases, text, tag))) return null;
  await noteLive(releases, text, change);
  return after;
}

/**
 * Replaces the registry by what `next` makes of it, and adds an object to the history. Null leaves
 * it as it is. When somebody else was quicker, `next` is asked again with their registry.
 * @returns the registry that is in the store now
 * @throws RefusedError with the code CONFLICT when others are always quicker, or hosts follow a
 *   newer registry than the one in the store
 */
export async function changeRegistry(
  releases: Releases,
  next: (registry: Registry) => Next | null | Promise<Next | null>,
): Promise<Registry> {
  const isPatient = (await releases.memory.read()) === null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // Before the registry is read: hosts cannot be ahead of what is read after.
    const hosts = await releases.hosts({ isPatient });
    const current = await readCurrent(releases);
    const { registry: before } = current;
    refuseOlder(releases, before, hosts);
    const wanted = await next(before);
    if (!wanted) return before;
    // A process may have died between a change and its record.
    if (before.change) await recordChange(releases.store, before.change);
    const after = await writeNext(releases, current, wanted);
    if (after) return after;
    await sleep(Math.random() * MAX_PAUSE_MS);
  }
  throw new RefusedError('the registry was changed meanwhile: try again', 'CONFLICT');
}
