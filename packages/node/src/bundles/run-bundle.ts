import vm from 'node:vm';
import type { VersionName } from '@shop/shared/federation/registry';
import { isRemoteModule, type RemoteModule } from '@shop/shared/federation/contract';

/** The server bundle of a version, checked against its published hash. */
export interface ServerBundle extends VersionName {
  code: string;
  /** Address of the version's browser files. */
  base: string;
}

/** The host's singletons, by the names that bundles import. */
export type HostModules = Readonly<Record<string, unknown>>;

type BundleFunction = (
  exports: object,
  module: { exports: { remote?: unknown } },
  require: (request: string) => unknown,
  base: string,
) => void;

/**
 * Runs a remote's CommonJS bundle with the host's own React, styles and stores.
 * Plain `vm` without a federation runtime: old versions stay collectable, and a missing chunk
 * throws.
 * @param base address of the version's browser files, for the pictures it names
 * @throws what the bundle throws while it loads, or Error when it exposes no remote
 */
export function runBundle(code: string, name: string, base: string, modules: HostModules): RemoteModule {
  const script = new vm.Script(`(function (exports, module, require, __REMOTE_BASE__) {${code}\n})`, {
    filename: `${name}.cjs`,
  });
  const module: { exports: { remote?: unknown } } = { exports: {} };
  const requireShared = (request: string) => {
    if (!Object.hasOwn(modules, request))
      throw new Error(`remote ${name} asks for ${request}, which the host does not share`);
    return modules[request];
  };
  const run = script.runInThisContext() as BundleFunction; // the wrapper above is this function
  run(module.exports, module, requireShared, base);
  const { remote } = module.exports;
  if (!isRemoteModule(remote)) throw new Error(`remote ${name} exposes no remote module`);
  return remote;
}
