import type { RemoteModule } from '@shop/shared/federation';
import { runBundle } from '@shop/node/bundles';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import type { Bundle } from '../protocol/messages';
import { partOf, type Progress } from '../protocol/progress';
import { hostModules } from './host-modules';

type Version = Pick<LiveRemote, 'name' | 'version'>;

/** The code of remotes that the host has sent. Each version runs once. */
export class RemoteCode {
  private readonly bundles = new Map<string, Bundle>();
  private readonly modules = new Map<string, RemoteModule>();

  constructor(private readonly progress: Progress) {}

  add(bundle: Bundle): void {
    const key = `${bundle.remote}@${bundle.version}`;
    this.bundles.set(key, bundle);
    this.modules.delete(key);
  }

  forget({ name, version }: Version): void {
    this.bundles.delete(`${name}@${version}`);
    this.modules.delete(`${name}@${version}`);
  }

  /** What has run must run anew: it holds what has changed in constants. */
  restart(): void {
    this.modules.clear();
  }

  /** @throws Error when the host has not sent the version; PartError when its code throws */
  async load({ name, version }: Version): Promise<RemoteModule> {
    const key = `${name}@${version}`;
    const known = this.modules.get(key);
    if (known) return known;
    const bundle = this.bundles.get(key);
    if (!bundle) throw new Error(`the host has not sent ${key}`);
    const module = await this.progress.during(partOf({ name, version }, 'load'), () =>
      runBundle(bundle.code, key, bundle.base, hostModules),
    );
    this.modules.set(key, module);
    return module;
  }
}
