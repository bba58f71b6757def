import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

declare global {
  /** Where the entries of remotes look for the federation runtime. */
  var shopFederationRuntime: object | undefined;
}

/**
 * Gives remotes the host's federation runtime, so that no entry brings 13 KB of its own.
 * The host's own copy lacks what only a build with exposes needs: `initContainerEntry` is added here.
 */
// eslint-disable-next-line no-restricted-syntax -- the federation plugin asks for a default export
export default function provideFederationRuntime(): ModuleFederationRuntimePlugin {
  return {
    name: 'provide-federation-runtime',
    beforeInit(args) {
      globalThis.shopFederationRuntime = {
        ...federation,
        // The runtime's own `init` knows one instance a script; each entry needs one of its own.
        runtime: { ...federation.runtime, init: createInstance },
        bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
      };
      return args;
    },
  };
}
