import {
  emptyRegistry,
  PREVIOUS_REGISTRY_FILE,
  readRegistry as parse,
  REGISTRY_FILE,
  toDocument,
  type Change,
  type Registry,
} from '@shop/shared/federation/registry';
import { RefusedError } from '@shop/shared/refused-error';
import { requireSignature, signedDocument } from '@shop/shared/signing';
import type { StoredObject } from '@shop/shared/store';
import { newChange, recordChange, type ChangeFacts } from './history';
import type { Releases } from './releases';

/** How often a change is made again on top of somebody else's. */
const ATTEMPTS = 5;

interface CurrentRegistry {
  registry: Registry;
  /** Of the object in the store; null while there is none. */
  tag: string | null;
}

/** Whether a store has a registry, so that hosts can follow it. */
export async function isStore({ store }: Pick<Releases, 'store'>): Promise<boolean> {
  return (await store.read(REGISTRY_FILE)) !== null;
}

/** A store of a shop that did not sign yet is taken over with the first key. */
function parseObject({ keys }: Releases, { bytes }: StoredObject, lastGood?: Registry): Registry {
  const text = bytes.toString('utf8');
  if (!keys.areNew) requireSignature(keys.publicKey, text);
  return parse(text, lastGood).registry;
}

async function readPrevious(releases: Releases): Promise<Registry | undefined> {
  const previous = await releases.store.read(PREVIOUS_REGISTRY_FILE);
  try {
    return previous ? parseObject(releases, previous) : undefined;
  } catch {
    return undefined; // the current one may be whole
  }
}

async function readCurrent(releases: Releases): Promise<CurrentRegistry> {
  const { store } = releases;
  const current = await store.read(REGISTRY_FILE);
  if (!current) return { registry: emptyRegistry(), tag: null };
  const previous = await readPrevious(releases);
  try {
    return { registry: parseObject(releases, current, previous), tag: current.tag };
  } catch (error) {
    if (previous) return { registry: previous, tag: current.tag };
    const reason = error instanceof Error ? error.message : String(error);
    throw new RefusedError(`${REGISTRY_FILE} of ${store.address} is no registry: ${reason}`, 'CONFLICT');
  }
}

/**
 * Reads the registry of a store, or the previous one when the current one is corrupt or not signed.
 * A remote with a bad entry has its state of the previous one.
 * @throws RefusedError when neither is valid
 */
export async function readRegistry(releases: Releases): Promise<Registry> {
  return (await readCurrent(releases)).registry;
}

const toBytes = ({ keys }: Releases, registry: Registry) =>
  Buffer.from(signedDocument(keys.privateKey, toDocument(registry)));

/** Whoever writes at the same moment keeps the same one. */
async function keepPrevious(releases: Releases, registry: Registry): Promise<void> {
  const before = await releases.store.read(PREVIOUS_REGISTRY_FILE);
  await releases.store.replaceIf(PREVIOUS_REGISTRY_FILE, toBytes(releases, registry), before?.tag ?? null);
}

/** What a change makes of a registry. */
export interface Next {
  registry: Registry;
  change: ChangeFacts;
}

/**
 * Replaces the registry by what `next` makes of it, and adds an object to the history. Null leaves
 * it as it is. When somebody else was quicker, `next` is asked again with their registry.
 * @returns the registry that is in the store now
 * @throws RefusedError with the code CONFLICT when others are always quicker
 */
export async function changeRegistry(
  releases: Releases,
  next: (registry: Registry) => Next | null | Promise<Next | null>,
): Promise<Registry> {
  const { store, who } = releases;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { registry: before, tag } = await readCurrent(releases);
    const wanted = await next(before);
    if (!wanted) return before;
    // A process may have died between a change and its record.
    if (before.change) await recordChange(store, before.change);
    const change: Change = newChange(who, wanted.change);
    // Rises also when a clock is wrong.
    const revision = Math.max(before.revision + 1, Date.parse(change.at));
    const after = { ...wanted.registry, revision, change };
    if (tag !== null) await keepPrevious(releases, before);
    if (!(await store.replaceIf(REGISTRY_FILE, toBytes(releases, after), tag))) continue;
    await recordChange(store, change);
    return after;
  }
  throw new RefusedError('the registry was changed meanwhile: try again', 'CONFLICT');
}
