import { LRUCache } from 'lru-cache';
import type { Versions } from '@shop/shared/federation/registry';
import type { VersionSet } from './version-set';

/** Previews that are kept. Another one takes the place of the one not looked at longest. */
const MAX_PREVIEWS = 4;

/** How long a version that did not load is not tried again. */
export const RETRY_MS = 5000;

export interface KnownSetsOptions {
  /**
   * Loads a set.
   * @param onLack called when a version did not load, and another one has taken its place
   */
  read: (choice: Versions, onLack: () => void) => Promise<VersionSet>;
  /** What visitors get now, previews aside. */
  currentChoices: () => Versions[];
  /** Called when all known sets have loaded. */
  onLoaded: () => void;
  /** Called when a version that had failed loads after all and becomes part of a set. */
  onRecovery: () => void;
  now: () => number;
}

export interface KnownSets {
  get: (choice: Versions) => Promise<VersionSet>;
  /** The sets that visitors get now, previews aside. */
  current: () => Promise<VersionSet[]>;
  /** Those that have loaded. */
  loaded: () => VersionSet[];
  /** Who gets a set: visitors, or only those of a preview; null when nobody does. */
  usersOf: (id: string) => 'visitors' | 'previews' | null;
  clear: () => void;
}

class KnownSet {
  /** Null until it has loaded. */
  loaded: VersionSet | null = null;
  /** When to try again, because a version did not load. */
  retryAt = Infinity;
  readonly set: Promise<VersionSet>;

  constructor(
    readonly choice: Versions,
    { read, now }: Pick<KnownSetsOptions, 'read' | 'now'>,
  ) {
    this.set = read(choice, () => (this.retryAt = now() + RETRY_MS)).then((set) => (this.loaded = set));
  }
}

const keyOf = (choice: Versions) => JSON.stringify(Object.entries(choice).toSorted());

/** Keeps each set from its first visitor until the registry changes. */
export function createKnownSets(options: KnownSetsOptions): KnownSets {
  const { currentChoices, onLoaded, onRecovery, now } = options;
  const ofVisitors = new Map<string, KnownSet>();
  const ofPreviews = new LRUCache<string, KnownSet>({ max: MAX_PREVIEWS });

  const all = () => [...ofVisitors.values(), ...ofPreviews.values()];
  const loadedOf = (sets: Iterable<KnownSet>) => [...sets].flatMap(({ loaded }) => loaded ?? []);

  const tellLoaded = () => {
    if (all().every(({ loaded }) => loaded)) onLoaded();
  };

  const clear = () => {
    ofVisitors.clear();
    ofPreviews.clear();
  };

  const put = (known: KnownSet) => {
    const key = keyOf(known.choice);
    const isForVisitors = currentChoices().some((choice) => keyOf(choice) === key);
    (isForVisitors ? ofVisitors : ofPreviews).set(key, known);
    known.set.then(tellLoaded, () => undefined);
    return known;
  };

  const find = (key: string) => ofVisitors.get(key) ?? ofPreviews.get(key);

  const retry = async (before: KnownSet) => {
    before.retryAt = Infinity;
    const next = new KnownSet(before.choice, options);
    const [had, has] = await Promise.all([before.set, next.set]);
    if (find(keyOf(before.choice)) !== before) return;
    if (had.id === has.id) before.retryAt = next.retryAt;
    else {
      clear(); // the others have the versions of the default set
      put(next);
      onRecovery();
    }
  };

  const get = (choice: Versions) => {
    const known = find(keyOf(choice)) ?? put(new KnownSet(choice, options));
    if (known.retryAt <= now()) void retry(known);
    return known.set;
  };

  return {
    get,
    current: () => Promise.all(currentChoices().map(get)),
    loaded: () => loadedOf(all()),
    usersOf(id) {
      const isIn = (sets: Iterable<KnownSet>) => loadedOf(sets).some((set) => set.id === id);
      if (isIn(ofVisitors.values())) return 'visitors';
      return isIn(ofPreviews.values()) ? 'previews' : null;
    },
    clear,
  };
}
