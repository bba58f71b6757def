import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/runtime-core';

declare global {
  /** Where remotes built with `externalRuntime` look for the federation runtime. */
  var _FEDERATION_RUNTIME_CORE: object | undefined;
}

/**
 * Gives remotes the host's federation runtime, so that no entry brings its own 10 KB. The plugin's own
 * `provideExternalRuntime` exports the runtime whole and a second time; these are the names that entries use.
 */
export default function provideFederationRuntime(): ModuleFederationRuntimePlugin {
  return {
    name: 'provide-federation-runtime',
    beforeInit(args) {
      globalThis._FEDERATION_RUNTIME_CORE = {
        assert,
        CurrentGlobal,
        getGlobalFederationConstructor,
        getRemoteEntry,
        getRemoteInfo,
        helpers,
        loadScript,
        loadScriptNode,
        Module,
        ModuleFederation,
        registerGlobalPlugins,
        satisfy,
        setGlobalFederationConstructor,
        setGlobalFederationInstance,
      };
      return args;
    },
  };
}
