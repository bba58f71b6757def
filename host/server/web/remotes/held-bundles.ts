import type { ServerBundle } from '@shop/node/bundles';

interface HeldBundle {
  name: string;
  version: string;
  integrity: string;
  bundle: Promise<ServerBundle>;
}

const keyOf = (name: string, version: string) => `${name}@${version}`;

/** The server bundles that this host has loaded, or is loading. Renderers may forget all others. */
export class HeldBundles {
  private readonly byKey = new Map<string, HeldBundle>();

  has({ remote, version }: Pick<ServerBundle, 'remote' | 'version'>): boolean {
    return this.byKey.has(keyOf(remote, version));
  }

  find(name: string, version: string): HeldBundle | undefined {
    return this.byKey.get(keyOf(name, version));
  }

  add(held: HeldBundle): void {
    this.byKey.set(keyOf(held.name, held.version), held);
  }

  /** Removes this one, unless another with its name has taken its place. */
  remove(held: HeldBundle): void {
    if (this.find(held.name, held.version) === held) this.byKey.delete(keyOf(held.name, held.version));
  }

  keepOnly(isNeeded: (name: string, version: string) => boolean): void {
    for (const held of this.byKey.values()) if (!isNeeded(held.name, held.version)) this.remove(held);
  }
}
