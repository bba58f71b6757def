import { LruMap } from '@shop/shared/cache';
import { emptyRegistry, type Registry } from '@shop/shared/federation/registry';
import { createRemoteSet, toLiveRemote, type RemoteSet } from '../../src/remotes/live-remote';
import { findVersion, type Versions } from '../protocol/versions';

/** Pages of the four sets of visitors, of previews, and of fall-backs are rendered in turns. */
const KEPT_SETS = 16;

/** The registry, and the sets of its versions that pages were rendered with last. */
export class ListedRemotes {
  private registry = emptyRegistry();
  private sets = new LruMap<string, RemoteSet>(KEPT_SETS);

  follow(registry: Registry): void {
    this.registry = registry;
    this.sets = new LruMap(KEPT_SETS);
  }

  /** @throws Error when the registry no longer lists one of the versions */
  setOf(versions: Versions): RemoteSet {
    const key = JSON.stringify(versions);
    const known = this.sets.get(key);
    if (known) return known;
    const set = createRemoteSet(
      Object.entries(versions).map(([name, version]) => {
        const listed = findVersion(this.registry, name, version);
        if (!listed) throw new Error(`the registry no longer lists ${name} ${version}`);
        return toLiveRemote(name, listed);
      }),
    );
    this.sets.set(key, set);
    return set;
  }
}
