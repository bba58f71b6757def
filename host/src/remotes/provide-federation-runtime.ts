import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime-tools/runtime';

declare global {
  /** The entries of remotes read the federation runtime here. */
  var shopFederationRuntime: object | undefined;
}

/**
 * Shares the host's federation runtime with the remotes, which saves 13 KB per entry
 * (docs/decisions.md, "Remotes use the host's federation runtime"). A build without exposes lacks
 * `initContainerEntry`, so it is added.
 */
// eslint-disable-next-line no-restricted-syntax -- the federation plugin needs a default export
export default function provideFederationRuntime(): ModuleFederationRuntimePlugin {
  return {
    name: 'provide-federation-runtime',
    beforeInit(args) {
      globalThis.shopFederationRuntime = {
        ...federation,
        // The runtime's own `init` has one instance per script, but each entry needs one.
        runtime: { ...federation.runtime, init: createInstance },
        bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
      };
      return args;
    },
  };
}
