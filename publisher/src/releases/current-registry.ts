import {
  emptyRegistry,
  PREVIOUS_REGISTRY_FILE,
  readRegistry as parse,
  type ReadRegistry,
  REGISTRY_FILE,
  type Registry,
} from '@shop/shared/federation/registry';
import { RefusedError } from '@shop/node/refused-error';
import { requireSignature } from '@shop/node/signing';
import type { StoredObject } from '@shop/node/store';
import type { Releases } from './releases';
import { timeOf } from './revision-time';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The registry that a store has, and the one that counts. */
export interface CurrentRegistry {
  /** The one in the store or, when that is damaged, older or gone, the one that is remembered. */
  registry: Registry;
  /** As it was signed; empty before the first one. */
  text: string;
  /** Of the object in the store; null while there is none. */
  tag: string | null;
  /** Why the object in the store does not count; null when it does. */
  damage: string | null;
  /** Bad entries in the store, whose remotes keep their last state. */
  faults: readonly string[];
}

/** Whether a store has a registry that hosts can follow, or has lost the one that is remembered. */
export async function isStore({ store, memory }: Pick<Releases, 'store' | 'memory'>): Promise<boolean> {
  return (await store.read(REGISTRY_FILE)) !== null || (await memory.read()) !== null;
}

/** A store of a shop that did not sign yet is taken over with the first key. */
function parseText({ keys }: Releases, text: string, lastGood?: Registry): ReadRegistry {
  if (!keys.areNew) requireSignature(keys.publicKey, text);
  return parse(text, lastGood);
}

const textOf = ({ bytes }: StoredObject) => bytes.toString('utf8');

interface ReadText {
  text: string;
  registry: Registry;
}

/**
 * The remembered registry; null without one, or when another key has signed it, as before a change
 * of keys.
 */
export async function readRemembered(releases: Releases): Promise<ReadText | null> {
  const text = await releases.memory.read();
  if (text === null) return null;
  try {
    requireSignature(releases.keys.publicKey, text);
    return { text, registry: parse(text).registry };
  } catch {
    return null;
  }
}

/**
 * The registry before the last change. It may list what was withdrawn since, so it counts only when
 * a person says so.
 */
export async function readPrevious(releases: Releases): Promise<Registry | undefined> {
  const previous = await releases.store.read(PREVIOUS_REGISTRY_FILE);
  try {
    return previous ? parseText(releases, textOf(previous)).registry : undefined;
  } catch {
    return undefined; // the current one may be whole
  }
}

/** Reads the object in the store, of whatever age. A bad entry of a remote leaves it as it was. */
export async function readStored(
  releases: Releases,
  object: StoredObject,
  remembered?: Registry,
): Promise<ReadRegistry> {
  return parseText(releases, textOf(object), remembered ?? (await readPrevious(releases)));
}

/** @throws RefusedError when the store has no good registry, and none is remembered */
export async function readCurrent(releases: Releases): Promise<CurrentRegistry> {
  const { store } = releases;
  const remembered = await readRemembered(releases);
  const object = await store.read(REGISTRY_FILE);
  const tag = object?.tag ?? null;
  const instead = (damage: string): CurrentRegistry => {
    if (remembered) return { ...remembered, tag, damage, faults: [] };
    throw new RefusedError(
      `${REGISTRY_FILE} of ${store.address} is no registry: ${damage}; remotes restore begins with the one before it`,
      'CONFLICT',
    );
  };
  if (!object) {
    if (remembered) return instead('it is gone');
    return { registry: emptyRegistry(), text: '', tag, damage: null, faults: [] };
  }
  if (textOf(object) === remembered?.text) return { ...remembered, tag, damage: null, faults: [] };
  let read: ReadRegistry;
  try {
    read = await readStored(releases, object, remembered?.registry);
  } catch (error) {
    return instead(messageOf(error));
  }
  const { registry, faults } = read;
  if (remembered && registry.revision < remembered.registry.revision)
    return instead(`it is of ${timeOf(registry)}, and older than the last one, of ${timeOf(remembered.registry)}`);
  return { registry, text: textOf(object), tag, damage: null, faults };
}

/**
 * Reads the registry of a store, or the last one that this publisher remembers when the one in the
 * store is damaged, not signed, older or gone.
 * @throws RefusedError when neither is valid
 */
export async function readRegistry(releases: Releases): Promise<Registry> {
  return (await readCurrent(releases)).registry;
}

/**
 * Puts the remembered registry back into a store whose own is damaged, older or gone, and remembers
 * what another publisher has written.
 * @returns what was wrong; null when nothing was
 */
export async function mendRegistry(releases: Releases): Promise<string | null> {
  const { store, memory } = releases;
  const { text, tag, damage, faults } = await readCurrent(releases);
  if (damage !== null) return (await store.replaceIf(REGISTRY_FILE, Buffer.from(text), tag)) ? damage : null;
  if (text !== '' && faults.length === 0 && text !== (await memory.read())) await memory.write(text);
  return null;
}

/**
 * Lets a start begin anew with an empty store. This is for a store that was lost as a whole: where
 * files of versions are left, their registry is remembered and mended.
 */
export async function forgetLostStore({ store, memory }: Pick<Releases, 'store' | 'memory'>): Promise<void> {
  if ((await memory.read()) !== null && (await store.list('')).length === 0) await memory.forget();
}
