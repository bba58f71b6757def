import type { RemoteModule } from '@shop/shared/federation';
import { runBundle } from '@shop/node/bundles';
import type { VersionName } from '@shop/shared/federation/registry';
import type { ServerBundle } from '@shop/node/bundles';
import type { Progress } from '../protocol/progress';
import { hostModules } from './host-modules';

const keyOf = ({ remote, version }: VersionName) => `${remote}@${version}`;

/** The code of remotes that the host has sent. Each version runs once. */
export class RemoteCode {
  private readonly bundles = new Map<string, ServerBundle>();
  private readonly modules = new Map<string, RemoteModule>();

  constructor(private readonly progress: Progress) {}

  add(bundle: ServerBundle): void {
    const key = keyOf(bundle);
    this.bundles.set(key, bundle);
    this.modules.delete(key);
  }

  forget(version: VersionName): void {
    this.bundles.delete(keyOf(version));
    this.modules.delete(keyOf(version));
  }

  /** What has run must run anew: it holds what has changed in constants. */
  restart(): void {
    this.modules.clear();
  }

  /** @throws Error when the host has not sent the version; PartError when its code throws */
  async load({ remote, version }: VersionName): Promise<RemoteModule> {
    const key = keyOf({ remote, version });
    const known = this.modules.get(key);
    if (known) return known;
    const bundle = this.bundles.get(key);
    if (!bundle) throw new Error(`the host has not sent ${key}`);
    const module = await this.progress.during({ remote, version, name: 'load' }, () =>
      runBundle(bundle.code, key, bundle.base, hostModules),
    );
    this.modules.set(key, module);
    return module;
  }
}
