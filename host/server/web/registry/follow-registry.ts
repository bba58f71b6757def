import type { KeyObject } from 'node:crypto';
import {
  emptyRegistry,
  PREVIOUS_REGISTRY_FILE,
  readRegistry,
  REGISTRY_FILE,
  type Registry,
} from '@shop/shared/federation/registry';
import { requireSignature } from '@shop/node/signing';
import type { Store } from '@shop/node/store';
import type { KeptFile } from '../kept-file';

/** Publishers wait for it; a bucket costs money by the request. */
const POLL_MS = { folder: 100, bucket: 500 };

export interface FollowedRegistry {
  current: () => Registry;
  /** Whether any registry has been read. Without one, the site has no pages. */
  isKnown: () => boolean;
  close: () => void;
}

export interface FollowRegistryOptions {
  store: Store;
  kind: keyof typeof POLL_MS;
  /** Proves who has signed a registry; null while there is no key. */
  publicKey: () => KeyObject | null;
  /** The last good registry. */
  kept: KeptFile;
  onChange: () => void;
  /** An object cannot be read, or is not signed; the last good registry stays. */
  onFailure: (name: string, error: unknown) => void;
  /** An entry of one remote is invalid; the last good state of that remote stays. */
  onFault: (name: string, fault: string) => void;
}

/** A signed registry may be put back by whoever can write to the store, but it is an old one. */
function requireNewer({ revision }: Registry, before: Registry | null): void {
  if (before && revision < before.revision)
    throw new Error(`its revision ${revision} is older than ${before.revision}, which was read before`);
}

/**
 * Follows the registry of a store. One that is corrupt, not signed or older never replaces a good
 * one.
 * @returns what the store has now, or what this host has kept
 */
export async function followRegistry(options: FollowRegistryOptions): Promise<FollowedRegistry> {
  const { store, kind, publicKey, kept, onChange, onFault } = options;
  let registry: Registry | null = null;
  /** Of the object that was read last, good or bad: nothing is reported twice. */
  let tag: string | undefined;
  let lastFailure = '';
  let isClosed = false;
  let timer: NodeJS.Timeout | null = null;

  /** A store that is away would fill the log: the same failure is reported once. */
  const onFailure = (name: string, error: unknown) => {
    const failure = `${name}: ${String(error)}`;
    if (failure !== lastFailure) options.onFailure(name, error);
    lastFailure = failure;
  };

  const accept = (name: string, text: string): void => {
    const key = publicKey();
    if (!key) throw new Error('there is no public key to prove it: set REGISTRY_PUBLIC_KEY');
    requireSignature(key, text);
    const { registry: next, faults } = readRegistry(text, registry ?? undefined);
    requireNewer(next, registry);
    for (const fault of faults) onFault(name, fault);
    registry = next;
    lastFailure = '';
  };

  const tryKept = () => {
    const text = kept.read();
    try {
      if (text !== null) accept('the kept registry', text);
    } catch (error) {
      onFailure('the kept registry', error);
    }
  };

  const tryPrevious = async () => {
    try {
      const previous = await store.read(PREVIOUS_REGISTRY_FILE);
      if (previous) accept(PREVIOUS_REGISTRY_FILE, previous.bytes.toString('utf8'));
    } catch (error) {
      onFailure(PREVIOUS_REGISTRY_FILE, error);
    }
  };

  /** @returns the text of a registry that has changed; else null */
  const poll = async (): Promise<string | null> => {
    try {
      const found = await store.read(REGISTRY_FILE, tag);
      if (found === 'unchanged') return null;
      if (!found) {
        tag = undefined;
        if (registry) throw new Error('the store has none any more');
        return null;
      }
      const text = found.bytes.toString('utf8');
      if (publicKey()) ({ tag } = found); // else it is read again when there is a key
      accept(REGISTRY_FILE, text);
      return text;
    } catch (error) {
      onFailure(REGISTRY_FILE, error);
      return null;
    }
  };

  const isKnown = () => registry !== null;

  const pollAgain = async () => {
    const text = await poll();
    if (text !== null) {
      onChange(); // before the slow disk: until then pages are made of versions that may have gone
      await kept.write(text);
    }
    if (!isClosed) timer = setTimeout(() => void pollAgain(), POLL_MS[kind]).unref();
  };

  // What was good before comes first: it has the last good state of each remote.
  tryKept();
  if (!isKnown()) await tryPrevious();
  const text = await poll();
  if (text !== null) await kept.write(text);
  timer = setTimeout(() => void pollAgain(), POLL_MS[kind]).unref();
  return {
    current: () => registry ?? emptyRegistry(),
    isKnown,
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
    },
  };
}
